/*
 * The other direction of telling: what an article prints in its own voice is asked against what others print between
 * marks. worth-asking.ts says which sentences. Cost: as findVersions.
 */

import { type FoundVersion, findVersions } from './find-versions';
import type { PrintedPassage } from './passage';
import type { IndexedArticle, Occurrence, PassageIndex } from './passage-index';
import { DATABASE_LIMITS, type LimitsOf } from './search-corpus';

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
  limits: LimitsOf = () => DATABASE_LIMITS,
): Promise<FoundVersion<Found>[][]> {
  if (narration.length === 0) return [];
  const found = await findVersions(asking, narration, index, limits);
  const known = new Set(answered.flat().map(nameOf));
  return found.map((versions) => versions.filter((version) => !known.has(nameOf(version))));
}
