import type { Comparison, DiffPiece } from '@/text/comparison/comparison';
import { foldedAway } from './folded-away';
import { partedWords } from './parted-words';

/** A run of the diff as it is shown: neighbours of one type are one run. */
export interface ShownPiece {
  /** As in `DiffPiece`; `break`: the text on screen closes its marks here and opens them again. */
  readonly type: DiffPiece['type'] | 'break';
  readonly text: string;
  /** Of a change: indices of the differences it belongs to, in order. */
  readonly differences?: readonly number[];
}

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

/** Two runs of one type as one. */
function joined(left: ShownPiece, gap: string, { type, text, differences = [] }: ShownPiece): ShownPiece {
  const together = left.text + gap + text;
  if (left.differences === undefined) return { type, text: together };
  return { type, text: together, differences: [...new Set([...left.differences, ...differences])] };
}

/** Adds a run to those before it, with a space where two words would run together. */
function append(shown: ShownPiece[], piece: ShownPiece): void {
  const last = shown.at(-1);
  const { type, text } = piece;
  if (text === '') return;
  const gap = last !== undefined && runTogether(last, piece) ? ' ' : '';
  if (last?.type === type) {
    shown[shown.length - 1] = joined(last, gap, piece);
  } else if (type === 'same') {
    shown.push({ type, text: gap + text });
  } else {
    append(shown, { type: 'same', text: gap });
    shown.push(piece);
  }
}

/** The piece as it is shown, unless folded away: then the text on screen stands in its place. */
function shownAs(piece: DiffPiece, away: ReadonlySet<DiffPiece>): ShownPiece {
  const { type, text, difference } = piece;
  if (away.has(piece)) return { type: 'same', text: type === 'only-b' ? '' : text };
  return difference === null ? { type, text } : { type, text, differences: [difference] };
}

/**
 * The runs of a comparison as the reader sees them. With `small` false, trivial differences are folded away and
 * the text on screen (side A) stands in their place, so that A's words are always complete, each of its
 * segments in marks of its own.
 */
export function shownPieces(comparison: Comparison, small: boolean): ShownPiece[] {
  const shown: ShownPiece[] = [];
  const away = small ? new Set<DiffPiece>() : foldedAway(comparison);
  const parted = partedWords('a');
  for (const piece of comparison.pieces) {
    const one = shownAs(piece, away);
    const printsA = piece.type !== 'only-b' && piece.type !== 'around-b';
    // What stands around the stretch is a line of its own, where no marks are shown.
    const parts = printsA && one.type !== 'around-a' ? parted(piece) : [piece.text];
    if (parts.length === 1) append(shown, { ...one, text: printsA ? (parts[0] ?? '') : one.text });
    else
      for (const [index, text] of parts.entries()) {
        if (index > 0) shown.push({ type: 'break', text: ' ' });
        append(shown, { ...one, text });
      }
  }
  return shown;
}
