import { freshCorpus } from './fresh-corpus';
import { describe, expect, test, vi } from 'vitest';
import type { CorpusDb, IndexState } from '@/storage/corpus-db';
import { readArticle } from '@/storage/read-article';
import { ROW_SCHEME } from '@/storage/passages-to-store';
import { refreshIndex } from '@/storage/refresh-index';
import { saveArticle } from '@/storage/save-article';
import { INDEX_SCHEME } from '@/text/matching/fingerprint';
import { QUOTATION_RULES } from '@/text/quotations/extract-quotations';
import { inventedArticle } from './invented-article';

const PRESENT = { scheme: INDEX_SCHEME, rules: QUOTATION_RULES, rows: ROW_SCHEME };
const DONE = { ...PRESENT, rebuiltTo: null };

/** A corpus of three articles, and what its index holds, apart from ids. */
async function corpusOfThree() {
  const db = await freshCorpus();
  for (const [i, words] of ['raise fares', 'lower fares', 'keep the fares we have'].entries()) {
    const paragraphs = [`“We will ${words} on the harbour ferry,” said Ada Wren.`];
    const read = readArticle(inventedArticle({ url: `https://post.example/${i}`, paragraphs }));
    await saveArticle(db, read, '2026-03-04T12:00:00.000Z');
  }
  return db;
}

async function indexOf(db: CorpusDb) {
  const wordings = new Map((await db.passages.toArray()).map((row) => [row.id, row]));
  const printed = (await db.occurrences.toArray()).map(({ id: _id, passage, ...row }) => {
    const { id: _wordingId, ...wording } = wordings.get(passage) ?? { id: 0 };
    return { ...row, ...wording };
  });
  return { wordings: wordings.size, postings: await db.postings.count(), printed };
}

/** Makes the index look as an older release left it. */
async function age(db: CorpusDb, older: Partial<IndexState> = { scheme: INDEX_SCHEME - 1 }) {
  await db.postings.clear();
  await db.settings.put({ key: 'index', value: { ...DONE, ...older } });
}

test.each<[string, Partial<IndexState>]>([
  ['by an older scheme', { scheme: INDEX_SCHEME - 1 }],
  ['of what older rules of quotations found', { rules: QUOTATION_RULES - 1 }],
  ['that keeps less of each passage', { rows: ROW_SCHEME - 1 }],
])('an index %s is made anew from the articles', async (_how, older) => {
  const db = await corpusOfThree();
  const before = await indexOf(db);
  await age(db, older);
  await refreshIndex(db);
  expect(await indexOf(db)).toEqual(before);
  expect((await db.settings.get('index'))?.value).toEqual(DONE);
});

test('an index by the present scheme is left alone', async () => {
  const db = await corpusOfThree();
  const clear = vi.spyOn(db.passages, 'clear');
  await refreshIndex(db);
  expect(clear).not.toHaveBeenCalled();
});

test('an empty corpus is at the present scheme at once', async () => {
  const db = await freshCorpus();
  expect((await db.settings.get('index'))?.value).toEqual(DONE);
});

test('an article the rules stumble over stays without passages, and all others are indexed', async () => {
  const db = await corpusOfThree();
  const before = await indexOf(db);
  await age(db);
  // What an older release saved may be of any shape.
  await db.texts.update(2, { blocks: [null] as never });
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  await refreshIndex(db);
  expect(told).toHaveBeenCalled();
  told.mockRestore();
  expect((await indexOf(db)).printed).toEqual(before.printed.filter(({ article }) => article !== 2));
  expect((await db.settings.get('index'))?.value).toEqual(DONE);
});

describe('a rebuild that is interrupted', () => {
  /** Stops the rebuild when it comes to the second article, as a browser stops a background. */
  async function interrupted() {
    const db = await corpusOfThree();
    const before = await indexOf(db);
    await age(db);
    let reads = 0;
    const stop = (row: unknown) => {
      reads += 1;
      if (reads > 1) throw new Error('stopped');
      return row;
    };
    db.texts.hook('reading', stop);
    await expect(refreshIndex(db)).rejects.toThrow();
    db.texts.hook('reading').unsubscribe(stop);
    return { db, before };
  }

  test('remembers how far it came', async () => {
    const { db } = await interrupted();
    expect((await db.settings.get('index'))?.value).toEqual({ ...PRESENT, rebuiltTo: 1 });
  });

  test('goes on from there, and nothing stands twice', async () => {
    const { db, before } = await interrupted();
    await refreshIndex(db);
    expect(await indexOf(db)).toEqual(before);
  });

  test('does not index twice what was saved in between', async () => {
    const { db } = await interrupted();
    const read = readArticle(inventedArticle({ url: 'https://post.example/new' }));
    const { article } = await saveArticle(db, read, '2026-03-05T12:00:00.000Z');
    const saved = await db.occurrences.where('article').equals(article).count();
    await refreshIndex(db);
    expect(await db.occurrences.where('article').equals(article).count()).toBe(saved);
    expect((await db.settings.get('index'))?.value).toEqual(DONE);
  });
});
