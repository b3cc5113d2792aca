import { freshCorpus } from '../fresh-corpus';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backupHeaderOf, backupLineOf } from '@/messaging/validate-backup';
import { answerLookUp } from '@/storage/answer-look-up';
import { type BackupPreview, previewBackup } from '@/storage/backup/preview-backup';
import { type RestoreOptions, type RestoreResult, restoreBackup } from '@/storage/backup/restore-backup';
import { writeBackup } from '@/storage/backup/write-backup';
import { commentComparison } from '@/storage/comment-comparison';
import type { CorpusDb } from '@/storage/corpus-db';
import { makeMark } from '@/storage/make-mark';
import { readArticle } from '@/storage/read-article';
import { removeComparisons } from '@/storage/remove-comparisons';
import { saveArticle } from '@/storage/save-article';
import { savePageComparisons } from '@/storage/save-page-comparisons';
import { inventedArticle } from '../invented-article';
import { noRoomFor } from '../no-room-for';

const checks = { headerOf: backupHeaderOf, lineOf: backupLineOf };
const NOON = '2026-03-07T12:00:00.000Z';
const LATER = '2026-03-09T12:00:00.000Z';
const OPTIONS = { program: 'Sic 0.1.0', madeAt: LATER, settings: { searchEngine: 'none', pageMarks: true } };
const WORDS = 'We will never raise fares on the harbour ferry this winter,';
const pageOf = (outlet: string): string => `https://${outlet}.example/ferry`;

async function save(db: CorpusDb, outlet: string, words: string, seenAt = NOON): Promise<void> {
  const paragraphs = [`“${words}” said Ada Wren.`, 'The buoy was gone at noon, wrote Ivo Lund.'];
  const article = inventedArticle({ url: pageOf(outlet), outlet, paragraphs, section: 'Harbour' });
  await saveArticle(db, readArticle(article), seenAt);
}

/** Articles, an earlier copy, a page seen twice, corrections, and comparisons with a note. */
async function filled(): Promise<CorpusDb> {
  const db = await freshCorpus();
  await save(db, 'post', WORDS);
  await save(db, 'post', WORDS, LATER);
  await save(db, 'mail', 'We will not raise fares on the harbour ferry this winter,');
  await save(db, 'mail', 'We shall not raise fares on the harbour ferry this winter,', LATER);
  await save(db, 'gull', WORDS);
  await makeMark(db, { what: 'source', page: pageOf('gull'), by: 'Una Frost' }, NOON);
  const here = { page: pageOf('post'), words: WORDS };
  await makeMark(db, { what: 'wrong-speaker', here, speaker: 'Wilma Tarn' }, NOON);
  const [id = ''] = await savePageComparisons(db, pageOf('post'), NOON);
  await commentComparison(db, id, { note: 'Ask her.\nTwice. 🙂', tags: ['fares'] }, LATER);
  return db;
}

async function written(db: CorpusDb): Promise<string> {
  const chunks: string[] = [];
  for await (const chunk of writeBackup(db, OPTIONS)) chunks.push(chunk);
  return chunks.join('');
}

async function* pieces(text: string, length = 1000): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

async function restored(db: CorpusDb, text: string, options: RestoreOptions = {}): Promise<RestoreResult> {
  const result = await restoreBackup(db, pieces(text), checks, options);
  if (typeof result === 'string') throw new Error(result);
  return result;
}

async function previewed(db: CorpusDb, text: string): Promise<BackupPreview> {
  const preview = await previewBackup(db, pieces(text), checks);
  if (typeof preview === 'string') throw new Error(preview);
  return preview;
}

