import Dexie from 'dexie';

/** The tables of the index. */
export interface IndexTables {
  readonly passages: IDBObjectStore;
  readonly postings: IDBObjectStore;
  readonly occurrences: IDBObjectStore;
}

/**
 * The tables of the index as the transaction of Dexie's sees them that is under way. Written by plain IndexedDB: Dexie notes every
 * key of every row it writes for those who observe a table, and makes several promises of every look-up; nobody observes
 * these tables, and an article has some 40 wordings with 12 keys each.
 */
export function indexTables(): IndexTables {
  const transaction = Dexie.currentTransaction?.idbtrans;
  if (!transaction) throw new Error('The index is written outside a transaction');
  return {
    passages: transaction.objectStore('passages'),
    postings: transaction.objectStore('postings'),
    occurrences: transaction.objectStore('occurrences'),
  };
}
