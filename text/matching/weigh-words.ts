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

/** What is known of a word wherever it stands. */
interface WeighedWord {
  readonly hash: number;
  readonly bits: number;
  readonly figure: 0 | 1;
}

/** The words of some thousand passages: an answer reads a few hundred, and the next one largely the same words. About 2 MB. */
const MOST_REMEMBERED = 20_000;
/** What is longer is no word, and comes once. */
const LONGEST_REMEMBERED = 32;
let remembered = new Map<string, WeighedWord>();

function weigh({ stem, fold, stemmed }: FoldedWord): WeighedWord {
  // The fold says the stem where the text is stemmed; the sign stands for texts that are not, where a word weighs otherwise.
  const name = stemmed ? fold : `~${fold}`;
  const before = remembered.get(name);
  if (before !== undefined) return before;
  const bits = stemmed ? wordBits(stem) : foreignWordBits(stem);
  const weighed = { hash: hashWord(stem), bits, figure: isFigure(fold) ? 1 : 0 } as const;
  if (fold.length > LONGEST_REMEMBERED) return weighed;
  // Beginning anew is as good as forgetting the oldest: what is common is back at once.
  if (remembered.size >= MOST_REMEMBERED) remembered = new Map();
  remembered.set(name, weighed);
  return weighed;
}

/** Looks the rarity of every word up and hashes it, once for all pairs of passages it is compared in. */
export function weighWords(words: readonly FoldedWord[]): WeighedWords {
  const before = known.get(words);
  if (before !== undefined) return before;
  const [hashes, pairs] = [new Uint32Array(words.length), new Uint32Array(words.length)];
  const [bits, figures] = [new Float32Array(words.length), new Uint8Array(words.length)];
  for (const [i, word] of words.entries()) {
    const weighed = weigh(word);
    hashes[i] = weighed.hash;
    bits[i] = weighed.bits;
    figures[i] = weighed.figure;
  }
  for (let i = 0; i + 1 < words.length; i++) {
    if (words[i + 1]?.gapBefore === false) pairs[i] = hashPair(hashes[i] ?? 0, hashes[i + 1] ?? 0);
  }
  const weighed = { hashes, pairs, bits, figures };
  known.set(words, weighed);
  return weighed;
}
