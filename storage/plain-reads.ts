/*
 * Reads of one answer, by plain IndexedDB in one transaction. An answer asks some 500 questions of the database; Dexie makes several
 * promises of each, which takes as long again as the database does. Here a list of questions is one promise: what a
 * transaction is asked comes back in the order it was asked, so the last answer says that all are there.
 */
import Dexie from 'dexie';
import type { CorpusDb } from './corpus-db';

/** The tables an answer is made of. */
const TABLES = ['articles', 'passages', 'occurrences', 'outlets'] as const;
type TableName = (typeof TABLES)[number];

/** One moment of the corpus. Only to be awaited for its own answers: a transaction ends when nothing is asked of it any more. */
export class PlainReads {
  private readonly transaction: IDBTransaction;

  /** @throws what Dexie throws of a database that is not open */
  constructor(db: CorpusDb) {
    if (!db.isOpen()) throw new Dexie.DatabaseClosedError();
    this.transaction = db.backendDB().transaction(TABLES, 'readonly');
  }

  /** The rows of a table. */
  table(name: TableName): IDBObjectStore {
    return this.transaction.objectStore(name);
  }

  /** What all these questions came to, in their order; rejects with the reason of the first that failed. */
  all<Value>(requests: readonly IDBRequest<Value>[]): Promise<Value[]> {
    const last = requests.at(-1);
    if (last === undefined) return Promise.resolve([]);
    return new Promise((resolve, reject) => {
      last.onsuccess = () => resolve(requests.map(({ result }) => result));
      // One that fails takes the whole transaction with it: those after it fail too, for no reason of their own.
      last.onerror = () => reject(requests.find(({ error }) => error !== null)?.error ?? last.error);
    });
  }

  /** What one question came to. */
  async one<Value>(request: IDBRequest<Value>): Promise<Value> {
    const [value] = await this.all([request]);
    return value ?? request.result;
  }
}
