import type { SavedComment, SavedEvidence } from '@/text/saved-comparison';
import { savedRow } from '@/text/saved/saved-row';
import type { ComparisonRow, CorpusDb } from './corpus-db';
import { withCorpusLock } from './corpus-lock';
import { forgetRemoved } from './forget-removed';

/** A message sent twice, or a second click, comes within it. */
const SAME_SAVE_MS = 60_000;

const NO_COMMENT: SavedComment = { note: '', tags: [], commentedAt: null };

const parted = (one: string, other: string): number => Math.abs(Date.parse(one) - Date.parse(other));

/** What was saved of the same quotation a moment ago; null when nothing, or when it was taken away again. */
async function justSaved(db: CorpusDb, { utterance, savedAt }: SavedEvidence): Promise<ComparisonRow | null> {
  const rows = await db.comparisons.where('utterance').equals(utterance).toArray();
  const near = rows.filter(
    (row) => row.removedAt === undefined && parted(row.savedAt, savedAt) < SAME_SAVE_MS,
  );
  return near[0] ?? null;
}

async function write(db: CorpusDb, evidence: SavedEvidence): Promise<string> {
  const known = await justSaved(db, evidence);
  if (known !== null) return known.id;
  // Taken away within the minute it was saved in, it had the same name: what the reader noted is theirs still.
  const { note, tags, commentedAt } = (await db.comparisons.get(evidence.id)) ?? NO_COMMENT;
  await db.comparisons.put(savedRow(evidence, { note, tags, commentedAt }));
  await db.evidence.put(evidence);
  return evidence.id;
}

/**
 * Saves comparisons, all of them or none. The same quotation saved a moment ago is not saved twice.
 *
 * @returns their ids, in order; of one saved a moment ago that one's
 * @throws what Dexie throws; `corpusProblem` tells what it means
 */
export function writeComparisons(db: CorpusDb, evidence: readonly SavedEvidence[]): Promise<string[]> {
  return withCorpusLock(() =>
    db.transaction('rw', [db.comparisons, db.evidence], async () => {
      const ids: string[] = [];
      for (const one of evidence) ids.push(await write(db, one));
      const [now] = evidence.map(({ savedAt }) => savedAt);
      if (now !== undefined) await forgetRemoved(db, now);
      return ids;
    }),
  );
}
