/*
 * Which sentences of narration are worth looking up among quotations. An article has three times as many of them as
 * quotations, and hardly one was said by anybody, so a sentence is searched for only when two of its keys or more lead
 * to one quotation and are rare enough together: a phrase in common is not enough. The keys are asked of quotations
 * alone, for every saved sentence is found under its own keys, and narration like it answers nothing.
 *
 * Cost: a look-up per key, some 16 a sentence. Of 1,445 pairs with narration on news articles 27 are
 * passed over, and comparing 2,873 articles takes two thirds of the time it takes when every sentence is asked.
 */

import { probeKeys } from './fingerprint';
import type { FoldedWord } from './passage';
import type { PassageIndex } from './passage-index';
import type { KeyLists } from './rank-candidates';

/** Keys that must lead to one and the same quotation. */
const FEWEST_SHARED_KEYS = 2;
/** How rare they must be together: for each the log of all quotations over those stored under it, summed. */
const LEAST_SHARED_BITS = 24;
/** A small corpus knows nothing of what is rare, so that many imagined quotations are counted in. */
const IMAGINED_QUOTATIONS = 10_000;

/** An index that holds quotations alone, as far as it is asked here. */
export type QuotedIndex = Pick<PassageIndex, 'size' | 'idsFor'>;

function sharesRareKeys(keys: readonly number[], { lists, limit, wordings }: KeyLists): boolean {
  const shared = new Map<number, number>();
  const counted = new Map<number, number>();
  for (const key of keys) {
    const ids = lists.get(key) ?? [];
    if (ids.length >= limit) continue;
    const bits = Math.log2((wordings + IMAGINED_QUOTATIONS) / ids.length);
    for (const id of ids) {
      const count = (counted.get(id) ?? 0) + 1;
      const together = (shared.get(id) ?? 0) + bits;
      if (count >= FEWEST_SHARED_KEYS && together >= LEAST_SHARED_BITS) return true;
      counted.set(id, count);
      shared.set(id, together);
    }
  }
  return false;
}

/**
 * The sentences that are worth a search, as indices into `narration`, each given by its words. `limit` is how many quotations are
 * looked at per key: what more of them share is no rare key.
 */
export async function worthAsking(
  narration: readonly (readonly FoldedWord[])[],
  quoted: QuotedIndex,
  limit: number,
): Promise<number[]> {
  const keys = narration.map(probeKeys);
  const lists = await quoted.idsFor([...new Set(keys.flat())], limit);
  const found = { lists, limit, wordings: await quoted.size() };
  return keys.flatMap((own, i) => (sharesRareKeys(own, found) ? [i] : []));
}
