import type { Token } from './tokenize';

const SENTENCE_END = /^[.?!]$/;

/** Whether the token is a mark that ends a sentence; the full stop of "Sen." is part of its word, and dots are none. */
export function isSentenceEnd({ kind, text }: Token): boolean {
  return kind === 'mark' && SENTENCE_END.test(text);
}