describe('a backup', () => {
  test('restored into an empty corpus gives the same backup again', async () => {
    const before = await written(await filled());
    const db = await freshCorpus();
    expect(await restored(db, before)).toEqual({
      restored: { settings: 2, marks: 2, articles: 4, comparisons: 1 },
      known: 0,
      failed: 0,
      finished: true,
      settings: OPTIONS.settings,
    });
    expect(await written(db)).toBe(before);
  });

  test('restored gives the same rows, and the same answers', async () => {
    const old = await filled();
    const db = await freshCorpus();
    await restored(db, await written(old));
    const without = (rows: readonly { readonly id?: unknown }[]) => rows.map(({ id: _id, ...row }) => row);
    expect(without(await db.articles.toArray())).toEqual(without(await old.articles.toArray()));
    expect(await db.outlets.toArray()).toEqual(await old.outlets.toArray());
    expect(await db.comparisons.toArray()).toEqual(await old.comparisons.toArray());
    const [one, other] = [await answerLookUp(db, WORDS), await answerLookUp(old, WORDS)];
    expect(one).toEqual(other);
    expect(JSON.stringify(one)).toContain('Wilma Tarn');
  });

  test('of any texts gives every one of them back', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 80 });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 4 }), async (articles) => {
        const [old, db] = [await freshCorpus(), await freshCorpus()];
        for (const [at, [headline, words]] of articles.entries()) {
          const article = inventedArticle({
            url: pageOf(`a${at}`),
            headline,
            paragraphs: [words, `“${words}” said A.`],
          });
          await saveArticle(old, readArticle(article), NOON);
        }
        await savePageComparisons(old, pageOf('a0'), NOON);
        const before = await written(old);
        expect(await restored(db, before)).toMatchObject({ failed: 0, finished: true });
        expect(await written(db)).toBe(before);
      }),
      { numRuns: 25 },
    );
  });

  test('of nothing is restored as nothing', async () => {
    const db = await freshCorpus();
    const before = await written(db);
    expect(await restored(await freshCorpus(), before)).toMatchObject({
      finished: true,
      known: 0,
      failed: 0,
    });
  });

  test('is written in chunks', async () => {
    const db = await freshCorpus();
    const long = 'The tide was late again. '.repeat(8_000);
    for (const outlet of ['post', 'mail', 'gull']) {
      const article = inventedArticle({ url: pageOf(outlet), paragraphs: [`${outlet} ${long}`] });
      await saveArticle(db, readArticle(article), NOON);
    }
    const lengths: number[] = [];
    for await (const chunk of writeBackup(db, OPTIONS)) lengths.push(chunk.length);
    expect(lengths.length).toBeGreaterThan(1);
  });

  test('leaves out what was taken away', async () => {
    const db = await filled();
    const [row] = await db.comparisons.toArray();
    await removeComparisons(db, [row?.id ?? ''], NOON);
    expect((await previewed(await freshCorpus(), await written(db))).counts.comparisons).toBe(0);
  });
});

describe('restoring', () => {
  test('twice changes nothing, and says that all is known', async () => {
    const before = await written(await filled());
    const db = await freshCorpus();
    await restored(db, before);
    expect(await restored(db, before)).toMatchObject({
      restored: { marks: 0, articles: 0, comparisons: 0 },
      known: 7,
      finished: true,
    });
    expect(await written(db)).toBe(before);
  });

  test('adds to what is there', async () => {
    const db = await freshCorpus();
    await save(db, 'echo', WORDS);
    await restored(db, await written(await filled()));
    expect(await db.articles.count()).toBe(5);
  });

  test('a later correction and a later note count, whichever was there first', async () => {
    const old = await filled();
    const before = await written(old);
    const here = { page: pageOf('post'), words: WORDS };
    await makeMark(old, { what: 'wrong-speaker', here, speaker: 'Ivo Lund' }, LATER);
    const [row] = await old.comparisons.toArray();
    const note = { note: 'Asked.', tags: [] };
    await commentComparison(old, row?.id ?? '', note, '2026-03-10T12:00:00.000Z');
    const after = await written(old);
    for (const order of [
      [before, after],
      [after, before],
    ]) {
      const db = await freshCorpus();
      for (const text of order) await restored(db, text);
      expect(await written(db)).toBe(after);
      expect(JSON.stringify(await answerLookUp(db, WORDS))).toContain('Ivo Lund');
    }
  });

  test('gives back what was taken away a moment ago', async () => {
    const db = await filled();
    const before = await written(db);
    const [row] = await db.comparisons.toArray();
    await removeComparisons(db, [row?.id ?? ''], LATER);
    await restored(db, before);
    expect(await written(db)).toBe(before);
  });

  test('stopped leaves whole chunks, and goes on where it stopped', async () => {
    const old = await freshCorpus();
    for (let at = 0; at < 60; at++) await save(old, `a${at}`, `${WORDS} said ${at}`);
    const before = await written(old);
    const db = await freshCorpus();
    const stop = new AbortController();
    const result = await restored(db, before, {
      signal: stop.signal,
      onProgress: ({ restored: done }) => {
        if (done.articles > 0) stop.abort();
      },
    });
    expect(result).toMatchObject({ finished: false, restored: { articles: 25 } });
    expect(await db.articles.count()).toBe(25);
    expect(await restored(db, before)).toMatchObject({
      finished: true,
      known: 25,
      restored: { articles: 35 },
    });
    expect(await written(db)).toBe(before);
  });

  test('without room keeps the chunks before, none of the one that failed', async () => {
    const before = await written(await filled());
    const db = await freshCorpus();
    const haveRoom = noRoomFor('evidence');
    await expect(restored(db, before)).rejects.toThrow();
    haveRoom();
    expect([await db.articles.count(), await db.comparisons.count(), await db.evidence.count()]).toEqual([
      4, 0, 0,
    ]);
    await restored(db, before);
    expect(await written(db)).toBe(before);
  });

  test('leaves out lines that are damaged, and says how many', async () => {
    const lines = (await written(await filled())).split('\n');
    lines.splice(3, 0, '{"kind":"article"', 'nothing', '{"kind":"everything"}');
    const db = await freshCorpus();
    expect(await restored(db, lines.join('\n'))).toMatchObject({
      failed: 3,
      finished: true,
      restored: { articles: 4 },
    });
  });

  test('says that a file was cut off', async () => {
    const text = await written(await filled());
    const db = await freshCorpus();
    expect(await restored(db, text.slice(0, -200))).toMatchObject({ finished: false });
  });
});

