import type { CorpusDb } from './corpus-db';
import type { PassageToStore } from './passages-to-store';

/** Ids of the wordings the corpus already has. */
async function knownWordings(db: CorpusDb, wordings: readonly string[]): Promise<Map<string, number>> {
  const known = new Map<string, number>();
  // One read per wording, all at once: `anyOf` walks a cursor and takes five times as long.
  await Promise.all(
    wordings.map(async (wording) => {
      const [id] = await db.passages.where('wording').equals(wording).primaryKeys();
      if (id !== undefined) known.set(wording, id);
    }),
  );
  return known;
}

/**
 * Writes an article's passages: a wording nobody printed before costs a row and its keys, a known one only its
 * occurrence. Must run inside a transaction over passages and occurrences.
 */
export async function writePassages(
  db: CorpusDb,
  article: number,
  passages: readonly PassageToStore[],
): Promise<void> {
  const distinct = new Map(passages.map(({ wording }) => [wording.wording, wording]));
  const ids = await knownWordings(db, [...distinct.keys()]);
  const fresh = [...distinct.values()].filter(({ wording }) => !ids.has(wording));
  const freshIds = await db.passages.bulkAdd(fresh, { allKeys: true });
  for (const [i, { wording }] of fresh.entries()) ids.set(wording, freshIds[i] ?? 0);
  await db.occurrences.bulkAdd(
    passages.map(({ wording, occurrence }) => ({
      ...occurrence,
      passage: ids.get(wording.wording) ?? 0,
      article,
    })),
  );
}
