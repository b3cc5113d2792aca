import { storedKeys } from '@/text/matching/fingerprint';
import { foldStored } from '@/text/matching/wording';
import { allAnswers } from './all-answers';
import type { PassageRow } from './corpus-db';
import { indexTables } from './index-tables';
import { posting } from './postings';

/**
 * Drops those of these wordings that nothing prints any more, with the keys they are found by: they would be found, read and lead
 * nowhere. Must run inside a transaction over passages, postings and occurrences. Keys are made of the words again, which is cheaper
 * than to keep them in a row that every answer reads.
 */
export async function dropUnprinted(wordings: ReadonlySet<number>): Promise<void> {
  const { passages, postings, occurrences } = indexTables();
  const printed = occurrences.index('passage');
  const ids = [...wordings];
  const prints = await allAnswers(ids.map((id) => printed.getKey(id)));
  const gone = ids.filter((_, i) => prints[i] === undefined);
  const rows: (PassageRow | undefined)[] = await allAnswers(gone.map((id) => passages.get(id)));
  const requests = rows.flatMap((row) => {
    if (row === undefined) return [];
    const keys = storedKeys(foldStored(row.words));
    return [...keys.map((key) => postings.delete(posting(key, row.id))), passages.delete(row.id)];
  });
  await allAnswers(requests);
}
