/**
 * A title as it is compared with another printing of it: some systems print it as a paragraph with a full stop, some set
 * the stop inside its last mark.
 */
export function printedTitle(words: string): string {
  return words
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/\.(["'’”»)\]]{0,3})$/u, '$1');
}
