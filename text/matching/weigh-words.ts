import { hashPair, hashWord } from './hash';
import { isFigure } from './is-figure';
import type { FoldedWord } from './passage';
import { stem } from './stem';
import { WordMemory } from './word-memory';
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

/** What is known of a word wherever it stands. */
interface WeighedWord {
  readonly hash: number;
  readonly bits: number;
  readonly figure: 0 | 1;
}

/** Stands before a word that is not stemmed: there it weighs otherwise. Can be part of no word. */
const UNSTEMMED = '~';

const weighed = new WordMemory((name: string): WeighedWord => {
  const isStemmed = !name.startsWith(UNSTEMMED);
  const fold = isStemmed ? name : name.slice(UNSTEMMED.length);
  const root = isStemmed ? stem(fold) : fold;
  const bits = isStemmed ? wordBits(root) : foreignWordBits(root);
  return { hash: hashWord(root), bits, figure: isFigure(fold) ? 1 : 0 };
});

/** Looks the rarity of every word up and hashes it, once for all pairs of passages it is compared in. */
export function weighWords(words: readonly FoldedWord[]): WeighedWords {
  const before = known.get(words);
  if (before !== undefined) return before;
  const [hashes, pairs] = [new Uint32Array(words.length), new Uint32Array(words.length)];
  const [bits, figures] = [new Float32Array(words.length), new Uint8Array(words.length)];
  for (const [i, word] of words.entries()) {
    const { hash, bits: rarity, figure } = weighed.of(word.stemmed ? word.fold : UNSTEMMED + word.fold);
    hashes[i] = hash;
    bits[i] = rarity;
    figures[i] = figure;
  }
  for (let i = 0; i + 1 < words.length; i++) {
    if (words[i + 1]?.gapBefore === false) pairs[i] = hashPair(hashes[i] ?? 0, hashes[i + 1] ?? 0);
  }
  const all = { hashes, pairs, bits, figures };
  known.set(words, all);
  return all;
}
