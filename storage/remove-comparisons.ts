import type { CorpusDb } from './corpus-db';
import { withCorpusLock } from './corpus-lock';
import { forgetRemoved } from './forget-removed';

function writing(db: CorpusDb, work: () => Promise<void>): Promise<void> {
  return withCorpusLock(() => db.transaction('rw', [db.comparisons, db.evidence], work));
}

/**
 * Takes comparisons away. They are listed no more, and deleted for good an hour later, at the next time one is saved or taken away:
 * until then `restoreComparisons` gives them back as they were. One that is not there, or gone already, is no error.
 *
 * @param removedAt UTC as `Date.toISOString` writes it
 */
export function removeComparisons(db: CorpusDb, ids: readonly string[], removedAt: string): Promise<void> {
  return writing(db, async () => {
    await forgetRemoved(db, removedAt);
    const rows = await db.comparisons.bulkGet([...ids]);
    const there = rows.filter((row) => row !== undefined && row.removedAt === undefined);
    await db.comparisons.bulkPut(there.flatMap((row) => (row === undefined ? [] : { ...row, removedAt })));
  });
}

/** Gives comparisons back that were taken away. One that is listed, or deleted for good, is no error. */
export function restoreComparisons(db: CorpusDb, ids: readonly string[]): Promise<void> {
  return writing(db, async () => {
    const rows = await db.comparisons.bulkGet([...ids]);
    const kept = rows.filter((row) => row !== undefined);
    await db.comparisons.bulkPut(kept.map(({ removedAt: _removedAt, ...row }) => row));
  });
}
