import type { Comparison } from '@/text/comparison/comparison';
import type { Quotation } from '@/text/quotations/quotation';

/** Another article's printing of the same utterance, ready to be shown. Plain JSON. */
export interface VersionAnswer {
  readonly outlet: string;
  /** The registrable domain it stands under, which no page can choose as it can its name; '' when there is none. */
  readonly domain: string;
  readonly headline: string | null;
  /** http(s) only; null when the article has no address. */
  readonly url: string | null;
  readonly publishedAt: string | null;
  /** ISO 8601, when this device captured it. */
  readonly capturedAt: string;
  readonly language: string | null;
  /** True when the latest saved copy of its page is another one, in which these words were not found. */
  readonly earlierCopy: boolean;
  readonly speaker: string | null;
  /** Higher = surer that it is the same utterance. Only its order means anything. */
  readonly score: number;
  readonly comparison: Comparison;
}

/** One quotation of the page with the versions found, in the order a reader should see them. */
export interface QuotationAnswer {
  readonly quotation: Quotation;
  /** The first of those found; a message must stay small. */
  readonly versions: readonly VersionAnswer[];
  /** How many were found. */
  readonly found: number;
}

/** All places that print an utterance in the same words and marks. */
export interface WordingAnswer {
  readonly comparison: Comparison;
  /** The surest first; the comparison is the same for all. */
  readonly versions: readonly Omit<VersionAnswer, 'comparison'>[];
}

/** Every version of one quotation, however many there are. */
export interface AllVersionsAnswer {
  readonly found: number;
  /** In the order a reader should see them. */
  readonly wordings: readonly WordingAnswer[];
}

/** A quotation as the reader has it before them, and the page it stands on. */
export interface SoughtQuotation {
  /** The words of its segments. */
  readonly text: string;
  readonly speaker: string | null;
  /** BCP 47; null when unknown. */
  readonly language: string | null;
  /** The page that prints it, so that it does not answer itself; null for words from elsewhere. */
  readonly page: { readonly identity: string; readonly publishedAt: string | null } | null;
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
  /** What makes two captures one page: its address, or `words:…`. Named when more is asked about it. */
  readonly identity: string;
  /** As in `VersionAnswer`. */
  readonly domain: string;
  readonly publishedAt: string | null;
  readonly language: string | null;
  /**
   * `new`: first time; `known`: same address, same words; `revision`: same address, other words than last time;
   * `not-saved`: there was no room for it.
   */
  readonly saved: 'new' | 'known' | 'revision' | 'not-saved';
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
