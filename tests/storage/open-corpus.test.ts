import { freshCorpus, freshName } from './fresh-corpus';
import Dexie from 'dexie';
import { afterEach, describe, expect, test, vi } from 'vitest';
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
  expect(await problemOf(old.articles.count())).toBe('corpus-in-use');
  newer.close();
});

test('does not touch a corpus that a newer version wrote', async () => {
  const name = freshName();
  const newer = new Dexie(name);
  newer.version(99).stores({ articles: '++id' });
  await newer.open();
  newer.close();
  expect(await problemOf(openCorpus(name))).toBe('corpus-newer');
  await newer.open();
  expect([...newer.backendDB().objectStoreNames]).toEqual(['articles']);
  newer.close();
});

test('a browser that refuses the database makes the corpus unavailable', async () => {
  vi.spyOn(Dexie.dependencies.indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('A mutation operation was attempted', 'InvalidStateError');
  });
  expect(await problemOf(openCorpus(freshName()))).toBe('corpus-unavailable');
});

describe('an older version that another context holds open', () => {
  /** The corpus as an even older version, held open and not let go of by itself. */
  async function held() {
    const name = freshName();
    const holder = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, 1);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    return { name, holder };
  }

  test('is not waited for without end', async () => {
    const { name, holder } = await held();
    const opening = problemOf(openCorpus(name));
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await opening).toBe('corpus-in-use');
    holder.close();
  });

  test('and let go of too late leaves no connection open behind', async () => {
    const { name, holder } = await held();
    const opening = problemOf(openCorpus(name));
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    await vi.advanceTimersByTimeAsync(5_000);
    await opening;
    vi.useRealTimers();
    holder.close();
    // Deleting waits for every connection.
    const deleted = await new Promise((resolve) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = () => resolve('deleted');
      request.onerror = () => resolve('refused');
    });
    expect(deleted).toBe('deleted');
  });

  test('and let go of in time is upgraded, however long that takes', async () => {
    const { name, holder } = await held();
    const opening = openCorpus(name);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    await vi.advanceTimersByTimeAsync(4_000);
    holder.close();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
    await vi.advanceTimersByTimeAsync(60_000);
    const db = await opening;
    expect(await db.articles.count()).toBe(0);
    db.close();
  });
});

test('an opening that takes long, because it upgrades, is not given up', async () => {
  const name = freshName();
  (await freshCorpus(name)).close();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { indexedDB: factory } = Dexie.dependencies;
  const open = factory.open.bind(factory);
  const slow = vi.spyOn(factory, 'open').mockImplementation((...given: Parameters<typeof open>) => {
    const request = open(...given);
    // The browser's event reaches Dexie a minute late.
    const late = new Proxy(request, {
      get: (target, key) => Reflect.get(target, key),
      set: (target, key, value) => {
        const handler = key === 'onsuccess' ? () => setTimeout(value, 60_000) : value;
        return Reflect.set(target, key, handler);
      },
    });
    return late;
  });
  let isOpen = false;
  const opening = openCorpus(name).then((db) => {
    isOpen = true;
    return db;
  });
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(isOpen).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  slow.mockRestore();
  const db = await opening;
  expect(db.isOpen()).toBe(true);
  db.close();
});
