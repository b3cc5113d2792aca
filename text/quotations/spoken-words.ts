const WORD = /[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*/gu;
// Scripts without spaces stand above these; a range is found many times faster than a property.
const MAYBE_UNSPACED = /[\u0e00-\uffff]/;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

/**
 * The words of a quotation as repetitions are compared: small letters, straight apostrophes, no points. A sign of a script
 * without spaces is a word by itself, so that a part of a run is found in it.
 */
export function spokenWords(text: string): readonly string[] {
  const folded = text.toLowerCase().normalize('NFC').replaceAll('’', "'");
  return (MAYBE_UNSPACED.test(folded) ? folded.replace(UNSPACED, ' $& ') : folded).match(WORD) ?? [];
}
