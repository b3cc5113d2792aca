import type { SavedWitness } from '@/text/saved-comparison';

/** The words of a witness, segment by segment. */
export function witnessSegments({ printed, segments }: SavedWitness): string[] {
  return segments.map(({ start, end }) => printed.slice(start, end));
}

/** Its words as they are quoted in running text: each segment in marks of its own where its article puts it between marks. */
export function witnessWords(witness: SavedWitness): string {
  const segments = witnessSegments(witness);
  return segments.map((segment) => (witness.quoted ? `“${segment}”` : segment)).join(' ');
}
