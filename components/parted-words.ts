import type { DiffPiece } from '@/text/comparison/comparison';

/** Part of a piece, by its offsets, from the first to behind the last. */
export type PiecePart = Pick<DiffPiece, 'text' | 'breaks'>;

/** A stretch of a piece as a piece of its own, with the breaks that it holds. */
export function partOfPiece({ text, breaks = [] }: PiecePart, from: number, to: number): PiecePart {
  const held = breaks.filter(({ at }) => (at > from || at === 0) && at >= from && at <= to);
  return { text: text.slice(from, to), breaks: held.map((each) => ({ ...each, at: each.at - from })) };
}

/**
 * Parts the words of one side where its segments end. Give it the pieces that side prints, in order: each comes back in parts,
 * between which its marks close and open, without the white space there. A segment that ends with a piece parts it from the next
 * one, whose first part is then empty.
 */
export function partedWords(side: 'a' | 'b'): (piece: PiecePart) => string[] {
  let owed = false;
  return ({ text, breaks = [] }) => {
    const ends = breaks.filter((each) => each.side === side).map(({ at }) => at);
    const parts: string[] = owed && text.trim() !== '' ? [''] : [];
    let rest = owed ? text.trimStart() : text;
    let from = text.length - rest.length;
    for (const at of ends) {
      parts.push(text.slice(from, Math.max(from, at)));
      rest = text.slice(Math.max(from, at)).trimStart();
      from = text.length - rest.length;
    }
    if (owed && text.trim() === '') return [''];
    owed = ends.length > 0 && rest === '';
    return owed ? parts : [...parts, rest];
  };
}
