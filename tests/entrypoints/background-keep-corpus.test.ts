import { freshName } from '../storage/fresh-corpus';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepCorpus } from '@/entrypoints/background/keep-corpus';
import type { CorpusDb } from '@/storage/corpus-db';
import { corpusProblem } from '@/storage/corpus-problem';
import { refreshIndex } from '@/storage/refresh-index';

vi.mock('@/storage/refresh-index', () => ({ refreshIndex: vi.fn() }));
const refresh = vi.mocked(refreshIndex);

/** Databases given to the index, in order. */
let given: CorpusDb[];

function indexing(work: () => Promise<void>) {
  refresh.mockImplementation((db) => {
    given.push(db);
    return work();
  });
}

async function problemOf(asked: Promise<unknown>) {
  try {
    await asked;
  } catch (error) {
    return corpusProblem(error);
  }
  return 'served';
}

beforeEach(() => {
  given = [];
});
afterEach(() => {
  vi.useRealTimers();
  for (const db of given) db.close();
});

test('an index that is ready is not waited for', async () => {
  indexing(async () => {});
  expect((await keepCorpus(freshName())()).isOpen()).toBe(true);
});

describe('an index that takes long to make', () => {
  test('is told as such after a while, goes on, and serves once it is done', async () => {
    const { promise: made, resolve: finish } = Promise.withResolvers<void>();
    indexing(() => made);
    const corpus = keepCorpus(freshName());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (let asked = 0; asked < 2; asked += 1) {
      const answer = problemOf(corpus());
      await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
      await vi.advanceTimersByTimeAsync(3_000);
      expect(await answer).toBe('corpus-indexing');
    }
    finish();
    expect((await corpus()).isOpen()).toBe(true);
    expect(given).toHaveLength(1);
  });
});

describe('an index that cannot be made', () => {
  test('leaves no connection open, and is tried again at the next request', async () => {
    indexing(() => Promise.reject(new DOMException('damaged', 'UnknownError')));
    const corpus = keepCorpus(freshName());
    expect(await problemOf(corpus())).toBe('corpus-unavailable');
    expect(given.map((db) => db.isOpen())).toEqual([false]);
    indexing(async () => {});
    expect((await corpus()).isOpen()).toBe(true);
    expect(given).toHaveLength(2);
  });

  test('for want of room does not keep what there is from answering', async () => {
    indexing(() => Promise.reject(new DOMException('no room', 'QuotaExceededError')));
    expect((await keepCorpus(freshName())()).isOpen()).toBe(true);
  });
});
