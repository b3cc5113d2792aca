import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import { endsSentence } from './sentence-ends';

/** How the words inside the marks end: that decides whether what follows still belongs to their sentence. */
export type Ending = 'comma' | 'question' | 'stop' | 'none';

/** "…," the director, who had come with her staff from the north shore, said. */
const LONGEST_WINDOW = 45;

/** What follows the marks, as far as it may credit them. */
export interface Window {
  readonly items: readonly Item[];
  readonly block: number;
  readonly from: number;
  /** Exclusive: the sentence's end or the next quotation. */
  readonly to: number;
  readonly ending: Ending;
}

/** An attribution ends with its sentence, or where the next quotation begins. */
export function windowEnd(items: readonly Item[], from: number, rules: LanguageRules): number {
  let at = from;
  while (at < items.length && at - from < LONGEST_WINDOW) {
    if (items[at]?.kind === 'quote' || endsSentence(items, at, rules)) break;
    at += 1;
  }
  return at;
}
