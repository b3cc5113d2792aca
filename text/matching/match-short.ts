/*
 * Quotations of a few words. In a whole corpus two or three equal words prove nothing (precision .007, measured
 * on English prose), within the thirty articles of one story they mostly do (.88 to .97, by how rare the words
 * are). So they only count where something else ties the two articles together: a longer version, or the same
 * speaker within days. find-versions.ts looks for that; here is what the words themselves must have.
 */

import { alignWords } from './align-words';
import type { Match } from './passage';
import type { WeighedWords } from './weigh-words';

/** Up to this many words a quotation is short. */
const MOST_SHORT_WORDS = 5;
/** Up to this many words the whole must be rarer still. */
const MOST_TINY_WORDS = 3;
/** Bits by which tiny quotations must exceed what chance finds among the passages looked at. */
const TINY_MARGIN_BITS = 8;

/** Whether a passage has too few words to be told from chance by them alone. */
export function isShort(words: WeighedWords): boolean {
  return words.hashes.length <= MOST_SHORT_WORDS;
}

/**
 * Matches two passages of which at least one is short: all words of the shorter must stand in the longer, in a row,
 * and be rarer than chance finds among `passages` of them; else null. The score is their bits.
 */
export function matchShort(a: WeighedWords, b: WeighedWords, passages: number): Match | null {
  const length = Math.min(a.hashes.length, b.hashes.length);
  const [run, another] = alignWords(a, b).runs;
  if (run === undefined || another !== undefined || run.length < length || length < 2) return null;
  const bits = a.bits.subarray(run.a, run.a + run.length).reduce((sum, word) => sum + word, 0);
  const margin = length <= MOST_TINY_WORDS ? TINY_MARGIN_BITS : 0;
  if (bits < Math.log2(Math.max(1, passages)) + margin) return null;
  return {
    strength: 'version',
    score: bits,
    tiles: [run],
    stretchA: { start: run.a, end: run.a + run.length },
    stretchB: { start: run.b, end: run.b + run.length },
  };
}
