/*
 * Takes back what matching reached too far. A stretch that runs to the ends of both passages may begin or end with
 * words only one of them prints; those are a longer quotation. It cannot be seen before the words are aligned,
 * and looking for it afterwards costs a second alignment only where there is something to take off.
 */

import type { Place } from './align-tokens';
import { overlapOf, type Stretch } from './cut-to-stretch';
import { isAllBracketed, movedInside } from './edge-words';
import type { Side } from './side';
import type { Token } from './tokenize';

/** Both sides while they are trimmed. */
interface Cut {
  readonly a: Side;
  readonly b: Side;
}

function hasWords(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind }) => kind === 'word');
}

/** Whether these words, which only this side prints at its edge, are a longer quotation and no difference. */
function isBeyond(words: readonly Token[], other: readonly Token[], own: Side, against: Side): boolean {
  if (!hasWords(words) || hasWords(other) || isAllBracketed(words)) return false;
  const edge = new Set(words);
  const inside = own.tokens.filter((token) => !edge.has(token));
  return !movedInside(words, inside, against.tokens);
}

/** Moves tokens from the stretch to what lies in front of it. */
function dropFront(side: Side, end: number): Side {
  let count = end;
  // An opening mark belongs to the word behind it.
  while (count > 0 && side.tokens[count - 1]?.kind === 'open') count--;
  return {
    ...side,
    before: [...side.before, ...side.tokens.slice(0, count)],
    tokens: side.tokens.slice(count),
  };
}

/** Moves tokens from the stretch, marks before them included, to what lies behind it. */
function dropBack(side: Side, start: number): Side {
  return {
    ...side,
    after: [...side.tokens.slice(start), ...side.after],
    tokens: side.tokens.slice(0, start),
  };
}

function trimBack({ a, b }: Cut, place: Place): Cut {
  const inA = a.tokens.slice(place.a.start);
  const inB = b.tokens.slice(place.b.start);
  if (!isBeyond(inA, inB, a, b) && !isBeyond(inB, inA, b, a)) return { a, b };
  return { a: dropBack(a, place.a.start), b: dropBack(b, place.b.start) };
}

function trimFront({ a, b }: Cut, place: Place): Cut {
  const inA = a.tokens.slice(0, place.a.end);
  const inB = b.tokens.slice(0, place.b.end);
  if (!isBeyond(inA, inB, a, b) && !isBeyond(inB, inA, b, a)) return { a, b };
  return { a: dropFront(a, place.a.end), b: dropFront(b, place.b.end) };
}

/**
 * Takes off the stretch what only one text prints at either end: matching may reach to the ends of the passages, but
 * words there without any against them are a longer quotation, unless they are brackets or stand elsewhere in the
 * other text. The same stretch where there is nothing to take off. `places` are those of `alignTokens`.
 */
export function trimStretch(stretch: Stretch, places: readonly Place[]): Stretch {
  const first = places[0];
  const last = places.at(-1);
  if (places.length < 2 || first === undefined || last === undefined) return stretch;
  const { a, b } = trimFront(trimBack(stretch, last), first);
  if (a.tokens === stretch.a.tokens && b.tokens === stretch.b.tokens) return stretch;
  return { a, b, overlap: overlapOf(a, b) };
}
