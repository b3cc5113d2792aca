/*
 * Takes back what matching reached too far. A stretch that runs to the ends of both passages may begin or end with
 * words only one of them prints; those are a longer quotation. It cannot be seen before the words are aligned,
 * and looking for it afterwards costs a second alignment only where there is something to take off.
 */

import type { Place } from './align-tokens';
import { overlapOf, type Stretch } from './cut-to-stretch';
import { isAllBracketed, movedInside } from './edge-words';
import type { Side } from './side';
import { isFalseStart } from './tidying';
import type { Token } from './tokenize';

/** Both sides while they are trimmed. */
interface Cut {
  readonly a: Side;
  readonly b: Side;
}

function hasWords(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind }) => kind === 'word');
}

/** A start broken off at the front is said again right behind it: no longer quotation, but a tidier one. */
function isBrokenOff(words: readonly Token[], own: Side): boolean {
  return words[0] === own.tokens[0] && isFalseStart(own, { start: 0, end: words.length }, false);
}

/** Whether these words, which only this side prints at its edge, are a longer quotation and no difference. */
function isBeyond(words: readonly Token[], other: readonly Token[], own: Side, against: Side): boolean {
  if (isBrokenOff(words, own)) return false;
  if (!hasWords(words) || hasWords(other) || isAllBracketed(words)) return false;
  // Both go on with a bracket: it stands behind these words here, and for them there.
  if (words.at(-1)?.text === '[' && other.at(-1)?.text === '[') return false;
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

/** Moves the last `count` tokens of the stretch, marks among them, to what lies behind it. */
function dropBack(side: Side, count: number): Side {
  const start = side.tokens.length - count;
  return {
    ...side,
    after: [...side.tokens.slice(start), ...side.after],
    tokens: side.tokens.slice(0, start),
  };
}

function trimBack({ a, b }: Cut, countA: number, countB: number): Cut {
  const inA = a.tokens.slice(a.tokens.length - countA);
  const inB = b.tokens.slice(b.tokens.length - countB);
  if (!isBeyond(inA, inB, a, b) && !isBeyond(inB, inA, b, a)) return { a, b };
  return { a: dropBack(a, countA), b: dropBack(b, countB) };
}

function trimFront({ a, b }: Cut, countA: number, countB: number): Cut {
  const inA = a.tokens.slice(0, countA);
  const inB = b.tokens.slice(0, countB);
  if (!isBeyond(inA, inB, a, b) && !isBeyond(inB, inA, b, a)) return { a, b };
  return { a: dropFront(a, countA), b: dropFront(b, countB) };
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
  const back = [stretch.a.tokens.length - last.a.start, stretch.b.tokens.length - last.b.start] as const;
  const backTrimmed = trimBack(stretch, ...back);
  const trimmed = trimFront(backTrimmed, first.a.end, first.b.end);
  // Words at the back that seemed to have moved may have had their like in what the front has lost.
  const isBackDone = backTrimmed.a !== stretch.a || trimmed.a === stretch.a;
  const { a, b } = isBackDone ? trimmed : trimBack(trimmed, ...back);
  if (a.tokens === stretch.a.tokens && b.tokens === stretch.b.tokens) return stretch;
  return { a, b, overlap: overlapOf(a, b) };
}
