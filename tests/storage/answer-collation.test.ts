import { freshCorpus } from './fresh-corpus';
import { describe, expect, test } from 'vitest';
import { answerCollation } from '@/storage/answer-collation';
import type { CorpusDb } from '@/storage/corpus-db';
import { makeMark } from '@/storage/make-mark';
import { readArticle } from '@/storage/read-article';
import { saveArticle } from '@/storage/save-article';
import type { CollationQuestion } from '@/text/collation-answer';
import { inventedArticle } from './invented-article';

const PAGE = 'https://post.example/quay';
const WORDS = 'We will never raise fares on the harbour ferry this winter.';

const question: CollationQuestion = {
  segments: [WORDS],
  speaker: 'Ada Wren',
  language: 'en',
  page: PAGE,
  base: null,
};

/** What an outlet prints; the first is the page on screen. */
const ARTICLES = [
  {
    host: 'post',
    path: 'quay',
    outlet: 'The Harbour Post',
    publishedAt: '2026-03-04T08:00:00Z',
    paragraph: `“${WORDS}” said Ada Wren.`,
  },
  {
    host: 'herald',
    path: 'fares',
    outlet: 'The Herald',
    publishedAt: '2026-03-03T08:00:00Z',
    paragraph: '“We will not raise fares on the harbour ferry this winter,” said Ada Wren.',
  },
  {
    host: 'gazette',
    path: 'ferry',
    outlet: 'The Gazette',
    publishedAt: '2026-03-05T08:00:00Z',
    paragraph: `“${WORDS}” said Ivo Brandt.`,
  },
] as const;

async function save(
  db: CorpusDb,
  {
    host,
    path,
    outlet,
    publishedAt,
    paragraph,
  }: {
    readonly host: string;
    readonly path: string;
    readonly outlet: string;
    readonly publishedAt: string;
    readonly paragraph: string;
  },
) {
  const url = `https://${host}.example/${path}`;
  const article = inventedArticle({
    url,
    outlet,
    publishedAt,
    headline: `${outlet} on fares`,
    paragraphs: [paragraph],
  });
  await saveArticle(db, readArticle(article), '2026-03-06T12:00:00.000Z');
}

async function corpusOf(articles: Iterable<(typeof ARTICLES)[number]> = ARTICLES): Promise<CorpusDb> {
  const db = await freshCorpus();
  for (const article of articles) await save(db, article);
  return db;
}

const ids = ['https://herald.example/fares', PAGE, 'https://gazette.example/ferry'];

