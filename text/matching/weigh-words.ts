import { hashPair, hashWord } from './hash';
import { isFigure } from './is-figure';
import type { FoldedWord } from './passage';
import { foreignWordBits, wordBits } from './word-rarity';

/** Words as alignment and fingerprints read them: numbers, no strings. All arrays have one entry per word. */
export interface WeighedWords {
  /** Hash of the stem. */
  readonly hashes: Uint32Array;
  /** Hash of this stem and the next; 0 for the last word and before a gap, across which nothing is paired. */
  readonly pairs: Uint32Array;
  /** How rare the stem is, in bits. */
  readonly bits: Float32Array;
  /** 1 for a number, else 0. */
  readonly figures: Uint8Array;
}

/** Words are asked for by several steps in a row, and never change. */
const known = new WeakMap<readonly FoldedWord[], WeighedWords>();

/** Looks the rarity of every word up and hashes it, once for all pairs of passages it is compared in. */
export function weighWords(words: readonly FoldedWord[]): WeighedWords {
  const before = known.get(words);
  if (before !== undefined) return before;
  const hashes = Uint32Array.from(words, (word) => hashWord(word.stem));
  const bits = Float32Array.from(words, ({ stem, stemmed }) =>
    stemmed ? wordBits(stem) : foreignWordBits(stem),
  );
  const pairs = new Uint32Array(words.length);
  for (let i = 0; i + 1 < words.length; i++) {
    if (words[i + 1]?.gapBefore === false) pairs[i] = hashPair(hashes[i] ?? 0, hashes[i + 1] ?? 0);
  }
  const figures = Uint8Array.from(words, ({ fold }) => (isFigure(fold) ? 1 : 0));
  const weighed = { hashes, pairs, bits, figures };
  known.set(words, weighed);
  return weighed;
}
