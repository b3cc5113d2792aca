/*
 * Reads sums of money, so that "£5m" and "5 million pounds" are one sum and "$50" against "€50" is another. Only the
 * forms outlets mix: a sign in front of the number, or the word behind it. Constant time.
 */

import { CURRENCY_SIGNS, CURRENCY_WORDS, SUM_LETTERS } from './currencies';
import { readSignedNumber } from './number-value';

/** A sum read from the front of a list of words. */
export interface SumRead {
  readonly value: number;
  /** The word of the money, in the singular. */
  readonly currency: string;
  /** How many words it took, and how many of them stand for the number: all where a sign stands in front. */
  readonly words: number;
  readonly wordsOfNumber: number;
}

/** "5m", "3.5bn": digits and the letters of a scale. */
const SHORT_SUM = /^(-?[0-9]+(?:\.[0-9]+)?)(k|mn?|bn?|tn)$/;

function readShortSum(word: string): number | null {
  const [, digits, letters = ''] = SHORT_SUM.exec(word) ?? [];
  return digits === undefined ? null : Number(digits) * (SUM_LETTERS.get(letters) ?? 1);
}

/** The sum that begins at `from` in folded words, or null. */
export function readSum(words: readonly string[], from: number): SumRead | null {
  const sign = CURRENCY_SIGNS.get(words[from] ?? '');
  const at = sign === undefined ? from : from + 1;
  const short = readShortSum(words[at] ?? '');
  const number = short === null ? readSignedNumber(words, at) : { value: short, words: 1 };
  if (number === null) return null;
  const taken = at + number.words - from;
  if (sign !== undefined) {
    return { value: number.value, currency: sign, words: taken, wordsOfNumber: taken };
  }
  const currency = CURRENCY_WORDS.get(words[from + taken] ?? '');
  return currency === undefined
    ? null
    : { value: number.value, currency, words: taken + 1, wordsOfNumber: taken };
}
