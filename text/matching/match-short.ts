/*
 * Quotations of a few words. In a whole corpus two or three equal words prove nothing (precision .007, measured
 * on English prose), within the thirty articles of one story they mostly do (.88 to .97, by how rare the words
 * are). So they only count where something else ties the two articles together: a longer version, or the same
 * speaker within days. find-versions.ts looks for that; here is what the words themselves must have.
 */

import { comesFirst } from './comes-first';
import type { Match } from './passage';
import type { WeighedWords } from './weigh-words';

/** Up to this many words a quotation is short. */
const MOST_SHORT_WORDS = 5;
/** Up to this many words the whole must be rarer still. */
const MOST_TINY_WORDS = 3;
/** Bits by which tiny quotations must exceed what chance finds among the passages looked at. */
const TINY_MARGIN_BITS = 14;

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
 * Matches two passages of which at least one is short: all words of the shorter must stand in the longer, in a row,
 * and be rarer than chance finds among `passages` of them; else null. The score is their bits. Linear in the words.
 */
export function matchShort(a: WeighedWords, b: WeighedWords, passages: number): Match | null {
  const [shorter, longer] = comesFirst(a, b) ? [a, b] : [b, a];
  const { length } = shorter.hashes;
  if (length < 2) return null;
  const bits = shorter.bits.reduce((sum, word) => sum + word, 0);
  const margin = length <= MOST_TINY_WORDS ? TINY_MARGIN_BITS : 0;
  if (bits < Math.log2(Math.max(1, passages)) + margin) return null;
  const at = placeIn(longer, shorter);
  if (at < 0) return null;
  const [inA, inB] = shorter === a ? [0, at] : [at, 0];
  return {
    score: bits,
    tiles: [{ a: inA, b: inB, length }],
    stretchA: { start: inA, end: inA + length },
    stretchB: { start: inB, end: inB + length },
  };
}
