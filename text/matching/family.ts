import { countShared } from './count-shared';
import type { KeyLists } from './rank-candidates';

/** A wording that shares this share of a quotation's keys prints the same, or nearly the same. */
const FAMILY_SHARE = 0.4;
/** Fewer shared keys are a phrase, however short the quotation. */
const FEWEST_SHARED = 3;

/**
 * The wordings that share so many keys with a quotation that they are printings of it, by all that is known before
 * they are read. They say nothing about how common its words are: a quotation everybody prints is not a set phrase,
 * and each further printing must not make the others look like chance. Linear in the lists.
 */
export function familyOf(keys: readonly number[], found: Pick<KeyLists, 'lists'>): ReadonlySet<number> {
  const least = Math.max(FEWEST_SHARED, keys.length * FAMILY_SHARE);
  return new Set([...countShared(keys, found)].filter(([, count]) => count >= least).map(([id]) => id));
}
