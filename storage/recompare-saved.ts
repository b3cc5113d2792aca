import type { CollationQuestion } from '@/text/collation-answer';
import { type Recompared, recompare } from '@/text/saved/recompare';
import type { SavedEvidence } from '@/text/saved-comparison';
import type { CorpusDb } from './corpus-db';
import { savedEvidence } from './saved-evidence';

/** The question the comparison was saved for; nobody's page where its words were pasted. */
function questionOf({ witnesses, here, base }: SavedEvidence): CollationQuestion | null {
  const onScreen = witnesses.find(({ id }) => id === here);
  if (onScreen === undefined) return null;
  const { printed, segments, speaker, language, capturedAs } = onScreen;
  return {
    segments: segments.map(({ start, end }) => printed.slice(start, end)),
    speaker,
    language,
    page: capturedAs === 'pasted' ? null : here,
    base,
  };
}

/**
 * Holds a saved comparison against the corpus as it is now. Writes nothing: what was saved stays what it was.
 *
 * @param now UTC as `Date.toISOString` writes it
 * @returns null of a comparison without a text on screen, which Sic never saves
 */
export async function recompareSaved(
  db: CorpusDb,
  saved: SavedEvidence,
  now: string,
): Promise<Recompared | null> {
  const question = questionOf(saved);
  return question === null ? null : recompare(saved, await savedEvidence(db, question, now));
}
