import type { Publisher } from './answer';
import type { Collation } from '@/text/comparison/collation';

/** The quotation on screen, by its words: what is not saved, or was pasted, can be asked about too. */
export interface CollationQuestion {
  /** As printed, one for each segment. */
  readonly segments: readonly string[];
  readonly speaker: string | null;
  /** BCP 47; null when unknown. */
  readonly language: string | null;
  /** The page it stands on, as `PageAnswer.identity` names it; null for words that stand nowhere. */
  readonly page: string | null;
  /** The witness the others are held against (`Collation.order`); null for the record, where the reader marked one, else the text on screen. */
  readonly base: string | null;
}

/** Which text prints a witness's words; its outlet is '' for words that stand nowhere. */
export interface WitnessAnswer extends Publisher {
  /** As in `Collation`. */
  readonly id: string;
  readonly headline: string | null;
  /** http(s) only; null when the text has no address. */
  readonly url: string | null;
  readonly publishedAt: string | null;
  /** ISO 8601, when this device captured it; null when it is not saved. */
  readonly capturedAt: string | null;
  /** BCP 47; null when unknown. */
  readonly language: string | null;
  /** The text on screen. */
  readonly here?: true;
  /** The reader marked its page as the record. */
  readonly source?: true;
  /** The latest saved copy of its page is another one, in which these words were not found. */
  readonly earlierCopy?: true;
  /** Only words the reader selected on that page were saved. */
  readonly selection?: true;
  /** Its own words as printed, segment by segment; its link opens at them. */
  readonly segments?: readonly string[];
  /** The news agency its text is credited to. */
  readonly agency?: string;
}

/** All versions of one quotation side by side. Plain JSON. */
export interface CollationAnswer {
  readonly collation: Collation;
  /** In the order of `Collation.order`. */
  readonly witnesses: readonly WitnessAnswer[];
  /** How many were found beyond those lined up; a message must stay small. */
  readonly unlisted: number;
}
