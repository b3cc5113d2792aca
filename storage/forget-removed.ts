import type { CorpusDb } from './corpus-db';

/** How long the reader can have a comparison back that they took away. */
const TIME_TO_RESTORE_MS = 3_600_000;

/**
 * Deletes for good what the reader took away and did not want back. Must run inside a transaction over comparisons and evidence.
 *
 * @param now UTC as `Date.toISOString` writes it
 */
export async function forgetRemoved(db: CorpusDb, now: string): Promise<void> {
  const until = new Date(Date.parse(now) - TIME_TO_RESTORE_MS).toISOString();
  const ids = await db.comparisons.where('removedAt').below(until).primaryKeys();
  await db.comparisons.bulkDelete(ids);
  await db.evidence.bulkDelete(ids);
}
