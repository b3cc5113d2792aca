// Scripts without spaces: two characters make about a word.
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
// Below them lie most scripts; a range is found many times faster than a property.
const MAYBE_UNSPACED = /[\u0e00-\uffff]/;
const UNSPACED_PER_WORD = 2;

/** Number of words, as filters count them; `found` are the runs of letters in `words`. */
export function countWords(words: string, found: readonly string[]): number {
  const unspaced = MAYBE_UNSPACED.test(words) ? (words.match(UNSPACED)?.length ?? 0) : 0;
  return found.length + Math.floor(unspaced / UNSPACED_PER_WORD);
}