describe('answerCollation', () => {
  test('lines up what the saved articles print, the page on screen among them', async () => {
    const { collation, witnesses } = await answerCollation(await corpusOf(), question);
    expect(collation.base).toBe(PAGE);
    expect(collation.text).toBe(WORDS);
    expect(collation.order).toEqual(ids);
    expect(witnesses).toMatchObject([
      { outlet: 'The Herald', domain: 'herald.example', headline: 'The Herald on fares' },
      { outlet: 'The Harbour Post', publishedAt: '2026-03-04T08:00:00Z', here: true },
      { outlet: 'The Gazette' },
    ]);
    const places = collation.runs.flatMap((run) =>
      run.type === 'place' ? [run.readings.map(({ forms }) => forms)] : [],
    );
    expect(places).toEqual([
      [[{ text: 'never', witnesses: [PAGE, ids[2]] }], [{ text: 'not', witnesses: [ids[0]] }]],
    ]);
  });

  test('holds them against the base the reader chose', async () => {
    const { collation } = await answerCollation(await corpusOf(), { ...question, base: ids[0] ?? null });
    expect(collation.base).toBe(ids[0]);
    expect(collation.text).toBe('We will not raise fares on the harbour ferry this winter,');
    expect(collation.printings.map(({ standing }) => standing)).toEqual(['base', 'lined-up', 'lined-up']);
  });

  test('holds them against the text on screen where the chosen one is gone', async () => {
    const { collation } = await answerCollation(await corpusOf(), {
      ...question,
      base: 'https://gone.example/',
    });
    expect(collation.base).toBe(PAGE);
  });

  test('is the same in whatever order the articles were saved', async () => {
    const answer = await answerCollation(await corpusOf(), question);
    const turned = await answerCollation(await corpusOf(ARTICLES.toReversed()), question);
    expect(turned).toEqual(answer);
  });

  test('answers for words that stand nowhere', async () => {
    const { collation, witnesses } = await answerCollation(await corpusOf(), {
      ...question,
      segments: ['We will never raise fares', 'on the harbour ferry'],
      page: null,
      speaker: null,
    });
    expect(collation.text).toBe('We will never raise fares on the harbour ferry');
    expect(witnesses.find(({ here }) => here)).toMatchObject({ outlet: '', domain: '', capturedAt: null });
    expect(witnesses).toHaveLength(4);
  });

  test('answers for a page that is not saved', async () => {
    const [, ...others] = ARTICLES;
    const { collation, witnesses } = await answerCollation(await corpusOf(others), question);
    expect(collation.base).toBe(PAGE);
    expect(witnesses.find(({ here }) => here)).toMatchObject({ outlet: '', domain: 'post.example' });
  });

  test('says where words are from an earlier copy of their page', async () => {
    const db = await corpusOf();
    await save(db, { ...ARTICLES[1], paragraph: 'The statement was taken down.' });
    const { witnesses } = await answerCollation(db, question);
    expect(witnesses.map(({ earlierCopy }) => earlierCopy)).toEqual([true, undefined, undefined]);
  });

  test('finds short words that longer ones of the same page tie, as the page itself does', async () => {
    const short = 'a bell without a tower';
    const db = await freshCorpus();
    for (const [index, article] of ARTICLES.entries())
      if (index < 2)
        await save(db, { ...article, paragraph: `${article.paragraph} She called it “${short}” too.` });
    const { witnesses } = await answerCollation(db, { ...question, segments: [short] });
    expect(witnesses).toHaveLength(2);
  });

  test('answers for no words at all', async () => {
    const { collation } = await answerCollation(await corpusOf(), { ...question, segments: [] });
    expect(collation).toMatchObject({ text: '', runs: [] });
  });

  test('leaves out what the reader said is another quotation', async () => {
    const db = await corpusOf();
    const here = { page: PAGE, words: WORDS };
    const there = { page: ids[0] ?? '', words: 'We will not raise fares on the harbour ferry this winter,' };
    await makeMark(db, { what: 'not-same', here, there }, '2026-03-07T12:00:00.000Z');
    expect((await answerCollation(db, question)).collation.order).toEqual([PAGE, ids[2]]);
  });

  test('says of which the same words cannot be expected, as its article tells or the reader does', async () => {
    const db = await corpusOf();
    const [, , gazette] = ARTICLES;
    await save(db, {
      ...gazette,
      host: 'echo',
      outlet: 'The Echo',
      paragraph: `“${WORDS.replace('harbour', 'river')}” Ada Wren told the Harbour Courier.`,
    });
    const there = { page: ids[0] ?? '', words: 'We will not raise fares on the harbour ferry this winter,' };
    const here = { page: PAGE, words: WORDS };
    await makeMark(db, { what: 'basis', here, there, basis: 'two translations' }, '2026-03-07T12:00:00.000Z');
    const { collation } = await answerCollation(db, question);
    const bases = new Map(
      collation.printings.flatMap(({ copies, basis }) =>
        copies.flatMap(({ witnesses }) => witnesses.map((id) => [id, basis])),
      ),
    );
    expect(bases.get(PAGE)).toBeNull();
    expect(bases.get(ids[0] ?? '')).toBe('two translations');
    expect(bases.get('https://echo.example/ferry')).toBe('quoted from another report');
  });

  test('hands out the words of every text as it prints them, for the links', async () => {
    const { witnesses } = await answerCollation(await corpusOf(), question);
    expect(witnesses.map(({ segments }) => segments)).toEqual([
      ['We will not raise fares on the harbour ferry this winter,'],
      [WORDS],
      [WORDS],
    ]);
  });

  test('holds them against the record the reader marked, unless they choose another', async () => {
    const db = await corpusOf();
    await makeMark(db, { what: 'source', page: ids[2] ?? '', by: null }, '2026-03-07T12:00:00.000Z');
    const { collation, witnesses } = await answerCollation(db, question);
    expect(collation.base).toBe(ids[2]);
    expect(witnesses.map(({ source }) => source)).toEqual([undefined, undefined, true]);
    expect((await answerCollation(db, { ...question, base: PAGE })).collation.base).toBe(PAGE);
  });
});
