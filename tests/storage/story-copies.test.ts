import { freshCorpus } from './fresh-corpus';
import { describe, expect, test } from 'vitest';
import type { QuotationAnswer } from '@/text/answer';
import { answerCollation } from '@/storage/answer-collation';
import { answerPage } from '@/storage/answer-page';
import type { CorpusDb } from '@/storage/corpus-db';
import { allVersions } from '@/storage/all-versions';
import { answerSavedPage } from '@/storage/answer-saved-page';
import { makeMark, takeBackMark } from '@/storage/make-mark';
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

  test('go together when one of them is not the same, those that print the same words, and come back together', async () => {
    const db = await corpus();
    const { printed, versions } = await answered(db);
    const folded = versions.find(({ story }) => story !== undefined)?.printed;
    if (printed === undefined || folded === undefined) throw new Error('nothing to correct');
    const made = await makeMark(db, { what: 'not-same', here: printed, there: folded }, SEEN);
    const without = await answered(db);
    expect(shown(without).map(({ outlets }) => outlets)).toEqual([['plover'], ['wren']]);
    expect(without.hidden?.map(({ story }) => story?.outlets)).toEqual([COPIES.length]);
    expect(without.hidden?.map(({ changed }) => changed)).toEqual([[made]]);
    await takeBackMark(db, typeof made === 'string' ? made : made.id);
    expect(shown(await answered(db))).toHaveLength(3);
  });

  test('of which any one was spoken of take the same way back, whichever stands for them', async () => {
    const db = await corpus();
    const { printed: here } = await answered(db);
    if (here === undefined) throw new Error('nothing to correct');
    for (const outlet of ['tern', 'auk']) {
      const there = { page: `https://${outlet}.example/ferry`, words: `${SAID},` };
      await makeMark(db, { what: 'not-same', here, there }, SEEN);
    }
    const { hidden } = await answered(db);
    expect(hidden).toHaveLength(1);
    expect(hidden?.[0]?.changed).toHaveLength(2);
  });

  test('do not show what the reader hid on another copy', async () => {
    const db = await corpus();
    const [here, there] = ['auk', 'wren'].map((outlet) => ({
      page: `https://${outlet}.example/ferry`,
      words: `${SAID},`,
    }));
    if (here === undefined || there === undefined) throw new Error('no pages');
    await makeMark(db, { what: 'not-same', here, there }, SEEN);
    const outletsOn = async (outlet: string) => {
      const answer = await answerSavedPage(db, `https://${outlet}.example/ferry`);
      return answer?.quotations.flatMap(shown).flatMap(({ outlets }) => outlets);
    };
    expect(await outletsOn('auk')).not.toContain('wren');
    expect(await outletsOn('gull')).not.toContain('wren');
    expect(await outletsOn('plover')).toContain('wren');
  });

  test('are one line among all versions too, which show the record and what was hidden as the answer does', async () => {
    const db = await corpus();
    const { printed, quotation } = await answered(db);
    if (printed === undefined) throw new Error('nothing to correct');
    const { text, speaker } = quotation;
    const sought = { text, speaker, language: 'en', page: { identity: printed.page, publishedAt: null } };
    const all = async () =>
      (await allVersions(db, sought)).wordings.flatMap(({ comparison, versions }) =>
        versions.map((version) => ({ ...version, comparison })),
      );
    const found = await answered(db);
    expect(await all()).toEqual(found.versions);
    const page = 'https://plover.example/ferry';
    await makeMark(db, { what: 'source', page, by: null }, SEEN);
    const there = { page: 'https://wren.example/ferry', words: `${SAID},` };
    await makeMark(db, { what: 'not-same', here: printed, there }, SEEN);
    const held = await all();
    expect(held).toEqual((await answered(db)).versions);
    expect(held[0]).toMatchObject({ outlet: 'plover', againstSource: { record: 'this-version' } });
    expect(held.map(({ outlet }) => outlet)).not.toContain('wren');
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
