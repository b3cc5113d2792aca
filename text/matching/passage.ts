import type { Range } from '@/text/article';

/** What the corpus indexes: a quotation with its segments joined, or one sentence of narration. */
export interface Passage {
  /** The quotation's id; null for narration. */
  readonly quotation: string | null;
  readonly standsIn: 'text' | 'headline';
  readonly segments: readonly Range[];
  readonly speaker: string | null;
}
