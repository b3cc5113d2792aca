/*
 * Orders the wordings that share keys with a quotation, most promising first, from nothing but the lists the
 * keys returned: every shared key counts for how rare it is. Linear in the lists, but for sorting the wordings.
 *
 * A key whose list is full is common, and its list holds only the oldest wordings, so it is left out. But a
 * quotation that everybody prints has nothing else: cutting off by frequency loses exactly the quotations that
 * matter (of 500 changed copies of one quotation, none is found). When too few keys remain, the full lists count.
 */

/** With fewer keys than this left, full lists are used after all. */
const FEWEST_KEYS = 3;
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
  const found = keys.map((key) => lists.get(key) ?? []).filter((ids) => ids.length > 0);
  const rare = found.filter((ids) => ids.length < limit);
  const scores = new Map<number, number>();
  for (const ids of rare.length < FEWEST_KEYS ? found : rare) {
    const weight = Math.max(LEAST_WEIGHT, Math.log2(wordings / ids.length));
    for (const id of ids) scores.set(id, (scores.get(id) ?? 0) + weight);
  }
  return [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([id]) => id);
}
