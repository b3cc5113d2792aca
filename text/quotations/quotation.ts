import type { Range, Region } from '@/text/article';

/**
 * Whether words between marks are somebody's:
 * `speech` somebody's words, a clause or more; `fragment` somebody's words, less than a clause;
 * `term` marks that quote nobody: scare quotes, titles, nicknames.
 */
export type QuotationKind = 'speech' | 'fragment' | 'term';

/**
 * How the speaker is known: `named` the attribution prints a name; `described` it prints a phrase that names nobody;
 * `resolved` it prints a pronoun or a role which one person near by fits; `guessed` several fit and the likeliest was
 * taken; `carried` the quotation before was theirs, and nothing says otherwise.
 */
export type SpeakerConfidence = 'named' | 'described' | 'resolved' | 'guessed' | 'carried';

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
  /** Left out when there is no speaker. */
  readonly speakerConfidence?: SpeakerConfidence;
  /** The article says that nobody said the words ("denied saying", "never called it"): a term, and never anybody's. */
  readonly denied?: true;
  /** The text ends before the quotation does: what is missing was never printed here. */
  readonly truncated?: true;
  /** Id of the quotation in the text whose words a headline, a caption or a pull quote prints once more. */
  readonly repeats?: string;
}
