import { freshCorpus } from './fresh-corpus';
import { describe, expect, test } from 'vitest';
import { answerCollation } from '@/storage/answer-collation';
import { commentComparison } from '@/storage/comment-comparison';
import type { CorpusDb } from '@/storage/corpus-db';
import { deleteOutlet } from '@/storage/delete-outlet';
import { makeMark } from '@/storage/make-mark';
import { readArticle } from '@/storage/read-article';
import { listComparisons, loadComparisons } from '@/storage/read-comparisons';
import { removeComparisons, restoreComparisons } from '@/storage/remove-comparisons';
import { saveArticle } from '@/storage/save-article';
import { saveComparison } from '@/storage/save-comparison';
import { savePageComparisons } from '@/storage/save-page-comparisons';
import type { Article } from '@/text/article';
import type { CollationQuestion } from '@/text/collation-answer';
import type { SavedComparison } from '@/text/saved-comparison';
import { savedCollation } from '@/text/saved/saved-collation';
import { inventedArticle } from './invented-article';
import { noRoomFor } from './no-room-for';

const PAGE = 'https://post.example/quay';
const HERALD = 'https://herald.example/fares';
const GAZETTE = 'https://gazette.example/ferry';
const WORDS = 'We will never raise fares on the harbour ferry this winter.';
const THERE = 'We will not raise fares on the harbour ferry this winter,';
const NOON = '2026-03-07T12:00:00.000Z';
const SECONDS_LATER = '2026-03-07T12:00:40.000Z';
const NEXT_DAY = '2026-03-08T09:30:00.000Z';

const question: CollationQuestion = {
  segments: [WORDS],
  speaker: 'Ada Wren',
  language: 'en',
  page: PAGE,
  base: null,
};

async function save(db: CorpusDb, article: Partial<Article> & { readonly paragraphs: readonly string[] }) {
  await saveArticle(db, readArticle(inventedArticle(article)), '2026-03-06T12:00:00.000Z');
}

/** Three outlets that print one utterance; the first page is the one on screen. */
async function corpus(): Promise<CorpusDb> {
  const db = await freshCorpus();
  await save(db, {
    url: PAGE,
    publishedAt: '2026-03-04T08:00:00+01:00',
    modifiedAt: '2026-03-04T09:00:00+01:00',
    section: 'Harbour',
    paragraphs: [
      'The council met on Monday.',
      `“${WORDS}” said Ada Wren. She left at noon.`,
      '“Nobody asked the harbour master about the tide tables,” said Ivo Lund.',
    ],
  });
  await save(db, {
    url: HERALD,
    outlet: 'The Herald',
    publishedAt: '2026-03-03',
    paragraphs: [
      `It was late. “${THERE}” said Ada Wren.`,
      '“Nobody asked the harbour master about the tide table,” said Ivo Lund.',
    ],
  });
  await save(db, { url: GAZETTE, outlet: 'The Gazette', paragraphs: [`“${WORDS}” said Ivo Brandt.`] });
  return db;
}

async function saved(db: CorpusDb, ask = question, at = NOON): Promise<SavedComparison> {
  const [comparison] = await loadComparisons(db, await saveComparison(db, ask, at));
  if (comparison === undefined) throw new Error('Nothing was saved');
  return comparison;
}

