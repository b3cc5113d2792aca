/*
 * Quotations of a few words. In a whole corpus two or three equal words prove nothing (precision .007, measured
 * on English prose), within the thirty articles of one story they mostly do (.88 to .97, by how rare the words
 * are). So they only count where something else ties the two articles together: a longer version, or the same
 * speaker within days. find-versions.ts looks for that; here is what the words themselves must have.
 */

import { comesFirst } from './comes-first';
import type { Match, Tile } from './passage';
import type { WeighedWords } from './weigh-words';

/** Up to this many words a quotation is short. */
export const MOST_SHORT_WORDS = 5;
/** Up to this many words the whole must be rarer still. */
const MOST_TINY_WORDS = 3;
/** Bits by which tiny quotations must exceed what chance finds among the passages looked at. */
const TINY_MARGIN_BITS = 14;

/** With fewer words than this one exchanged word leaves too little. */
const FEWEST_WITH_EXCHANGE = 4;
/** Names are rare words; other words that are exchanged are another utterance's. */
const LEAST_NAME_BITS = 14;

/** Whether a passage has too few words to be told from chance by them alone. */
export function isShort(words: WeighedWords): boolean {
  return words.hashes.length <= MOST_SHORT_WORDS;
}

/** Where all words of the shorter stand in a row in the longer, no gap between them; -1 when they do not. */
function placeIn(longer: WeighedWords, shorter: WeighedWords): number {
  const { length } = shorter.hashes;
  for (let at = longer.hashes.indexOf(shorter.hashes[0] ?? 0); at >= 0; ) {
    let same = 0;
    while (same + 1 < length && shorter.pairs[same] !== 0 && longer.pairs[at + same] === shorter.pairs[same])
      same++;
    if (same + 1 === length) return at;
    at = longer.hashes.indexOf(shorter.hashes[0] ?? 0, at + 1);
  }
  return -1;
}

/**
 * Whether one word may have been exchanged for the other by an outlet: a number for a number, a name for a name. Never a name
 * that the shorter begins with: "safety of the people" and "enemy of the people" only end alike. On news articles
 * this takes out five pairs, all of them two utterances.
 */
function mayBeExchanged(a: WeighedWords, b: WeighedWords, inA: number, inB: number): boolean {
  if ((a.figures[inA] ?? 0) !== (b.figures[inB] ?? 0)) return false;
  const least = Math.min(a.bits[inA] ?? 0, b.bits[inB] ?? 0);
  return a.figures[inA] === 1 || (inA > 0 && least >= LEAST_NAME_BITS);
}

/** Which word of the shorter differs from the longer at this place, if exactly one does and no gap lies there; else -1. */
function exchangedAt(longer: WeighedWords, shorter: WeighedWords, at: number): number {
  const { length } = shorter.hashes;
  if (at + length > longer.hashes.length) return -1;
  let exchanged = -1;
  for (let i = 0; i < length; i++) {
    const isGap = i + 1 < length && (shorter.pairs[i] === 0 || longer.pairs[at + i] === 0);
    if (isGap) return -1;
    if (shorter.hashes[i] === longer.hashes[at + i]) continue;
    if (exchanged >= 0 || !mayBeExchanged(shorter, longer, i, at + i)) return -1;
    exchanged = i;
  }
  return exchanged;
}

/** Where all words of the shorter but one stand in the longer, and which one does not. */
function placeButOne(longer: WeighedWords, shorter: WeighedWords): { at: number; exchanged: number } | null {
  if (shorter.hashes.length < FEWEST_WITH_EXCHANGE) return null;
  for (let at = 0; at + shorter.hashes.length <= longer.hashes.length; at++) {
    const exchanged = exchangedAt(longer, shorter, at);
    if (exchanged >= 0) return { at, exchanged };
  }
  return null;
}

/** The runs of the shorter on either side of the exchanged word, as tiles; the whole of it where there is none. */
function tilesOf(length: number, inA: number, inB: number, exchanged: number): Tile[] {
  if (exchanged < 0) return [{ a: inA, b: inB, length }];
  const after = exchanged + 1;
  return [
    { a: inA, b: inB, length: exchanged },
    { a: inA + after, b: inB + after, length: length - after },
  ].filter((tile) => tile.length > 0);
}

/**
 * Matches two passages of which at least one is short: all words of the shorter must stand in the longer, in a row, but
 * for one number or name that another stands for, and be rarer than chance finds among `passages` of them; else null.
 * The score is their bits. Linear in the words.
 */
export function matchShort(a: WeighedWords, b: WeighedWords, passages: number): Match | null {
  const [shorter, longer] = comesFirst(a, b) ? [a, b] : [b, a];
  const { length } = shorter.hashes;
  if (length < 2) return null;
  const whole = placeIn(longer, shorter);
  const place = whole < 0 ? placeButOne(longer, shorter) : { at: whole, exchanged: -1 };
  if (place === null) return null;
  const { at, exchanged } = place;
  const bits = shorter.bits.reduce((sum, word, i) => sum + (i === exchanged ? 0 : word), 0);
  const margin = length <= MOST_TINY_WORDS ? TINY_MARGIN_BITS : 0;
  if (bits < Math.log2(Math.max(1, passages)) + margin) return null;
  const [inA, inB] = shorter === a ? [0, at] : [at, 0];
  return {
    score: bits,
    tiles: tilesOf(length, inA, inB, exchanged),
    stretchA: { start: inA, end: inA + length },
    stretchB: { start: inB, end: inB + length },
  };
}
