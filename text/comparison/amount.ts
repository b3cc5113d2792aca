/*
 * Reads amounts: plain numbers, and sums of money, so that "£5m" and "5 million pounds" are one sum and "$50" against
 * "€50" is another. Of money only the forms outlets mix: a sign in front of the number, or the word behind it. Constant time.
 */

import { CURRENCY_SIGNS, CURRENCY_WORDS, SUM_LETTERS } from './currencies';
import { beginsFigure, type NumberRead, readSignedNumber } from './number-value';

/** An amount read from the front of a list of words. */
export interface AmountRead extends NumberRead {
  /** The word of the money, in the singular; null for a number of anything else. */
  readonly currency: string | null;
  /** How many of the words stand for the number: all where a sign stands in front. */
  readonly wordsOfNumber: number;
}

/** "5m", "3.5bn": digits and the letters of a scale. */
const SHORT_SUM = /^(-?[0-9]+(?:\.[0-9]+)?)(k|mn?|bn?|tn)$/;

function readShortSum(word: string): number | null {
  const [, digits, letters = ''] = (beginsFigure(word) ? SHORT_SUM.exec(word) : null) ?? [];
  return digits === undefined ? null : Number(digits) * (SUM_LETTERS.get(letters) ?? 1);
}

/** The amount that begins at `from` in folded words, or null. "5m" alone may be metres, and is none. */
export function readAmount(words: readonly string[], from: number): AmountRead | null {
  const sign = CURRENCY_SIGNS.get(words[from] ?? '');
  const at = sign === undefined ? from : from + 1;
  const short = readShortSum(words[at] ?? '');
  const number = short === null ? readSignedNumber(words, at) : { value: short, words: 1 };
  if (number === null) return null;
  const taken = at + number.words - from;
  if (sign !== undefined) return { value: number.value, currency: sign, words: taken, wordsOfNumber: taken };
  const currency = CURRENCY_WORDS.get(words[from + taken] ?? '') ?? null;
  if (currency !== null) return { value: number.value, currency, words: taken + 1, wordsOfNumber: taken };
  return short === null ? { value: number.value, currency, words: taken, wordsOfNumber: taken } : null;
}
