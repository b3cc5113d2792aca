import type { Range } from '@/text/article';
import type { Item } from './narration';

/** Where an item stands in the text; null where there is none. */
export function rangeOf(item: Item | undefined): Range | null {
  return item === undefined ? null : { start: item.start, end: item.end };
}
