import { basisEvidence } from '@/text/comparison/basis-evidence';
import { basisOf, type Circumstances } from '@/text/comparison/basis-of';
import type { Basis } from '@/text/comparison/comparison';
import type { PrintedPassage } from '@/text/matching/passage';
import type { StoredOccurrence } from './corpus-index';

/** The words that are asked about, and when their page was published. */
export interface AskedPassage {
  /** Counts into its whole article, so that what stands round the words is at hand. */
  readonly query: PrintedPassage;
  /** ISO 8601; null when unknown. */
  readonly publishedAt: string | null;
}

/** What is known of the words asked about beside the words. */
export function circumstancesHere({ query, publishedAt }: AskedPassage): Circumstances {
  const { text, language, passage } = query;
  return {
    speaker: passage.speaker,
    language,
    publishedAt,
    evidence: basisEvidence(text, passage.segments),
  };
}

/** What is known of a stored printing beside its words. */
export function circumstancesOf({ row, capture }: StoredOccurrence): Circumstances {
  const { language, publishedAt } = capture;
  return { speaker: row.speaker, language, publishedAt, evidence: row.evidence ?? null };
}

/** Whether the same words may be expected of both; they may where nothing tells otherwise. */
export function basisBetween(a: Circumstances, b: Circumstances): Basis {
  return basisOf(a, b) ?? 'same words expected';
}
