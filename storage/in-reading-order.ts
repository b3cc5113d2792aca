import type { VersionAnswer } from '@/text/answer';
import { readingRank } from '@/text/comparison/reading-order';

/** The record first, then what deserves a look first; of equal rank the surer one. */
export function inReadingOrder(answers: readonly VersionAnswer[]): VersionAnswer[] {
  const ranked = answers.map((version) => ({
    version,
    rank: version.againstSource?.record === 'this-version' ? 0 : readingRank(version.comparison),
  }));
  ranked.sort((x, y) => x.rank - y.rank || y.version.score - x.version.score);
  return ranked.map(({ version }) => version);
}
