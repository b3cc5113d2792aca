import type { KeyLists } from './rank-candidates';

/** How many of the keys lead to each wording. Linear in the lists. */
export function countShared(
  keys: readonly number[],
  { lists }: Pick<KeyLists, 'lists'>,
): ReadonlyMap<number, number> {
  const shared = new Map<number, number>();
  for (const key of keys) for (const id of lists.get(key) ?? []) shared.set(id, (shared.get(id) ?? 0) + 1);
  return shared;
}
