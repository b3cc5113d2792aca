import { NUMBER_WORDS, SCALES, TENS } from './spellings';

/*
 * Reads numbers written in figures or words, so that "35 million" and "35,000,000" are one number and a typographer's
 * choice is not taken for another claim. Only what outlets mix: cardinals, without sums and fractions.
 */

/** A number read from the front of a list of words. */
export interface NumberRead {
  readonly value: number;
  /** How many words it took. */
  readonly words: number;
}

const DIGITS = /^-?[0-9]+(?:\.[0-9]+)?$/;
const FIGURE = /^[-0-9]/;

/** Whether a folded word begins as a number in figures does: most words need no closer look. */
export function beginsFigure(word: string): boolean {
  return FIGURE.test(word);
}

/** Twenty-five, 25, five; null where no number begins. */
function readBelowHundred(words: readonly string[], from: number): NumberRead | null {
  const word = words[from] ?? '';
  if (beginsFigure(word)) return DIGITS.test(word) ? { value: Number(word), words: 1 } : null;
  const small = NUMBER_WORDS.get(word);
  if (small !== undefined) return { value: small, words: 1 };
  const tens = TENS.get(word);
  if (tens === undefined) return null;
  const one = NUMBER_WORDS.get(words[from + 1] ?? '');
  const joins = one !== undefined && one > 0 && one < 10;
  return { value: tens + (joins ? one : 0), words: joins ? 2 : 1 };
}

/**
 * The number that begins at `from`, in digits or English words ("25", "twenty-five", "35 million"), or null.
 * `words` are folded: no commas in figures. Sums with "and" are not read; they stay words.
 */
export function readNumber(words: readonly string[], from: number): NumberRead | null {
  const start = readBelowHundred(words, from);
  if (start === null) return null;
  let { value, words: taken } = start;
  for (;;) {
    const scale = SCALES.get(words[from + taken] ?? '');
    if (scale === undefined) return { value, words: taken };
    value *= scale;
    taken++;
  }
}

/** As `readNumber`, with "minus" in front of it. */
export function readSignedNumber(words: readonly string[], from: number): NumberRead | null {
  if (words[from] !== 'minus') return readNumber(words, from);
  const number = readNumber(words, from + 1);
  return number === null ? null : { value: -number.value, words: number.words + 1 };
}
