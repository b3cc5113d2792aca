/*
 * The limit: what Sic reads to find candidates, read by plain IndexedDB in one transaction and nothing else. What Sic reads is
 * noted while it answers, by standing in for the calls of the database that read keys and rows, so that the limit stays
 * the limit however storage comes to read.
 */
import { nameOfCorpus } from './sic-corpus';

/** One list: the entries in a range, at most so many. */
interface ReadList {
  readonly range: IDBKeyRange;
  readonly most: number;
}

/** The posting lists and the candidate rows of one answer. */
export interface Reads {
  readonly lists: readonly ReadList[];
  readonly rows: readonly number[];
}

const PASSAGES = 'passages';
const POSTINGS = 'postings';

/** Runs `work` and gives the lists and rows of passages it read, each once. */
export async function readsOf(work: () => Promise<unknown>): Promise<Reads> {
  const lists = new Map<number, ReadList>();
  const rows = new Set<number>();
  const { get, getAllKeys } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.getAllKeys = function (range, most = 0) {
    if (this.name === POSTINGS && range instanceof IDBKeyRange)
      lists.set(Number(range.lower), { range, most });
    return getAllKeys.call(this, range, most);
  };
  IDBObjectStore.prototype.get = function (query) {
    if (this.name === PASSAGES) rows.add(Number(query));
    return get.call(this, query);
  };
  try {
    await work();
  } finally {
    Object.assign(IDBObjectStore.prototype, { get, getAllKeys });
  }
  return { lists: [...lists.values()], rows: [...rows] };
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
    const transaction = this.db.transaction([PASSAGES, POSTINGS]);
    const [passages, postings] = [transaction.objectStore(PASSAGES), transaction.objectStore(POSTINGS)];
    await allDone(lists.map(({ range, most }) => postings.getAllKeys(range, most)));
    await allDone(rows.map((row) => passages.get(row)));
  }

  close(): void {
    this.db.close();
  }
}
