import type { CollationAnswer, CollationQuestion } from '@/text/collation-answer';
import { collate } from '@/text/comparison/collate';
import { knownMatches } from '@/text/comparison/known-matches';
import { baseAmong } from './base-among';
import { basisAmong } from './basis-among';
import type { CorpusDb } from './corpus-db';
import { gatherWitnesses } from './gather-witnesses';

/**
 * Lines all versions of the words on screen up, as the reader has corrected them. Saves nothing. A base that is not among them any
 * more gives way as if none had been chosen.
 */
export async function answerCollation(db: CorpusDb, question: CollationQuestion): Promise<CollationAnswer> {
  const gathered = await gatherWitnesses(db, question);
  const { here, others, versions, marks, unlisted } = gathered;
  const told = [here, ...others];
  const base = baseAmong(gathered, question.base);
  const matchOf = knownMatches(here.witness.id, base, (id) => versions.get(id)?.match ?? null);
  const collation = collate(
    told.map(({ witness }) => witness),
    base,
    { matchOf, basisOf: basisAmong(told, marks) },
  );
  if (collation === null) throw new Error('The text on screen was not lined up with itself');
  const shown = new Map(told.map((one) => [one.shown.id, one.shown]));
  return {
    collation,
    witnesses: collation.order.flatMap((id) => {
      const witness = shown.get(id);
      if (witness === undefined) return [];
      return marks.sourceOf(id) === null ? witness : { ...witness, source: true };
    }),
    unlisted,
  };
}
