import type { Range, Region } from '@/text/article';

/**
 * Whether words between marks are somebody's:
 * `speech` somebody's words, a clause or more; `fragment` somebody's words, less than a clause;
 * `term` marks that quote nobody: scare quotes, titles, nicknames.
 */
export type QuotationKind = 'speech' | 'fragment' | 'term';

/** Words an article prints as somebody's exact words. */
export interface Quotation {
  /** Unique within its article, stable for the same text. */
  readonly id: string;
  /** The text the segments count into: the article's `text`, or its `headline` where that stands apart. */
  readonly standsIn: 'text' | 'headline';
  /** In order, never overlapping, marks left out; several where an attribution or a paragraph's end breaks it. */
  readonly segments: readonly Range[];
  /** The words of the segments, joined by a space. */
  readonly text: string;
  /** The fullest name the article gives whom it credits; null when it does not say. */
  readonly speaker: string | null;
  /** The article's own words for the speaker, possibly a pronoun: "he", "the mayor". */
  readonly speakerAsWritten: string | null;
  /** The reporting words: "said", "according to". */
  readonly cue: string | null;
  readonly kind: QuotationKind;
  readonly region: Region;
}
