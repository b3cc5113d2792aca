/** Commas and the like that stand before the first word of a run, with the white space there. */
const LEADING = /^[\s,;:]+(?=[^\s,;:])/;

/** How many UTF-16 code units of a run of words come before its first word: "and" is easier read than ", and". */
export function leadingMarks(text: string): number {
  return LEADING.exec(text)?.[0].length ?? 0;
}
