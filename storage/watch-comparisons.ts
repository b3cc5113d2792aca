import { liveQuery } from 'dexie';
import type { ComparisonRow, CorpusDb } from './corpus-db';
import { listComparisons } from './read-comparisons';

/**
 * Gives the rows of all saved comparisons now, and again whenever one is saved, taken away or commented, in whatever context of the
 * extension.
 *
 * @returns what ends it
 */
export function watchComparisons(
  db: CorpusDb,
  onRows: (rows: readonly ComparisonRow[]) => void,
  onError: (error: unknown) => void,
): () => void {
  const watching = liveQuery(() => listComparisons(db)).subscribe(onRows, onError);
  return () => watching.unsubscribe();
}
