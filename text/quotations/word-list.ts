/** A set of words from a table written as one string: keeps long word tables readable. */
export function wordList(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter((word) => word !== ''));
}
