import { isCapitalised } from './is-capitalised';
import type { Item } from './narration';

/** Shorter words stay small in any headline. */
const SHORTEST_TELLING = 4;

/** Whether a headline is printed like a sentence, half of the longer words behind the first or more in lower case, so that capitals tell names. */
export function isSentenceCase(items: readonly Item[]): boolean {
  const telling = items.filter(
    (item, index) => index > 0 && item.kind === 'word' && item.lower.length >= SHORTEST_TELLING,
  );
  const small = telling.filter((item) => !isCapitalised(item)).length;
  return small > 1 && 2 * small >= telling.length;
}
