/*
 * A wording is what passages have in common that print the same words: it is stored once, and its occurrences
 * beside it. Its name is a 64-bit hash, so that two wordings fall together once in some 10^19 pairs.
 */

import { hashWord } from './hash';
import type { FoldedWord } from './passage';
import { stem } from './stem';
import { WordMemory } from './word-memory';

const stems = new WordMemory(stem);

const GAP = '…';
const UNSTEMMED = '~';
const SECOND_SEED = 0x2f0b4c47;

/**
 * The words as one string to be stored: folds with a space between, "…" where there is a gap, a leading "~"
 * for words that are not stemmed. Neither sign can be part of a fold.
 */
export function storeWords(words: readonly FoldedWord[]): string {
  const parts = words.flatMap((word) => (word.gapBefore ? [GAP, word.fold] : [word.fold]));
  if (words[0]?.stemmed === false) parts.unshift(UNSTEMMED);
  return parts.join(' ');
}

/** The words `storeWords` stored, their ranges counted into `stored`. Brackets are not kept: they do not tell wordings apart. */
export function foldStored(stored: string): FoldedWord[] {
  const words: FoldedWord[] = [];
  let gapBefore = false;
  let stemmed = true;
  let start = 0;
  for (const part of stored.split(' ')) {
    const end = start + part.length;
    if (part === GAP) gapBefore = true;
    else if (part === UNSTEMMED) stemmed = false;
    else if (part !== '') {
      words.push({
        start,
        end,
        fold: part,
        stem: stemmed ? stems.of(part) : part,
        stemmed,
        gapBefore,
        bracketed: false,
      });
      gapBefore = false;
    }
    start = end + 1;
  }
  return words;
}

/** The name of a wording: 16 hexadecimal digits, equal exactly when `storeWords` is (but for the odds above). */
export function wordingOf(words: readonly FoldedWord[]): string {
  const stored = storeWords(words);
  const half = (hash: number) => hash.toString(16).padStart(8, '0');
  return half(hashWord(stored)) + half(hashWord(stored, SECOND_SEED));
}
