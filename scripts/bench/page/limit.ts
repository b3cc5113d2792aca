/*
 * The limit: what Sic reads to find candidates, read by plain IndexedDB in one transaction and nothing else. What Sic reads is
 * noted while it answers, by standing in for the calls of the database that read keys and rows, so that the limit stays
 * the limit however storage comes to read.
 */
import { nameOfCorpus } from './sic-corpus';

/** The posting lists and the candidate rows of one answer. */
export interface Reads {
  readonly lists: readonly { readonly key: number; readonly most: number }[];
  readonly rows: readonly number[];
}

const PASSAGES = 'passages';
const KEYS = 'keys';

/** Newer browsers take key and limit as one object of options, and a key may come as a range of one. */
function noteList(lists: Map<number, number>, [query, count]: readonly unknown[]): void {
  const options = typeof query === 'object' && query !== null && 'query' in query ? query : { query, count };
  const { query: asked } = options;
  const key = asked instanceof IDBKeyRange ? asked.lower : asked;
  lists.set(Number(key), 'count' in options ? Number(options.count) : 0);
}

/** Runs `work` and gives the lists and rows of passages it read, each once. */
export async function readsOf(work: () => Promise<unknown>): Promise<Reads> {
  const lists = new Map<number, number>();
  const rows = new Set<number>();
  const { getAllKeys } = IDBIndex.prototype;
  const { get } = IDBObjectStore.prototype;
  IDBIndex.prototype.getAllKeys = function (...given) {
    if (this.name === KEYS) noteList(lists, given);
    return getAllKeys.apply(this, given);
  };
  IDBObjectStore.prototype.get = function (query) {
    if (this.name === PASSAGES) rows.add(Number(query));
    return get.call(this, query);
  };
  try {
    await work();
  } finally {
    IDBIndex.prototype.getAllKeys = getAllKeys;
    IDBObjectStore.prototype.get = get;
  }
  return { lists: [...lists].map(([key, most]) => ({ key, most })), rows: [...rows] };
}

/** Waits for the last: a transaction answers in the order it is asked. */
function allDone(requests: readonly IDBRequest[]): Promise<void> {
  const last = requests.at(-1);
  if (last === undefined) return Promise.resolve();
  return new Promise((resolve, reject) => {
    last.onsuccess = () => resolve();
    last.onerror = () => reject(last.error);
  });
}

/** Plain IndexedDB on Sic's database. */
export class Limit {
  private constructor(private readonly db: IDBDatabase) {}

  static open(passages: number): Promise<Limit> {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(nameOfCorpus(passages));
      request.onsuccess = () => resolve(new Limit(request.result));
      request.onerror = () => reject(request.error);
    });
  }

  /** Reads the lists, all at once, then the rows, all at once. */
  async read({ lists, rows }: Reads): Promise<void> {
    const store = this.db.transaction(PASSAGES).objectStore(PASSAGES);
    const index = store.index(KEYS);
    await allDone(lists.map(({ key, most }) => index.getAllKeys(key, most)));
    await allDone(rows.map((row) => store.get(row)));
  }

  close(): void {
    this.db.close();
  }
}
