import { basisEvidence } from '@/text/comparison/basis-evidence';
import type { Circumstances } from '@/text/comparison/basis-of';
import type { PairSide } from '@/text/matching/find-pairs';
import type { Compared } from './read-comparable';

/** What is known of a printing beside its words: from its article, and from what that says round it. */
export function circumstancesOf({ of, printed }: PairSide<Compared>): Circumstances {
  const { segments, speaker } = printed.passage;
  const evidence = basisEvidence(printed.text, segments);
  return { speaker, language: printed.language, publishedAt: of.publishedAt, evidence };
}
