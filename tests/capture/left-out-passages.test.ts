import { expect, test } from 'vitest';
import { withLeftOutPassages } from '@/capture/left-out-passages';
import type { RenderedBlock } from '@/capture/page-reading';
import { inventedBlock } from './invented-block';

const FIRST = 'The council of Velden voted on Monday night to close the old bridge to lorries.';
const SECOND = 'Hauliers said the detour over Marnau would cost them forty minutes a trip.';
const LOST = 'The county has promised a second lane on the mill road before the spring.';
const KEPT = [inventedBlock(FIRST, 100), inventedBlock(SECOND, 140)];
const SILENT = { body: null, descriptions: [] };
const ELSEWHERE = { path: [1, 50, 51], names: ['p teaser', 'div list', 'section'], article: null };

function texts(
  beside: readonly RenderedBlock[],
  said = SILENT as { body: string | null; descriptions: string[] },
) {
  return withLeftOutPassages(KEPT, beside, said).map(({ region, text }) => [region, text]);
}

const BOTH = [
  ['body', FIRST],
  ['body', SECOND],
];

test.each([
  {
    what: 'a brother of the paragraphs that were kept stands at its place among them',
    beside: [inventedBlock(LOST, 120)],
    found: [
      ['body', FIRST],
      ['body', LOST],
      ['body', SECOND],
    ],
  },
  {
    what: 'a paragraph in another element of the same names is one of them',
    beside: [inventedBlock(LOST, 160, { standing: { path: [1, 155, 160] } })],
    found: [...BOTH, ['body', LOST]],
  },
  {
    what: 'a heading between paragraphs is put back',
    beside: [
      inventedBlock('What it costs', 130, { standing: { kind: 'heading', names: ['h2', 'div story-text'] } }),
    ],
    found: [
      ['body', FIRST],
      ['body', 'What it costs'],
      ['body', SECOND],
    ],
  },
  {
    what: 'a block quotation in the part of the page that is the article is put back',
    beside: [
      inventedBlock('It has carried us for two hundred years', 120, {
        region: 'blockquote',
        standing: { names: ['p', 'blockquote'] },
      }),
    ],
    found: [
      ['body', FIRST],
      ['blockquote', 'It has carried us for two hundred years'],
      ['body', SECOND],
    ],
  },
  {
    what: 'a standfirst is known by its name',
    beside: [
      inventedBlock('Cracks were found in two of seven arches', 90, {
        standing: { ...ELSEWHERE, names: ['p standfirst', 'header'] },
      }),
    ],
    found: [['standfirst', 'Cracks were found in two of seven arches'], ...BOTH],
  },
  {
    what: 'a standfirst is known by its Turkish name, a heading or not',
    beside: [
      inventedBlock('Yedi kemerin ikisinde çatlak bulundu', 90, {
        standing: { ...ELSEWHERE, kind: 'heading', names: ['h2 spot ', 'div haber'] },
      }),
    ],
    found: [['standfirst', 'Yedi kemerin ikisinde çatlak bulundu'], ...BOTH],
  },
  {
    what: 'a caption named for the beginning of the article is no standfirst',
    beside: [
      inventedBlock('Cracks were found in two of seven arches', 90, {
        region: 'caption',
        standing: { ...ELSEWHERE, names: ['p', 'div article-intro'] },
      }),
    ],
    found: BOTH,
  },
  {
    what: 'a paragraph of another list stays out',
    beside: [inventedBlock(LOST, 120, { standing: ELSEWHERE })],
    found: BOTH,
  },
  {
    what: 'a paragraph that is one link stays out',
    beside: [inventedBlock(LOST.slice(0, -1), 120, { linked: 1 })],
    found: BOTH,
  },
  { what: 'a caption stays out', beside: [inventedBlock(LOST, 120, { region: 'caption' })], found: BOTH },
  { what: 'words that were kept are not put back twice', beside: [inventedBlock(FIRST, 90)], found: BOTH },
  {
    what: 'the next article on the page stays out',
    beside: [
      inventedBlock('Ferry stays in port', 200, {
        standing: { kind: 'heading', names: ['h1 title', 'header'], path: [1, 199, 200] },
      }),
      inventedBlock(LOST, 210),
    ],
    found: BOTH,
  },
])('$what', ({ beside, found }) => {
  expect(texts(beside)).toEqual(found);
});

test('what the page describes itself by is its standfirst, wherever it stands above', () => {
  const beside = [inventedBlock(LOST, 20, { standing: ELSEWHERE })];
  expect(texts(beside, { body: null, descriptions: [LOST] })[0]).toEqual(['standfirst', LOST]);
});

test('what JSON-LD gives as the text is put back, however it is printed', () => {
  const beside = [inventedBlock(LOST, 120, { standing: ELSEWHERE })];
  expect(texts(beside, { body: `${FIRST}\n${LOST}`, descriptions: [] })[1]).toEqual(['body', LOST]);
});

test('where nothing was kept there is nothing to put back to', () => {
  expect(withLeftOutPassages([], [inventedBlock(LOST, 120)], SILENT)).toEqual([]);
});

test('a page made to be searched for ever is given up in time', { timeout: 60_000 }, () => {
  const count = 20_000;
  const kept = Array.from({ length: count }, (_, i) => inventedBlock(`${FIRST} Number ${i}`, i));
  const beside = kept.map(({ text }, i) => inventedBlock(`Elsewhere ${text}`, count + i));
  const found = withLeftOutPassages(kept, beside, SILENT).length;
  // The square of forty thousand paragraphs takes half a minute; what an ordinary page may put back is not touched.
  expect(found).toBeGreaterThan(count + 1_000);
  expect(found).toBeLessThan(count + 5_000);
});
