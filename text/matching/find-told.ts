/*
 * The other direction of telling: what an article prints in its own voice is asked against what others print between
 * marks. An article has three times as many sentences of narration as quotations, and hardly one of them was said by
 * anybody, so a sentence is looked up only when it shares two rare keys with one wording: a phrase in common is not
 * enough. Cost: a look-up per key of the rarest few, and a search for the handful of sentences that remain.
 */

import { type FoundVersion, findVersions } from './find-versions';
import { probeKeys } from './fingerprint';
import type { PrintedPassage } from './passage';
import type { IndexedArticle, Occurrence, PassageIndex } from './passage-index';
import { DATABASE_LIMITS, type SearchLimits } from './search-corpus';

/** Rare keys that must lead to one and the same wording. */
const FEWEST_SHARED_KEYS = 2;
/** Keys asked for per sentence: an even choice over its parts, since they come by part and rarity. */
const KEYS_ASKED = 8;

function sharesRareKeys(
  keys: readonly number[],
  lists: ReadonlyMap<number, readonly number[]>,
  limit: number,
): boolean {
  const shared = new Map<number, number>();
  for (const key of keys) {
    const ids = lists.get(key) ?? [];
    if (ids.length >= limit) continue;
    for (const id of ids) shared.set(id, (shared.get(id) ?? 0) + 1);
  }
  return [...shared.values()].some((count) => count >= FEWEST_SHARED_KEYS);
}

/** The narration that is worth a search, as indices into `narration`. */
async function worthAsking(
  narration: readonly PrintedPassage[],
  index: PassageIndex,
  limits: SearchLimits,
): Promise<number[]> {
  const keys = narration.map(({ words }) => probeKeys(words).slice(0, KEYS_ASKED));
  const lists = await index.idsFor([...new Set(keys.flat())], limits.perKey);
  return keys.flatMap((own, i) => (sharesRareKeys(own, lists, limits.perKey) ? [i] : []));
}

/** A place by what it is: what the article's own quotations found already is not told a second time. */
function nameOf({ occurrence: { article, wording } }: FoundVersion<Occurrence>): string {
  return `${typeof article.id} ${article.id} ${wording}`;
}

/**
 * The quotations of other articles whose words `asking` prints as its own, for each passage of `narration`, surest first.
 * `answered` are the versions its quotations found; they are left out.
 */
export async function findTold<Found extends Occurrence>(
  asking: IndexedArticle | null,
  narration: readonly PrintedPassage[],
  answered: readonly (readonly FoundVersion<Found>[])[],
  index: PassageIndex<Found>,
  limits: SearchLimits = DATABASE_LIMITS,
): Promise<FoundVersion<Found>[][]> {
  const worth = await worthAsking(narration, index, limits);
  const queries = worth.flatMap((i) => narration[i] ?? []);
  const found = queries.length === 0 ? [] : await findVersions(asking, queries, index, limits);
  const known = new Set(answered.flat().map(nameOf));
  const told: FoundVersion<Found>[][] = narration.map(() => []);
  for (const [i, at] of worth.entries()) {
    told[at] = (found[i] ?? []).filter((version) => !known.has(nameOf(version)));
  }
  return told;
}
