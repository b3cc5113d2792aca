import { freshCorpus } from './fresh-corpus';
import { describe, expect, test, vi } from 'vitest';
import { type ArticleToImport, importArticles } from '@/storage/import-articles';
import type { Article } from '@/text/article';
import { inventedArticle } from './invented-article';

const SEEN_AT = '2026-03-04T12:00:00.000Z';

function numbered(i: number, changes: Partial<Article> = {}): ArticleToImport {
  const paragraphs = [`“Ferry number ${i} will sail from the old harbour at dawn,” said Ada Wren.`];
  return {
    article: inventedArticle({ url: `https://post.example/${i}`, paragraphs, ...changes }),
    seenAt: SEEN_AT,
  };
}

function many(count: number): ArticleToImport[] {
  return Array.from({ length: count }, (_, i) => numbered(i));
}

describe('what is imported', () => {
  test('is in the corpus as if its pages had been read', async () => {
    const db = await freshCorpus();
    expect(await importArticles(db, many(60))).toEqual({
      new: 60,
      revision: 0,
      known: 0,
      failed: 0,
      finished: true,
    });
    expect(await db.articles.count()).toBe(60);
    expect(await db.occurrences.where('article').equals(60).count()).toBeGreaterThan(0);
    expect(await db.articles.where('latestOf').equals('post.example').count()).toBe(60);
  });

  test('and known already is counted as known', async () => {
    const db = await freshCorpus();
    await importArticles(db, many(3));
    expect(await importArticles(db, many(4))).toMatchObject({ new: 1, known: 3 });
    expect(await db.articles.count()).toBe(4);
  });

  test('twice in one chunk stands there once', async () => {
    const db = await freshCorpus();
    expect(await importArticles(db, [numbered(1), numbered(1)])).toMatchObject({ new: 1, known: 1 });
    expect(await db.articles.count()).toBe(1);
  });

  test('with other words than before is a revision', async () => {
    const db = await freshCorpus();
    const changed = numbered(1, { headline: 'Quay to open again' });
    expect(await importArticles(db, [numbered(1), changed])).toMatchObject({ new: 1, revision: 1 });
  });

  test('may come one by one from a file', async () => {
    const db = await freshCorpus();
    async function* lines() {
      for (const article of many(3)) yield article;
    }
    expect(await importArticles(db, lines())).toMatchObject({ new: 3, finished: true });
  });

  test('but cannot be read is counted, and all others are imported', async () => {
    const db = await freshCorpus();
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = numbered(1, { blocks: [null] as never });
    expect(await importArticles(db, [numbered(0), broken, numbered(2)])).toMatchObject({ new: 2, failed: 1 });
    expect(told).toHaveBeenCalledOnce();
    told.mockRestore();
  });
});

test('nothing to import is no failure', async () => {
  const db = await freshCorpus();
  expect(await importArticles(db, [])).toEqual({ new: 0, revision: 0, known: 0, failed: 0, finished: true });
});

test('progress is told chunk by chunk, and ends with all of it', async () => {
  const db = await freshCorpus();
  const seen: number[] = [];
  await importArticles(db, many(60), { onProgress: (counts) => seen.push(counts.new) });
  expect(seen.length).toBeGreaterThan(2);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen.at(-1)).toBe(60);
});

describe('an import that is cancelled', () => {
  test('keeps whole chunks and says that it is not finished', async () => {
    const db = await freshCorpus();
    const cancel = new AbortController();
    const onProgress = () => cancel.abort();
    const result = await importArticles(db, many(60), { signal: cancel.signal, onProgress });
    expect(result.finished).toBe(false);
    expect(result.new).toBeGreaterThan(0);
    expect(result.new).toBeLessThan(60);
    expect(await db.articles.count()).toBe(result.new);
    expect(await db.texts.count()).toBe(result.new);
  });

  test('before it begins imports nothing', async () => {
    const db = await freshCorpus();
    expect(await importArticles(db, many(3), { signal: AbortSignal.abort() })).toMatchObject({
      finished: false,
    });
    expect(await db.articles.count()).toBe(0);
  });

  test('is finished when it is done once more', async () => {
    const db = await freshCorpus();
    const cancel = new AbortController();
    await importArticles(db, many(60), { signal: cancel.signal, onProgress: () => cancel.abort() });
    expect(await importArticles(db, many(60))).toMatchObject({ finished: true });
    expect(await db.articles.count()).toBe(60);
  });
});

test('a chunk that cannot be written leaves nothing of itself, and the chunks before it stay', async () => {
  const db = await freshCorpus();
  const full = (_key: unknown, row: { readonly url: string | null }) => {
    if (row.url === 'https://post.example/40') throw new DOMException('full', 'QuotaExceededError');
  };
  db.articles.hook('creating', full);
  await expect(importArticles(db, many(60))).rejects.toThrow();
  db.articles.hook('creating').unsubscribe(full);
  expect(await db.articles.count()).toBe(25);
  expect(await db.texts.count()).toBe(25);
});

test('the page is let through while many articles are imported', async () => {
  const db = await freshCorpus();
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  });
  await importArticles(db, many(200));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(1);
});
