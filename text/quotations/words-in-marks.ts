const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;

/** The words of a quotation as the filters see them, in order; empty when it has none. */
export function wordsInMarks(words: string): readonly string[] {
  return words.match(WORD) ?? [];
}
