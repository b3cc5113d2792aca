import type { Item } from './narration';

/** A case ending cut off its name. */
export function isCaseEnding(item: Item | undefined): boolean {
  return item?.kind === 'word' && /^['’]/u.test(item.text);
}
