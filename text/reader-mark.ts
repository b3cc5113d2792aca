import type { Basis } from '@/text/comparison/comparison';

/** Longest name that a reader may type, in UTF-16 code units. */
export const LONGEST_NAME = 200;

/**
 * Words an article prints, named by what stays when its page is captured again or indexed by other rules: never by
 * offsets. Two that fold to the same words on the same page are the same.
 */
export interface MarkedWords {
  /** What makes two captures one page, selections of it included; '' for words the reader pasted. */
  readonly page: string;
  /** As printed, segments joined by a space. */
  readonly words: string;
}

/**
 * What the reader says Sic got wrong. The pairs are said of both sides alike: whichever page is open, they hold.
 *
 * - `not-same`: these two are not the same quotation
 * - `basis`: whether the same words may be expected of these two
 * - `wrong-speaker`: this article credits these words to somebody else; null: to nobody it names
 * - `not-a-quotation`: these marks quote nobody
 * - `missed`: this article prints these words as a quotation
 */
export type Correction =
  | { readonly what: 'not-same'; readonly here: MarkedWords; readonly there: MarkedWords }
  | {
      readonly what: 'basis';
      readonly here: MarkedWords;
      readonly there: MarkedWords;
      readonly basis: Basis;
    }
  | { readonly what: 'wrong-speaker'; readonly here: MarkedWords; readonly speaker: string | null }
  | { readonly what: 'not-a-quotation'; readonly here: MarkedWords }
  | { readonly what: 'missed'; readonly here: MarkedWords };

/** That a text is the record the others are held against: a transcript, a statement, the reader's own transcription. */
export interface SourceClaim {
  readonly what: 'source';
  readonly page: string;
  /** Who says so; null when they gave no name. */
  readonly by: string | null;
}

/**
 * That two outlets are one, under two domains. Said of both alike; taking it back parts them. Outlets are named as the corpus
 * tells them apart: by registrable domain or, without one, by what a page calls itself.
 */
export interface OutletClaim {
  readonly what: 'outlet';
  readonly domain: string;
  readonly of: string;
  /** What the reader calls the two; null: by the name of `of`. */
  readonly name: string | null;
}

/** All a reader may say about texts and those who publish them. */
export type Claim = Correction | SourceClaim | OutletClaim;

/** One thing the reader has said, as it is stored, shown and exported. Plain JSON. */
export interface ReaderMark {
  /** Of this form; another form gets another number. */
  readonly version: 1;
  /** The same for the same thing said twice, and for another speaker or basis of the same words: the last one said counts. */
  readonly id: string;
  /** ISO 8601, by this device's clock. */
  readonly madeAt: string;
  readonly claim: Claim;
}
