import type { CollationAnswer, WitnessAnswer } from '@/text/collation-answer';
import type { SavedEvidence, SavedWitness } from '@/text/saved-comparison';
import { webAddress } from '@/text/web-address';
import { savedCollation } from './saved-collation';

function witnessAnswer(saved: SavedWitness, here: string): WitnessAnswer {
  const { id, outlet, domain, headline, publishedAt, capturedAt, language, agency } = saved;
  return {
    id,
    outlet,
    domain,
    headline,
    // A backup may come from anybody.
    url: webAddress(saved.url ?? saved.canonicalUrl),
    publishedAt,
    capturedAt,
    language,
    ...(id === here && { here: true }),
    ...(saved.source !== null && { source: true }),
    ...(saved.earlierCopy && { earlierCopy: true }),
    ...(saved.capturedAs === 'selection' && { selection: true }),
    ...(agency !== null && { agency }),
  };
}

/**
 * What was saved as the views of a collation take it.
 *
 * @param base as in `savedCollation`
 * @returns null of a comparison without any text
 */
export function savedAnswer(saved: SavedEvidence, base = saved.base): CollationAnswer | null {
  const collation = savedCollation(saved, base);
  if (collation === null) return null;
  const witnesses = new Map(saved.witnesses.map((one) => [one.id, one]));
  return {
    collation,
    witnesses: collation.order.flatMap((id) => {
      const witness = witnesses.get(id);
      return witness === undefined ? [] : witnessAnswer(witness, saved.here);
    }),
    unlisted: saved.unlisted,
  };
}
