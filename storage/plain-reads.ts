/*
 * Reads of one answer, by plain IndexedDB in one transaction. An answer asks some 500 questions of the database; Dexie makes several
 * promises of each, which takes as long again as the database does. Here a list of questions is one promise.
 */
import Dexie from 'dexie';
import { allAnswers } from './all-answers';
import type { CorpusDb } from './corpus-db';

/** The tables an answer is made of. */
const TABLES = ['articles', 'passages', 'postings', 'occurrences', 'outlets', 'settings', 'marks'] as const;
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

  /** See `allAnswers`. */
  all<Value>(requests: readonly IDBRequest<Value>[]): Promise<Value[]> {
    return allAnswers(requests);
  }

  /** What one question came to. */
  async one<Value>(request: IDBRequest<Value>): Promise<Value> {
    const [value] = await this.all([request]);
    return value ?? request.result;
  }
}
