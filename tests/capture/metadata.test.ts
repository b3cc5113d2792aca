import { describe, expect, test } from 'vitest';
import { metadataOf } from '@/capture/metadata';
import type { PageReading, RenderedBlock } from '@/capture/page-reading';
import { inventedReading } from './invented-reading';

const HERE = 'https://post.example/quay';
const PROSE =
  'Der Hafen bleibt den ganzen Winter offen, sagte die Verwaltung am Montag, und die Fähre soll auch in der Nacht nicht mehr halten. ' +
  'Das ist für die Leute auf der Insel eine gute Nachricht, weil sie sonst nicht zur Arbeit kommen.';

interface Said {
  readonly metas?: Readonly<Record<string, string>>;
  readonly data?: readonly object[];
  readonly language?: string;
  readonly canonical?: string;
  readonly lines?: readonly string[];
}

/** A page with a headline, these lines under it and a text. */
function page({ metas = {}, data = [], language, canonical, lines = [] }: Said): PageReading {
  const block = (text: string, place: number): RenderedBlock => ({
    text,
    region: 'body',
    order: 20 + place,
    linked: 0,
  });
  return inventedReading({
    claims: {
      ...{ title: 'Ferry stays', language: language ?? null, base: null, canonical: canonical ?? null },
      metas: Object.entries(metas).map(([name, content]) => ({ name, content })),
      data: data.map((thing) => JSON.stringify({ '@type': 'NewsArticle', ...thing })),
    },
    print: { headings: [{ words: 'Ferry stays', order: 20 }], bylines: [], times: [] },
    blocks: [...lines, PROSE, PROSE].map((text, place) => block(text, place + 1)),
  });
}

describe('lines no markup names', () => {
  test.each([
    { line: 'By Ada Quill', names: ['Ada Quill'] },
    { line: 'ByAda Quill', names: ['Ada Quill'] },
    { line: 'Von Ada Quill und Mei Tan', names: ['Ada Quill', 'Mei Tan'] },
    { line: 'Kommentar von Ada Quill', names: ['Ada Quill'] },
    { line: 'Mo 02.03.26 | 14:07 Uhr | Von Ada Quill', names: ['Ada Quill'] },
    { line: 'Auteur : Ada Quill', names: ['Ada Quill'] },
    { line: 'Автор: Анна Перова', names: ['Анна Перова'] },
    { line: 'بقلم سلمى حداد', names: ['سلمى حداد'] },
    { line: '김하늘 기자', names: ['김하늘'] },
    { line: '田中花子記者', names: ['田中花子'] },
    { line: 'Ada Quill reports', names: ['Ada Quill'] },
    { line: 'By the river nobody slept', names: [] },
    { line: 'Ada Quill', names: [] },
    { line: '(dpa)', names: [] },
  ])('"$line" under the headline names $names', ({ line, names }) => {
    expect(metadataOf(page({ lines: [line] })).authors).toEqual(names);
  });

  const outlet = { data: [{ author: 'Orrin Post', publisher: { name: 'Orrin Post' } }] };
  test.each([
    { line: 'Ada Quill', names: ['Ada Quill'] },
    { line: 'Ada Quill/Mei Tan', names: ['Ada Quill', 'Mei Tan'] },
    { line: 'Local News', names: ['Orrin Post'] },
    { line: 'Getty Images', names: ['Orrin Post'] },
    { line: 'SAVE IT NOW', names: ['Orrin Post'] },
  ])('where the outlet signs, "$line" alone gives $names', ({ line, names }) => {
    expect(metadataOf(page({ ...outlet, lines: [line] })).authors).toEqual(names);
  });

  test.each([
    { line: '02/03/2026 Northern Agency', language: 'en-GB', date: '2026-03-02' },
    { line: '02/03/2026 Northern Agency', language: 'en-US', date: '2026-02-03' },
    { line: '02/03/2026 Northern Agency', language: undefined, date: null },
    { line: 'A quay of the harbour as it looked on 2 March 2026', language: undefined, date: null },
  ])('"$line" on a page in $language is of $date', ({ line, language, date }) => {
    expect(metadataOf(page({ lines: [line], ...(language !== undefined && { language }) })).publishedAt).toBe(
      date,
    );
  });
});

describe('language', () => {
  test.each([
    { rule: 'the document’s, when nothing contradicts it', language: 'en', metas: {}, gives: 'en' },
    {
      rule: 'the one the text is in, when they differ',
      language: 'en',
      metas: { 'og:locale': 'de_DE' },
      gives: 'de-DE',
    },
    {
      rule: 'the first, when the text is in neither',
      language: 'fr',
      metas: { 'og:locale': 'en_US' },
      gives: 'fr',
    },
    {
      rule: 'the first, when they differ in the region alone',
      language: 'de-AT',
      metas: { 'og:locale': 'de_DE' },
      gives: 'de-AT',
    },
    {
      rule: 'another, when the first is none',
      language: 'english',
      metas: { 'og:locale': 'de_DE' },
      gives: 'de-DE',
    },
  ])('$rule', ({ language, metas, gives }) => {
    expect(metadataOf(page({ language, metas })).language).toBe(gives);
  });
});

describe('several articles on a page', () => {
  const teaser = { headline: 'Bridge closed', url: 'https://post.example/bridge', author: 'Mei Tan' };
  test.each([
    { rule: 'the one with the page’s address', own: { headline: 'Boat saved', url: HERE } },
    { rule: 'else the one with its headline', own: { headline: 'Ferry stays' } },
  ])('$rule is the page’s', ({ own }) => {
    const data = [teaser, { ...own, author: 'Ada Quill' }];
    expect(metadataOf(page({ data })).authors).toEqual(['Ada Quill']);
  });
});

test.each([
  { stated: { canonical: HERE }, source: 'link canonical' },
  { stated: { metas: { 'og:url': HERE } }, source: 'meta og:url' },
  { stated: { canonical: 'https://post.example/', metas: { 'og:url': HERE } }, source: 'meta og:url' },
  { stated: { data: [{ url: HERE }] }, source: 'json-ld url' },
  { stated: {}, source: 'address' },
])('says that the canonical address came from $source', ({ stated, source }) => {
  const { canonicalUrl, sources } = metadataOf(page(stated));
  expect(canonicalUrl).toBe(HERE);
  expect(sources.canonicalUrl).toBe(source);
});

test.each([
  { rule: 'of the article', data: [{ isAccessibleForFree: 'False' }], source: 'json-ld isAccessibleForFree' },
  {
    rule: 'of a part of it',
    data: [{ hasPart: { isAccessibleForFree: false, cssSelector: '.wall' } }],
    source: 'json-ld isAccessibleForFree',
  },
  { rule: 'nothing', data: [{ isAccessibleForFree: true }], source: null },
])('a page says it must be paid for: $rule', ({ data, source }) => {
  expect(metadataOf(page({ data })).paid?.source ?? null).toBe(source);
});
