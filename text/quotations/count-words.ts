import { wordsInMarks } from './words-in-marks';

// Scripts without spaces: two characters make about a word.
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
// Below them lie most scripts; a range is found many times faster than a property.
const MAYBE_UNSPACED = /[\u0e00-\uffff]/;
const UNSPACED_PER_WORD = 2;

/** Number of words, as filters count them. */
export function countWords(words: string): number {
  const unspaced = MAYBE_UNSPACED.test(words) ? (words.match(UNSPACED)?.length ?? 0) : 0;
  return wordsInMarks(words).length + Math.floor(unspaced / UNSPACED_PER_WORD);
}