describe('a saved comparison', () => {
  test('holds all that is shown, compared or cited of every text', async () => {
    const { witnesses, ...about } = await saved(await corpus());
    expect(about).toMatchObject({ version: 1, savedAt: NOON, here: PAGE, base: PAGE, unlisted: 0, note: '' });
    expect(witnesses.map(({ id }) => id).sort()).toEqual([GAZETTE, HERALD, PAGE]);
    expect(witnesses[0]).toMatchObject({
      id: PAGE,
      outlet: 'The Harbour Post',
      domain: 'post.example',
      headline: 'Quay to close',
      authors: ['Ada Wren'],
      section: 'Harbour',
      url: PAGE,
      publishedAt: '2026-03-04T08:00:00+01:00',
      modifiedAt: '2026-03-04T09:00:00+01:00',
      capturedAt: '2026-03-06T12:00:00.000Z',
      capturedAs: 'page',
      printed: WORDS,
      speaker: 'Ada Wren',
      around: { before: 'The council met on Monday.\n\n“', after: '” said Ada Wren. She left at noon.' },
    });
    expect(witnesses.find(({ id }) => id === HERALD)).toMatchObject({
      printed: THERE,
      publishedAt: '2026-03-03',
      around: { before: 'It was late. “' },
      basis: 'same words expected',
    });
  });

  test('gives the collation that was on screen', async () => {
    const db = await corpus();
    const { collation } = await answerCollation(db, question);
    expect(savedCollation(await saved(db))).toEqual(collation);
  });

  test('gives the collation against the base the reader chose, and against any other', async () => {
    const db = await corpus();
    const chosen = await answerCollation(db, { ...question, base: HERALD });
    const comparison = await saved(db, { ...question, base: HERALD });
    expect(comparison.base).toBe(HERALD);
    expect(savedCollation(comparison)).toEqual(chosen.collation);
    const { collation } = await answerCollation(db, question);
    expect(savedCollation(comparison, PAGE)).toEqual(collation);
  });

  test('is plain JSON', async () => {
    const comparison = await saved(await corpus());
    expect(JSON.parse(JSON.stringify(comparison))).toEqual(comparison);
  });

  test('outlives its articles', async () => {
    const db = await corpus();
    const before = await saved(db);
    for (const domain of ['post.example', 'herald.example', 'gazette.example'])
      await deleteOutlet(db, domain);
    expect(await db.articles.count()).toBe(0);
    expect(await loadComparisons(db, [before.id])).toEqual([before]);
    expect(savedCollation(before)?.order).toEqual([HERALD, GAZETTE, PAGE]);
  });

  test('keeps what the reader said, who marked the record and when', async () => {
    const db = await corpus();
    const here = { page: PAGE, words: WORDS };
    await makeMark(db, { what: 'source', page: HERALD, by: 'Mara Voss' }, NOON);
    await makeMark(db, { what: 'not-same', here, there: { page: GAZETTE, words: WORDS } }, NOON);
    await makeMark(
      db,
      { what: 'basis', here, there: { page: HERALD, words: THERE }, basis: 'two translations' },
      NOON,
    );
    const { witnesses, marks, base } = await saved(db);
    expect(base).toBe(HERALD);
    expect(witnesses.map(({ id }) => id)).toEqual([PAGE, HERALD]);
    expect(witnesses[1]).toMatchObject({
      basis: 'two translations',
      source: { madeAt: NOON, claim: { by: 'Mara Voss' } },
    });
    expect(marks.map(({ claim }) => claim.what).sort()).toEqual(['basis', 'not-same', 'source']);
  });

  test('of pasted words says that they were pasted', async () => {
    const { witnesses } = await saved(await corpus(), { ...question, page: null, speaker: null });
    expect(witnesses[0]).toMatchObject({ capturedAs: 'pasted', url: null, outlet: '', around: null });
    expect(witnesses).toHaveLength(4);
  });

  test('of a page that is not saved keeps its address', async () => {
    const db = await corpus();
    await deleteOutlet(db, 'post.example');
    const { witnesses } = await saved(db);
    expect(witnesses[0]).toMatchObject({ capturedAs: 'unsaved', canonicalUrl: PAGE, capturedAt: null });
  });

  test('of selected words says so', async () => {
    const db = await corpus();
    const url = 'https://gull.example/live';
    await save(db, { url, outlet: 'The Gull', selection: true, paragraphs: [`“${THERE}” said Ada Wren.`] });
    const { witnesses } = await saved(db);
    expect(witnesses.find(({ id }) => id === url)?.capturedAs).toBe('selection');
  });

  test('of no words at all is saved as well', async () => {
    const comparison = await saved(await corpus(), { ...question, segments: [] });
    expect(savedCollation(comparison)).toMatchObject({ text: '' });
  });
});