describe('a preview', () => {
  test('counts what there is and what is known, and writes nothing', async () => {
    const text = await written(await filled());
    const db = await freshCorpus();
    await save(db, 'post', WORDS);
    const preview = await previewed(db, text);
    expect(preview).toMatchObject({
      header: { program: 'Sic 0.1.0', madeAt: LATER },
      counts: { settings: 2, marks: 2, articles: 4, comparisons: 1 },
      known: { settings: 0, marks: 0, articles: 1, comparisons: 0 },
      damaged: 0,
      complete: true,
    });
    expect([await db.articles.count(), await db.marks.count(), await db.comparisons.count()]).toEqual([
      1, 0, 0,
    ]);
  });

  test('of what was restored says that all is known', async () => {
    const db = await filled();
    const { counts, known } = await previewed(db, await written(db));
    expect(known).toEqual({ ...counts, settings: 0 });
  });

  test.each([
    ['a line was lost', (lines: string[]) => lines.toSpliced(4, 1)],
    ['the end was lost', (lines: string[]) => lines.slice(0, -2)],
    ['a line is damaged', (lines: string[]) => lines.toSpliced(4, 0, '{')],
  ])('says that %s', async (_name, change) => {
    const lines = (await written(await filled())).split('\n');
    expect(await previewed(await freshCorpus(), change(lines).join('\n'))).toMatchObject({ complete: false });
  });
});

describe('a file', () => {
  test.each([
    ['nothing', '', 'not-a-backup'],
    ['text', 'The council met on Monday.', 'not-a-backup'],
    ['articles without a header', '{"url":"https://a.example","text":"x"}', 'not-a-backup'],
    ['another’s JSON', '{"sic":"comparisons","version":1}', 'not-a-backup'],
    [
      'a backup of a newer release',
      `{"sic":"backup","version":2,"program":"Sic 9","madeAt":"${NOON}","more":true}`,
      'newer-backup',
    ],
  ])('of %s is refused', async (_name, text, refusal) => {
    const db = await freshCorpus();
    expect(await restoreBackup(db, pieces(text), checks)).toBe(refusal);
    expect(await previewBackup(db, pieces(text), checks)).toBe(refusal);
  });

  test('is read alike in pieces of any size', async () => {
    const text = await written(await filled());
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5000 }), async (length) => {
        const preview = await previewBackup(await freshCorpus(), pieces(text, length), checks);
        expect(preview).toMatchObject({ counts: { articles: 4 }, complete: true });
      }),
      { numRuns: 10 },
    );
  });

  test('without any line’s end fills no memory', async () => {
    async function* endless(): AsyncGenerator<string> {
      const piece = 'a'.repeat(8_000_000);
      for (let at = 0; at < 12; at++) yield piece;
    }
    expect(await previewBackup(await freshCorpus(), endless(), checks)).toBe('not-a-backup');
  });
});
