import type { Comparison } from '@/text/comparison/comparison';
import type { Quotation } from '@/text/quotations/quotation';

/** Another article's printing of the same utterance, ready to be shown. Plain JSON. */
export interface VersionAnswer {
  readonly outlet: string;
  readonly headline: string | null;
  /** http(s) only; null when the article has no address. */
  readonly url: string | null;
  readonly publishedAt: string | null;
  /** ISO 8601, when this device captured it. */
  readonly capturedAt: string;
  readonly language: string | null;
  /** The whole passage as printed, for context. */
  readonly text: string;
  readonly speaker: string | null;
  /** Higher = surer that it is the same utterance. Only its order means anything. */
  readonly score: number;
  readonly comparison: Comparison;
}

/** One quotation of the page with the versions found, in the order a reader should see them. */
export interface QuotationAnswer {
  readonly quotation: Quotation;
  readonly versions: readonly VersionAnswer[];
}

/** Counts that empty states speak of. */
export interface CorpusSize {
  readonly articles: number;
  readonly outlets: number;
}

/** Everything the popup shows about one page. */
export interface PageAnswer {
  readonly headline: string | null;
  readonly outlet: string;
  readonly url: string | null;
  readonly publishedAt: string | null;
  readonly authors: readonly string[];
  readonly language: string | null;
  /** `new`: first time; `known`: same address, same words; `revision`: same address, other words than last time. */
  readonly saved: 'new' | 'known' | 'revision';
  /** Those with versions first, then in reading order; terms left out. */
  readonly quotations: readonly QuotationAnswer[];
  /** The corpus without this page. */
  readonly others: CorpusSize;
}

/** What is found for words the reader pasted. */
export interface LookUpAnswer {
  readonly quotations: readonly QuotationAnswer[];
  readonly others: CorpusSize;
}
