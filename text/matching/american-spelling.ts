/*
 * British endings as American ones, so that "organised labour" and "organized labor" share their words. Kept to endings
 * that make no other English word ("four" is no "for"). Constant time.
 */

/** -our and its inflections become -or in words long enough not to be "four", "hour", "flour". */
const OUR_ENDING = /^(\p{L}{3,})our(s|ed|ing|able|ably|ite|ites|er|ers|ful|less|hood|hoods|ist|ists)?$/u;
/** -ise, -isation, -yse become -ize, -ization, -yze. */
const ISE_ENDING = /^(\p{L}{3,})([iy])s(e|es|ed|er|ers|ing|ation|ations|ational)$/u;
/** Dialogue, catalogue. */
const OGUE_ENDING = /^(\p{L}{3,})ogue(s?)$/u;
/** Verbs whose last l is doubled in British spelling. */
const DOUBLED_L =
  /^(travel|cancel|label|model|level|fuel|signal|counsel|marvel|quarrel|total|rival|channel|tunnel|dial|equal|initial|fulfil|enrol|panel|duel)l(ed|ing|er|ers|or|ors|ment)$/;
/** In the order they are tried; a word has at most one. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [OUR_ENDING, '$1or$2'],
  [ISE_ENDING, '$1$2z$3'],
  [OGUE_ENDING, '$1og$2'],
  [DOUBLED_L, '$1$2'],
];
/** No shorter word has any of these endings behind a stem: most words need not be looked at. */
const LEAST_LETTERS = 6;

/** A folded English word in American spelling. "Advise" becomes "advize": a form to compare by, never to be shown. */
export function americanSpelling(fold: string): string {
  if (fold.length < LEAST_LETTERS) return fold;
  for (const [pattern, replacement] of RULES) {
    if (pattern.test(fold)) return fold.replace(pattern, replacement);
  }
  return fold;
}
