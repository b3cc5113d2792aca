/** The words of a text alone, lower case, one space between: for telling whether two lines print the same. */
export function bareWords(text: string): string {
  return text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