describe('saving', () => {
  const count = async (db: CorpusDb) => [await db.comparisons.count(), await db.evidence.count()];

  test('the same quotation twice within a minute saves it once', async () => {
    const db = await corpus();
    const [first] = await saveComparison(db, question, '2026-03-07T12:00:50.000Z');
    expect(await saveComparison(db, question, '2026-03-07T12:01:20.000Z')).toEqual([first]);
    expect(await count(db)).toEqual([1, 1]);
  });

  test('the same quotation on another day saves it again, and leaves the first as it was', async () => {
    const db = await corpus();
    const first = await saved(db);
    await save(db, {
      url: 'https://gull.example/a',
      outlet: 'The Gull',
      paragraphs: [`“${WORDS}” she said.`],
    });
    const second = await saved(db, question, NEXT_DAY);
    expect(second.utterance).toBe(first.utterance);
    expect(second.witnesses).toHaveLength(4);
    expect(await loadComparisons(db, [first.id])).toEqual([first]);
  });

  test('a page saves each quotation that others print', async () => {
    const db = await corpus();
    const ids = await savePageComparisons(db, PAGE, NOON);
    expect(ids).toHaveLength(2);
    const rows = await listComparisons(db);
    expect(rows.map(({ words }) => words).sort()).toEqual([
      'Nobody asked the harbour master about the tide tables,',
      WORDS,
    ]);
    expect(await saveComparison(db, question, SECONDS_LATER)).toEqual([
      rows.find(({ words }) => words === WORDS)?.id,
    ]);
  });

  test('a page that is not saved saves nothing', async () => {
    const db = await corpus();
    expect(await savePageComparisons(db, 'https://gull.example/none', NOON)).toEqual([]);
    expect(await count(db)).toEqual([0, 0]);
  });

  test('writes row and evidence together, or neither', async () => {
    const db = await corpus();
    const haveRoom = noRoomFor('evidence');
    await expect(saveComparison(db, question, NOON)).rejects.toThrow();
    haveRoom();
    expect(await count(db)).toEqual([0, 0]);
  });
});

describe('taking away', () => {
  test('takes it off the list, and restoring gives it back as it was', async () => {
    const db = await corpus();
    const before = await saved(db);
    await commentComparison(db, before.id, { note: 'Ask her.', tags: ['fares'] }, NOON);
    const noted = await loadComparisons(db, [before.id]);
    await removeComparisons(db, [before.id, 'never-saved'], SECONDS_LATER);
    expect([await listComparisons(db), await loadComparisons(db, [before.id])]).toEqual([[], []]);
    await restoreComparisons(db, [before.id, 'never-saved']);
    expect(await loadComparisons(db, [before.id])).toEqual(noted);
  });

  test('is for good after an hour', async () => {
    const db = await corpus();
    const { id } = await saved(db);
    await removeComparisons(db, [id], NOON);
    await removeComparisons(db, [], '2026-03-07T12:59:00.000Z');
    expect(await db.evidence.count()).toBe(1);
    await removeComparisons(db, [], '2026-03-07T13:00:01.000Z');
    expect([await db.comparisons.count(), await db.evidence.count()]).toEqual([0, 0]);
    await restoreComparisons(db, [id]);
    expect(await listComparisons(db)).toEqual([]);
  });

  test('and saving again within the minute keeps the note', async () => {
    const db = await corpus();
    const { id } = await saved(db);
    await commentComparison(db, id, { note: 'Ask her.', tags: [] }, NOON);
    await removeComparisons(db, [id], NOON);
    expect(await saved(db, question, SECONDS_LATER)).toMatchObject({ id, note: 'Ask her.' });
  });
});

describe('the reader’s note', () => {
  test('stands in the list and in the comparison, with clean tags', async () => {
    const db = await corpus();
    const { id } = await saved(db);
    const comment = await commentComparison(
      db,
      id,
      { note: 'Ask her. \ud800', tags: [' fares ', 'fares', '', 'two\n words'] },
      NEXT_DAY,
    );
    expect(comment).toEqual({ note: 'Ask her. \ufffd', tags: ['fares', 'two words'], commentedAt: NEXT_DAY });
    expect(await listComparisons(db)).toMatchObject([comment]);
    expect(await loadComparisons(db, [id])).toMatchObject([comment]);
  });

  test('writes nothing of the evidence', async () => {
    const db = await corpus();
    const { id } = await saved(db);
    const before = await db.evidence.get(id);
    await commentComparison(db, id, { note: 'Ask her.', tags: [] }, NEXT_DAY);
    expect(await db.evidence.get(id)).toEqual(before);
  });

  test.each([
    ['never saved', async () => 'never-saved'],
    [
      'taken away',
      async (db: CorpusDb) => {
        const { id } = await saved(db);
        await removeComparisons(db, [id], NOON);
        return id;
      },
    ],
  ])('of a comparison that was %s is kept nowhere', async (_name, make) => {
    const db = await corpus();
    expect(await commentComparison(db, await make(db), { note: 'Ask her.', tags: [] }, NOON)).toBeNull();
  });
});
