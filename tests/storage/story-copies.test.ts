import { freshCorpus } from './fresh-corpus';
import { describe, expect, test } from 'vitest';
import type { QuotationAnswer } from '@/text/answer';
import { answerCollation } from '@/storage/answer-collation';
import { answerPage } from '@/storage/answer-page';
import type { CorpusDb } from '@/storage/corpus-db';
import { makeMark } from '@/storage/make-mark';
import { readArticle } from '@/storage/read-article';
import { refreshIndex } from '@/storage/refresh-index';
import { saveArticle } from '@/storage/save-article';
import { INDEX_SCHEME } from '@/text/matching/fingerprint';
import { inventedArticle } from './invented-article';

const SEEN = '2026-03-06T12:00:00.000Z';
const SAID = 'We will never raise the fares on the harbour ferry this winter';
const quoting = (words: string): string => `“${words},” Ada Wren said on the quay.`;

/** What the agency's story says round the quotation. */
const STORY = [
  'The council of Brackwater met behind closed doors for most of Tuesday night.',
  'Three of its members left before the vote on the timetable was taken.',
  'The ferry has carried islanders to the market since the bridge was closed.',
  'A petition with four hundred names was handed to the harbour master.',
];

/** Saves a page of an outlet, which prints `words`, in `around`. */
async function save(
  db: CorpusDb,
  outlet: string,
  words: string,
  around: readonly string[],
  authors = ['Associated Press'],
) {
  const paragraphs = [...around.slice(0, 1), quoting(words), ...around.slice(1)];
  const url = `https://${outlet}.example/ferry`;
  const read = readArticle(inventedArticle({ url, outlet, headline: outlet, authors, paragraphs }));
  return { read, saved: await saveArticle(db, read, SEEN) };
}

const COPIES = ['auk', 'gull', 'knot', 'tern'];

/** Four outlets that print the agency's story, one that changed a word of it, and one with a report of its own. */
async function corpus(): Promise<CorpusDb> {
  const db = await freshCorpus();
  for (const outlet of COPIES) await save(db, outlet, SAID, STORY);
  await save(db, 'plover', SAID.replace('never', 'not'), STORY);
  await save(db, 'wren', SAID, ['Nobody on the quay had heard of it before.'], ['Ivo Brandt']);
  return db;
}

/** The answer about the quotation on a page that is nobody's copy. */
async function answered(db: CorpusDb): Promise<QuotationAnswer> {
  const { read, saved } = await save(db, 'post', SAID, ['The town slept.'], ['Ada Wren']);
  const [quotation] = (await answerPage(db, read, saved)).quotations;
  if (quotation === undefined) throw new Error('no quotation');
  return quotation;
}

const shown = ({ versions }: QuotationAnswer) =>
  versions.map(({ outlet, story, comparison }) => ({
    outlets: story === undefined ? [outlet] : story.copies.map((copy) => copy.outlet).sort(),
    agency: story?.agency ?? null,
    differences: comparison.differences.length,
  }));

describe('copies of one story', () => {
  test('are one line, and the copy that differs in a word stands apart', async () => {
    const lines = shown(await answered(await corpus()));
    expect(lines[0]).toEqual({ outlets: ['plover'], agency: null, differences: 1 });
    expect(lines.slice(1)).toHaveLength(2);
    expect(lines.slice(1)).toEqual(
      expect.arrayContaining([
        { outlets: COPIES, agency: 'AP', differences: 0 },
        { outlets: ['wren'], agency: null, differences: 0 },
      ]),
    );
  });

  test('are counted as one text', async () => {
    const { found, independent } = await answered(await corpus());
    expect(found).toBe(3);
    expect(independent).toEqual({ printings: 6, texts: 2 });
  });

  test('that the reader marked as the record stand alone', async () => {
    const db = await corpus();
    const page = 'https://knot.example/ferry';
    await makeMark(db, { what: 'source', page, by: null }, SEEN);
    const lines = shown(await answered(db));
    expect(lines[0]?.outlets).toEqual(['knot']);
    expect(lines.map(({ outlets }) => outlets)).toContainEqual(['auk', 'gull', 'tern']);
  });

  test('are one text of the collation', async () => {
    const db = await corpus();
    const { collation, witnesses } = await answerCollation(db, {
      segments: [`${SAID},`],
      speaker: 'Ada Wren',
      language: 'en',
      page: null,
      base: null,
    });
    expect(collation.texts).toBe(3);
    const copies = collation.printings.flatMap((printing) => printing.copies);
    const pages = COPIES.map((outlet) => `https://${outlet}.example/ferry`);
    expect(copies.map(({ witnesses: ids }) => ids.toSorted())).toContainEqual(pages);
    expect(witnesses.filter(({ agency }) => agency === 'AP')).toHaveLength(COPIES.length + 1);
  });

  test('are known again after the index was made anew', async () => {
    const db = await corpus();
    await db.articles.toCollection().modify((row) => {
      Object.assign(row, { agency: undefined, sketch: undefined });
    });
    expect((await answered(db)).found).toBe(6);
    await db.settings.put({
      key: 'index',
      value: { scheme: INDEX_SCHEME, rules: 0, rebuiltTo: null },
    });
    await refreshIndex(db);
    expect((await answered(db)).independent).toEqual({ printings: 6, texts: 2 });
  });
});

test('reports that share only the quotation are texts of their own', async () => {
  const db = await freshCorpus();
  for (const [i, outlet] of COPIES.entries())
    await save(db, outlet, SAID, [`The reporter of paper ${outlet} heard this on pier ${i}.`], [outlet]);
  const { found, independent } = await answered(db);
  expect([found, independent]).toEqual([COPIES.length, undefined]);
});
