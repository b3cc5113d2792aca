/*
 * Orders the wordings that share keys with a quotation, most promising first, from nothing but the lists the
 * keys returned: every shared key counts for how rare it is. Linear in the lists, but for sorting the wordings.
 *
 * A key whose list is full is common, and its list holds only the oldest wordings. It still counts, as a common one:
 * a quotation that everybody prints has nothing else, and cutting off by frequency loses exactly the quotations that
 * matter (of 500 changed copies of one quotation, none is found). Leaving full lists out while others remain was
 * refused: with 40 to 60 copies, what remains are the keys of a few odd ones, and the closest copies vanish.
 *
 * Of a longer quotation most wordings on the lists are strays: they share a single key with it, or two common ones. Each costs a row, and
 * of 18,000 that quotations of news led to, 46 were versions, where of the others one in three is. Where every row is felt,
 * only the best few are kept (two: a fifth fewer rows, 3 wordings in 1,000 lost, some of them found in another way by search-tied.ts).
 */

import { countShared } from './count-shared';

/** A key whose list is full is taken to stand in so many wordings. */
export const FULL_LIST_COUNT = 300;
const LEAST_WEIGHT = 0.5;
/** A quotation with so few keys may share no more than one with its version. */
const MOST_KEYS_OF_SHORT = 9;

/** What the lists are ranked by. */
export interface KeyLists {
  /** The wordings found under each key, at most `limit` of them. */
  readonly lists: ReadonlyMap<number, readonly number[]>;
  readonly limit: number;
  /** Distinct wordings in the whole corpus. */
  readonly wordings: number;
}

/** The wordings by the weight of the keys that lead to them; of equal weight the lower id first. */
function byWeight(keys: readonly number[], { lists, limit, wordings }: KeyLists): number[] {
  const scores = new Map<number, number>();
  for (const key of keys) {
    const ids = lists.get(key) ?? [];
    const count = ids.length < limit ? ids.length : Math.max(FULL_LIST_COUNT, ids.length);
    const weight = Math.max(LEAST_WEIGHT, Math.log2(wordings / count));
    for (const id of ids) scores.set(id, (scores.get(id) ?? 0) + weight);
  }
  return [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([id]) => id);
}

/** Drops all strays but the best few. */
function withoutStrays(
  ranked: Iterable<number>,
  shared: ReadonlyMap<number, number>,
  sharedRare: ReadonlyMap<number, number>,
  most: number,
): number[] {
  let strays = 0;
  return [...ranked].filter((id) => {
    const rare = sharedRare.get(id) ?? 0;
    const common = (shared.get(id) ?? 0) - rare;
    const isStray = rare + common === 1 || (rare === 0 && common === 2);
    return !isStray || ++strays <= most;
  });
}

/**
 * The ids of wordings found under `keys`, most promising first. By turns the best of all keys and the best of the rare
 * ones alone: what shares many common keys would else crowd out what shares two rare ones.
 */
export function rankCandidates(keys: readonly number[], found: KeyLists, mostStrays: number): number[] {
  const all = byWeight(keys, found);
  const rareKeys = keys.filter((key) => (found.lists.get(key)?.length ?? 0) < found.limit);
  const rare = byWeight(rareKeys, found);
  const ranked = new Set<number>();
  for (const [i, id] of all.entries()) {
    ranked.add(id);
    const other = rare[i];
    if (other !== undefined) ranked.add(other);
  }
  if (keys.length <= MOST_KEYS_OF_SHORT || mostStrays === Number.POSITIVE_INFINITY) return [...ranked];
  return withoutStrays(ranked, countShared(keys, found), countShared(rareKeys, found), mostStrays);
}
