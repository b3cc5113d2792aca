/** Scripts that put no space between words: two of their signs are counted as a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** About how many words a text has. */
export function wordCount(text: string): number {
  const trimmed = text.trim();
  if (trimmed === '') return 0;
  return UNSPACED.test(trimmed) ? Math.ceil(trimmed.length / 2) : trimmed.split(/\s+/).length;
}
