/*
 * Orders the wordings that share keys with a quotation, most promising first, from nothing but the lists the
 * keys returned: every shared key counts for how rare it is. Linear in the lists, but for sorting the wordings.
 *
 * A key whose list is full is common, and its list holds only the oldest wordings. It still counts, as a common one:
 * a quotation that everybody prints has nothing else, and cutting off by frequency loses exactly the quotations that
 * matter (of 500 changed copies of one quotation, none is found). Leaving full lists out while others remain was
 * refused: with 40 to 60 copies, what remains are the keys of a few odd ones, and the closest copies vanish.
 */

/** A key whose list is full is taken to stand in so many wordings. */
export const FULL_LIST_COUNT = 300;
const LEAST_WEIGHT = 0.5;

/** What the lists are ranked by. */
export interface KeyLists {
  /** The wordings found under each key, at most `limit` of them. */
  readonly lists: ReadonlyMap<number, readonly number[]>;
  readonly limit: number;
  /** Distinct wordings in the whole corpus. */
  readonly wordings: number;
}

/** The ids of wordings found under `keys`, most promising first; of equal promise the lower id first. */
export function rankCandidates(keys: readonly number[], { lists, limit, wordings }: KeyLists): number[] {
  const scores = new Map<number, number>();
  for (const key of keys) {
    const ids = lists.get(key) ?? [];
    const count = ids.length < limit ? ids.length : Math.max(FULL_LIST_COUNT, ids.length);
    const weight = Math.max(LEAST_WEIGHT, Math.log2(wordings / count));
    for (const id of ids) scores.set(id, (scores.get(id) ?? 0) + weight);
  }
  return [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([id]) => id);
}
