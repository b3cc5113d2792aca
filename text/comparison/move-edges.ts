/*
 * Moves the edges of the stretch outwards. Matching gives the first and the last word both print; beyond them the
 * texts may still agree (extend-edge.ts), or end within a few words that stand against each other (edge-words.ts), or one
 * of them may, and the other go on behind what faces those (facing-words.ts).
 * Where neither is so, one text simply quotes more, and the edge stays.
 */

import type { Range } from '@/text/article';
import { backEdge, edgesBelong, frontEdge } from './edge-words';
import { extendEdge, MOST_WORDS_BEYOND } from './extend-edge';
import { facingWords } from './facing-words';
import { isTellingWord } from './moved-words';
import type { Token } from './tokenize';
import { wordKeys } from './word-keys';

/** How the pair is read. */
export interface Reading {
  /** One side is narration: its edges are not the speaker's. */
  readonly paraphrase: boolean;
  /** English spellings may be folded. */
  readonly english: boolean;
  /** Whether a token is the last of a segment that another follows. */
  readonly endsSegment: (token: Token) => boolean;
}

type Tokens = readonly Token[];

/** The edge either way: over everything, over the words that face each other, or not beyond where it is. */
function reachOver(
  a: Tokens,
  b: Tokens,
  { paraphrase, endsSegment }: Reading,
  isFront: boolean,
): { readonly a: number; readonly b: number } {
  if (paraphrase) return { a: 0, b: 0 };
  const facing = facingWords(
    { tokens: isFront ? a.toReversed() : a, endsSegment, isFront },
    { tokens: isFront ? b.toReversed() : b, endsSegment, isFront },
  );
  return facing ?? { a: 0, b: 0 };
}

/** Behind the last word: marks that close a passage are the outlet's. */
function endOfWords(tokens: Tokens): number {
  return tokens.findLastIndex(({ kind }) => kind === 'word') + 1;
}

/**
 * The keys beyond the stretch, leading away from it, with the token each belongs to. Read forwards even in front of the
 * stretch ("twenty-five" is no number backwards), then turned.
 */
function keysBeyond(
  tokens: readonly Token[],
  english: boolean,
  isFront: boolean,
): { key: string; token: number }[] {
  const places: number[] = [];
  const step = isFront ? -1 : 1;
  for (
    let at = isFront ? tokens.length - 1 : 0;
    tokens[at] !== undefined && places.length < MOST_WORDS_BEYOND;
    at += step
  ) {
    if (tokens[at]?.kind === 'word') places.push(at);
  }
  if (isFront) places.reverse();
  const keys = wordKeys(
    places.map((at) => tokens[at]?.text ?? ''),
    english,
  ).map(({ key, start, end }) => ({
    key,
    token: places[isFront ? start : end - 1] ?? 0,
  }));
  return isFront ? keys.reverse() : keys;
}

/** The tokens of the stretch on either side, indices, half-open. */
export interface Ranges {
  readonly a: Range;
  readonly b: Range;
}

/**
 * Moves the front of both ranges outwards, over words both print and over short edges that belong. Narration begins
 * with the outlet's own words ("The mayor said"), so its edges are never held against the quotation's.
 */
function moveFront(a: Tokens, b: Tokens, { a: inA, b: inB }: Ranges, reading: Reading): Ranges {
  const { english, paraphrase } = reading;
  const keysA = keysBeyond(a.slice(0, inA.start), english, true);
  const keysB = keysBeyond(b.slice(0, inB.start), english, true);
  const by = extendEdge(
    keysA.map(({ key }) => key),
    keysB.map(({ key }) => key),
    isTellingWord,
  );
  const startA = keysA[by.a - 1]?.token ?? inA.start;
  const startB = keysB[by.b - 1]?.token ?? inB.start;
  const belongs = !paraphrase && edgesBelong(frontEdge(a, startA, inA.end), frontEdge(b, startB, inB.end));
  const over = reachOver(a.slice(0, startA), b.slice(0, startB), reading, true);
  return {
    a: { start: belongs ? 0 : startA - over.a, end: inA.end },
    b: { start: belongs ? 0 : startB - over.b, end: inB.end },
  };
}

/** As `moveFront`, at the back. */
function moveBack(a: Tokens, b: Tokens, { a: inA, b: inB }: Ranges, reading: Reading): Ranges {
  const { english, paraphrase } = reading;
  const keysA = keysBeyond(a.slice(inA.end), english, false);
  const keysB = keysBeyond(b.slice(inB.end), english, false);
  const by = extendEdge(
    keysA.map(({ key }) => key),
    keysB.map(({ key }) => key),
    isTellingWord,
  );
  const last = (range: Range, token: number | undefined): number =>
    range.end + (token === undefined ? 0 : token + 1);
  const endA = last(inA, keysA[by.a - 1]?.token);
  const endB = last(inB, keysB[by.b - 1]?.token);
  const belongs = !paraphrase && edgesBelong(backEdge(a, inA.start, endA), backEdge(b, inB.start, endB));
  const over = reachOver(a.slice(endA), b.slice(endB), reading, false);
  return {
    a: { start: inA.start, end: belongs ? endOfWords(a) : endA + over.a },
    b: { start: inB.start, end: belongs ? endOfWords(b) : endB + over.b },
  };
}

/** The stretch with both edges moved as far out as they belong. */
export function moveEdges(a: Tokens, b: Tokens, stretch: Ranges, reading: Reading): Ranges {
  return moveBack(a, b, moveFront(a, b, stretch, reading), reading);
}
