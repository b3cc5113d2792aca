import type { Item } from './narration';

/** Items looked at before a quotation; longer sentences are read from there. */
const LONGEST_WINDOW = 90;

/** First item of the sentence that holds item `index`, or that ends right before it. */
export function sentenceStart(items: readonly Item[], index: number): number {
  const start = (items[index] ?? items.at(-1))?.sentence ?? 0;
  return Math.max(start, index - LONGEST_WINDOW);
}

/** A sentence up to the quotation it may credit. */
export interface Sentence {
  readonly items: readonly Item[];
  readonly block: number;
  readonly start: number;
  /** Index of the quotation. */
  readonly end: number;
}
