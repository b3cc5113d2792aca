import { hashWord } from './hash';
import type { FoldedWord } from './passage';
import { wordBits } from './word-rarity';

/** Words as alignment and fingerprints read them: one number each, no strings. All arrays have one entry per word. */
export interface WeighedWords {
  /** Hash of the stem. */
  readonly hashes: Uint32Array;
  /** How rare the stem is, in bits. */
  readonly bits: Float32Array;
  /** 1 where dots stand before the word. */
  readonly gaps: Uint8Array;
}

/** Looks the rarity of every word up and hashes it, once for all pairs it is compared in. */
export function weighWords(words: readonly FoldedWord[]): WeighedWords {
  const hashes = new Uint32Array(words.length);
  const bits = new Float32Array(words.length);
  const gaps = new Uint8Array(words.length);
  for (const [i, word] of words.entries()) {
    hashes[i] = hashWord(word.stem);
    bits[i] = wordBits(word.stem);
    gaps[i] = word.gapBefore ? 1 : 0;
  }
  return { hashes, bits, gaps };
}
