import type { ShownPiece } from './shown-pieces';

/** A part of the running text: words both print, or one place where they differ. */
export type TextPart =
  | { readonly kind: 'same' | 'break' | 'around'; readonly piece: ShownPiece }
  | {
      readonly kind: 'change';
      /** From 1, in reading order: what the reader steps through. */
      readonly number: number;
      readonly pieces: readonly ShownPiece[];
      /** Indices into `Comparison.differences`. */
      readonly differences: readonly number[];
    };

const isChange = ({ type }: ShownPiece): boolean => type === 'only-a' || type === 'only-b';

/** Between two changes, no reason to make two of them. */
const isGap = ({ type, text }: ShownPiece): boolean =>
  type === 'break' || (type === 'same' && text.trim() === '');

const KINDS = { same: 'same', break: 'break', 'around-a': 'around', 'around-b': 'around' } as const;

/** The length of the change that starts at `from`: it ends with the last of its changed pieces. */
function changeLength(pieces: readonly ShownPiece[], from: number): number {
  let length = 0;
  for (let at = from; at < pieces.length; at++) {
    const piece = pieces[at];
    if (piece === undefined) break;
    if (isChange(piece)) length = at - from + 1;
    else if (!isGap(piece)) break;
  }
  return length;
}

/** The running text as parts. Changes that nothing but a space keeps apart are one place. */
export function textParts(pieces: readonly ShownPiece[]): TextPart[] {
  const parts: TextPart[] = [];
  let number = 0;
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at];
    if (piece === undefined) break;
    const { type } = piece;
    if (type === 'only-a' || type === 'only-b') {
      const length = changeLength(pieces, at);
      const changed = pieces.slice(at, at + length);
      number += 1;
      const differences = [...new Set(changed.flatMap((one) => one.differences ?? []))];
      parts.push({ kind: 'change', number, pieces: changed, differences });
      at += length;
    } else {
      parts.push({ kind: KINDS[type], piece });
      at += 1;
    }
  }
  return parts;
}
