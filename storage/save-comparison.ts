import type { CollationQuestion } from '@/text/collation-answer';
import type { CorpusDb } from './corpus-db';
import { savedEvidence } from './saved-evidence';
import { writeComparisons } from './write-comparisons';

/**
 * Saves one quotation with all its versions as they are known now, complete in itself.
 *
 * @param savedAt UTC as `Date.toISOString` writes it
 * @returns the id of the saved comparison, alone
 * @throws what Dexie throws; `corpusProblem` tells what it means
 */
export async function saveComparison(
  db: CorpusDb,
  question: CollationQuestion,
  savedAt: string,
): Promise<string[]> {
  return writeComparisons(db, [await savedEvidence(db, question, savedAt)]);
}
