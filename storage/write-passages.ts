import { allAnswers } from './all-answers';
import { type IndexTables, indexTables } from './index-tables';
import type { PassageToStore } from './passages-to-store';
import { posting } from './postings';

/** A row that says nothing but that it is there. */
const NOTHING = 0;

/** Ids of the wordings the corpus already has. One look-up per wording, all at once: a cursor takes five times as long. */
async function knownWordings(
  { passages }: IndexTables,
  wordings: readonly string[],
): Promise<Map<string, number>> {
  const index = passages.index('wording');
  const found = await allAnswers(wordings.map((wording) => index.getKey(wording)));
  const known = new Map<string, number>();
  for (const [i, wording] of wordings.entries()) {
    const id = found[i];
    if (id !== undefined) known.set(wording, Number(id));
  }
  return known;
}

/** The highest id so far; counted from the rows, so that a corpus that is indexed anew begins at 1 again and never runs out of them. */
async function highestId({ passages }: IndexTables): Promise<number> {
  const [last] = await allAnswers([passages.openKeyCursor(null, 'prev')]);
  return Number(last?.primaryKey ?? 0);
}

/** Writes wordings nobody printed before, with their keys. */
async function addWordings(
  tables: IndexTables,
  fresh: readonly PassageToStore[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  if (fresh.length === 0) return ids;
  const highest = await highestId(tables);
  for (const [i, { wording, keys }] of fresh.entries()) {
    const id = highest + i + 1;
    tables.passages.add({ ...wording, id });
    for (const key of keys) tables.postings.put(NOTHING, posting(key, id));
    ids.set(wording.wording, id);
  }
  return ids;
}

/** Every wording has its id by now. A printing of none could never be found or removed, so the transaction must not go on without. */
function idOf(wording: string, ids: ReadonlyMap<string, number>): number {
  const id = ids.get(wording);
  if (id === undefined) throw new Error('A wording was written and got no id');
  return id;
}

/**
 * Writes an article's passages: a wording nobody printed before costs a row and its keys, a known one only its
 * occurrence. Must run inside a transaction over passages, postings and occurrences; what fails fails with it.
 */
export async function writePassages(article: number, stored: readonly PassageToStore[]): Promise<void> {
  const tables = indexTables();
  const distinct = new Map(stored.map((passage) => [passage.wording.wording, passage]));
  const known = await knownWordings(tables, [...distinct.keys()]);
  const fresh = [...distinct.values()].filter(({ wording }) => !known.has(wording.wording));
  const ids = new Map([...known, ...(await addWordings(tables, fresh))]);
  await allAnswers(
    stored.map(({ wording, occurrence }) =>
      tables.occurrences.add({ ...occurrence, passage: idOf(wording.wording, ids), article }),
    ),
  );
}
