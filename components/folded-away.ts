import type { Comparison, DiffPiece } from '@/text/comparison/comparison';
import { isTrivial } from '@/text/comparison/trivial-difference';

const HAS_WORD = /[\p{L}\p{N}]/u;

/** Changes with no word between them: "have" / "’ve" and "got" in "they have got one". */
function touchingChanges(pieces: Comparison['pieces']): DiffPiece[][] {
  const groups: DiffPiece[][] = [[]];
  for (const piece of pieces) {
    if (piece.type === 'only-a' || piece.type === 'only-b') groups.at(-1)?.push(piece);
    else if (HAS_WORD.test(piece.text)) groups.push([]);
  }
  return groups;
}

/** What is folded away: trivial changes that no other touches. Half of a change shown would be nobody's words. */
export function foldedAway({ pieces, differences }: Comparison): ReadonlySet<DiffPiece> {
  const trivial = ({ difference }: DiffPiece): boolean => {
    const found = difference === null ? undefined : differences[difference];
    return found !== undefined && isTrivial(found);
  };
  return new Set(
    touchingChanges(pieces)
      .filter((group) => group.every(trivial))
      .flat(),
  );
}
