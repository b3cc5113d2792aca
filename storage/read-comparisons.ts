import type { SavedComparison } from '@/text/saved-comparison';
import type { ComparisonRow, CorpusDb } from './corpus-db';

/** The rows of all saved comparisons, without their texts, in no particular order; those taken away are left out. */
export async function listComparisons(db: CorpusDb): Promise<ComparisonRow[]> {
  const rows = await db.comparisons.toArray();
  return rows.filter(({ removedAt }) => removedAt === undefined);
}

/** Saved comparisons with all that belongs to them, in the order of `ids`; those that are not there are left out. */
export function loadComparisons(db: CorpusDb, ids: readonly string[]): Promise<SavedComparison[]> {
  return db.transaction('r', [db.comparisons, db.evidence], async () => {
    const rows = await db.comparisons.bulkGet([...ids]);
    const evidence = await db.evidence.bulkGet([...ids]);
    return rows.flatMap((row, at) => {
      const saved = evidence[at];
      if (row === undefined || row.removedAt !== undefined || saved === undefined) return [];
      const { note, tags, commentedAt } = row;
      return { ...saved, note, tags, commentedAt };
    });
  });
}
