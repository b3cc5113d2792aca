import { freshCorpus, freshName } from './fresh-corpus';
import Dexie from 'dexie';
import { afterEach, expect, test, vi } from 'vitest';
import { corpusProblem } from '@/storage/corpus-problem';
import { openCorpus } from '@/storage/open-corpus';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** What a rejected opening means. */
async function problemOf(opening: Promise<unknown>) {
  try {
    await opening;
  } catch (error) {
    return corpusProblem(error);
  }
  return 'opened';
}

test('opens an empty corpus', async () => {
  const db = await freshCorpus();
  expect(db.isOpen()).toBe(true);
  expect(await db.articles.count()).toBe(0);
});

test('two contexts may have it open', async () => {
  const name = freshName();
  const [one, other] = [await freshCorpus(name), await freshCorpus(name)];
  await one.outlets.put({ domain: 'post.example', name: 'Post' });
  expect(await other.outlets.count()).toBe(1);
});

test('lets go when a newer version wants to upgrade', async () => {
  const name = freshName();
  const old = await freshCorpus(name);
  const newer = new Dexie(name);
  newer.version(99).stores({ articles: '++id, identity, outlet, publishedAt' });
  await newer.open();
  expect(old.isOpen()).toBe(false);
  expect(await problemOf(old.articles.count())).toBe('corpus-unavailable');
  newer.close();
});

test('a browser that refuses the database makes the corpus unavailable', async () => {
  vi.spyOn(Dexie.dependencies.indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('A mutation operation was attempted', 'InvalidStateError');
  });
  expect(await problemOf(openCorpus(freshName()))).toBe('corpus-unavailable');
});

test('does not wait for ever for an older version that holds on', async () => {
  const name = freshName();
  const holder = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const opening = problemOf(openCorpus(name));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await opening).toBe('corpus-unavailable');
  vi.useRealTimers();
  holder.close();
});
