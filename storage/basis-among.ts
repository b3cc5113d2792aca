import type { Witness } from '@/text/comparison/collation';
import type { Basis } from '@/text/comparison/comparison';
import { basisBetween } from './basis-between';
import type { Told } from './collation-witness';
import type { ReaderMarks } from './reader-marks';

/** Whether the same words may be expected of two witnesses: as the reader says, else as their articles tell. */
export function basisAmong(
  told: readonly Told[],
  marks: ReaderMarks,
): (base: Witness, other: Witness) => Basis | null {
  const byId = new Map(told.map((one) => [one.witness.id, one]));
  return (base, other) => {
    const [a, b] = [byId.get(base.id), byId.get(other.id)];
    if (a === undefined || b === undefined) return null;
    const said = marks.ofPair('basis', a.words, b.words) ?? marks.ofPair('basis', b.words, a.words);
    return said?.claim.basis ?? basisBetween(a.circumstances, b.circumstances);
  };
}
