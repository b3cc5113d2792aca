import type { Comparison, DiffPiece } from '@/text/comparison/comparison';
import { isTrivial } from '@/text/comparison/trivial-difference';

/** A run of the diff as it is shown: neighbours of one type are one run. */
export type ShownPiece = Pick<DiffPiece, 'type' | 'text' | 'breaks'>;

/** Writing systems that put no space between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Mymr}]/u;
const STARTS_WORD = /^[\p{L}\p{N}]/u;
const STARTS_WITH_BRACKET = /^[[(]/;
const ENDS_WITH_SPACE = /\s$/u;
const ENDS_WORD = /[\p{L}\p{N}]$/u;

const isChange = ({ type }: ShownPiece): boolean => type === 'only-a' || type === 'only-b';

/**
 * Whether two runs would read as one word side by side: "of" struck out before "on" put in. Only where the
 * writing system has spaces at all.
 */
function runTogether(left: ShownPiece, right: ShownPiece): boolean {
  const changes = isChange(left) && isChange(right);
  if (ENDS_WITH_SPACE.test(left.text)) return false;
  if (UNSPACED.test(left.text.slice(-2) + right.text.slice(0, 2))) return false;
  if (!STARTS_WORD.test(right.text)) return changes && STARTS_WITH_BRACKET.test(right.text);
  return changes || ENDS_WORD.test(left.text);
}

/** The breaks of a run that begins `by` characters further on. */
function moved(breaks: ShownPiece['breaks'], by: number): NonNullable<ShownPiece['breaks']> {
  return (breaks ?? []).map(({ at, side }) => ({ at: at + by, side }));
}

/** A run with its breaks, if it has any. */
function run(type: ShownPiece['type'], text: string, breaks: NonNullable<ShownPiece['breaks']>): ShownPiece {
  return breaks.length === 0 ? { type, text } : { type, text, breaks };
}

/** Adds a run to those before it, with a space where two words would run together. */
function append(shown: ShownPiece[], { type, text, breaks }: ShownPiece): void {
  const last = shown.at(-1);
  if (text === '') return;
  const gap = last !== undefined && runTogether(last, { type, text }) ? ' ' : '';
  if (last?.type === type) {
    const before = last.text + gap;
    const both = [...(last.breaks ?? []), ...moved(breaks, before.length)];
    shown[shown.length - 1] = run(type, before + text, both);
  } else if (type === 'same') {
    shown.push(run(type, gap + text, moved(breaks, gap.length)));
  } else {
    append(shown, { type: 'same', text: gap });
    shown.push(run(type, text, moved(breaks, 0)));
  }
}

const HAS_WORD = /[\p{L}\p{N}]/u;

/** Changes with no word between them: "have" / "’ve" and "got" in "they have got one". */
function touchingChanges(pieces: Comparison['pieces']): DiffPiece[][] {
  const groups: DiffPiece[][] = [[]];
  for (const piece of pieces) {
    if (isChange(piece)) groups.at(-1)?.push(piece);
    else if (HAS_WORD.test(piece.text)) groups.push([]);
  }
  return groups;
}

/** What is folded away: trivial changes that no other touches. Half of a change shown would be nobody's words. */
function foldedAway({ pieces, differences }: Comparison): ReadonlySet<DiffPiece> {
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

/**
 * The runs of a comparison as the reader sees them. With `small` false, trivial differences are folded away and
 * the text on screen (side A) stands in their place, so that A's words are always complete.
 */
export function shownPieces(comparison: Comparison, small: boolean): ShownPiece[] {
  const shown: ShownPiece[] = [];
  const away = small ? new Set<DiffPiece>() : foldedAway(comparison);
  for (const piece of comparison.pieces) {
    if (!away.has(piece)) append(shown, piece);
    else if (piece.type !== 'only-b') append(shown, run('same', piece.text, moved(piece.breaks, 0)));
  }
  return shown;
}
