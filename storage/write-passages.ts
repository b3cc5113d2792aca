/*
 * Writes the index by plain IndexedDB, inside a transaction of Dexie's. Dexie notes every key of every row it writes for those who
 * observe a table, and makes several promises of every look-up; nobody observes these tables, and an article has some 40
 * wordings with 12 keys each.
 */
import Dexie from 'dexie';
import { allAnswers } from './all-answers';
import type { PassageToStore } from './passages-to-store';

/** The tables of the index, as the transaction that is under way sees them. */
function tablesNow(): { passages: IDBObjectStore; occurrences: IDBObjectStore } {
  const transaction = Dexie.currentTransaction?.idbtrans;
  if (!transaction) throw new Error('Passages are written outside a transaction');
  return {
    passages: transaction.objectStore('passages'),
    occurrences: transaction.objectStore('occurrences'),
  };
}

/** Ids of the wordings the corpus already has. One look-up per wording, all at once: a cursor takes five times as long. */
async function knownWordings(
  passages: IDBObjectStore,
  wordings: readonly string[],
): Promise<Map<string, IDBValidKey>> {
  const index = passages.index('wording');
  const found = await allAnswers(wordings.map((wording) => index.getKey(wording)));
  const known = new Map<string, IDBValidKey>();
  for (const [i, wording] of wordings.entries()) {
    const id = found[i];
    if (id !== undefined) known.set(wording, id);
  }
  return known;
}

/** Every wording has its id by now. A printing of none could never be found or removed, so the transaction must not go on without. */
function idOf(wording: string, ids: ReadonlyMap<string, IDBValidKey>): IDBValidKey {
  const id = ids.get(wording);
  if (id === undefined) throw new Error('A wording was written and got no id');
  return id;
}

/**
 * Writes an article's passages: a wording nobody printed before costs a row and its keys, a known one only its
 * occurrence. Must run inside a transaction over passages and occurrences.
 */
export async function writePassages(article: number, stored: readonly PassageToStore[]): Promise<void> {
  const { passages, occurrences } = tablesNow();
  const distinct = new Map(stored.map(({ wording }) => [wording.wording, wording]));
  const ids = await knownWordings(passages, [...distinct.keys()]);
  const fresh = [...distinct.values()].filter(({ wording }) => !ids.has(wording));
  const added = fresh.map((row) => ({ wording: row.wording, adding: passages.add(row) }));
  await allAnswers(added.map(({ adding }) => adding));
  for (const { wording, adding } of added) ids.set(wording, adding.result);
  await allAnswers(
    stored.map(({ wording, occurrence }) =>
      occurrences.add({ ...occurrence, passage: idOf(wording.wording, ids), article }),
    ),
  );
}
