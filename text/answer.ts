import type { Range } from './article';
import type { Comparison } from '@/text/comparison/comparison';
import type { Quotation } from '@/text/quotations/quotation';
import type { MarkedWords, ReaderMark } from './reader-mark';

/** Which text the reader marked as the record is side A of a comparison, and so what "leaves out" and "adds" are said of. */
export type AgainstSource =
  /** A is the text on screen, B the version. */
  | { readonly record: 'on-screen' }
  /** A is this version, B the text on screen. */
  | { readonly record: 'this-version' }
  /** A is the printing of another outlet, B the version. */
  | { readonly record: 'another-version'; readonly outlet: string };

/** Who published a text. */
export interface Publisher {
  /** To be read. */
  readonly outlet: string;
  /** The registrable domain it stands under, which no page can choose as it can its name; '' when there is none. */
  readonly domain: string;
  /** What tells it from other outlets, as `OutletClaim` names it. */
  readonly outletKey?: string;
  /** Equal for outlets that the reader said are one; left out where it stands alone. */
  readonly joined?: string;
  /** It passes on what others have written. */
  readonly aggregator?: true;
}

/** One of several outlets that print one text. */
export interface StoryCopy extends Publisher {
  /** As in `VersionAnswer`, and so the others. */
  readonly url: string | null;
  readonly publishedAt: string | null;
  readonly capturedAt: string;
}

/** Copies of one story that print the quotation alike: one text, whose wording nobody repeats by themselves. */
export interface StoryAnswer {
  /** The news agency all of them credit; null when they credit none, or several. */
  readonly agency: string | null;
  readonly outlets: number;
  /** The version itself among them; the first of them where there are very many. */
  readonly copies: readonly StoryCopy[];
}

/** Another article's printing of the same utterance, ready to be shown. Plain JSON. */
export interface VersionAnswer extends Publisher {
  readonly headline: string | null;
  /** http(s) only; null when the article has no address. */
  readonly url: string | null;
  readonly publishedAt: string | null;
  /** ISO 8601, when this device captured it. */
  readonly capturedAt: string;
  readonly language: string | null;
  /** True when the latest saved copy of its page is another one, in which these words were not found. */
  readonly earlierCopy: boolean;
  /** Only words the reader selected on that page were saved. */
  readonly selection?: true;
  readonly speaker: string | null;
  /** Higher = surer that it is the same utterance. Only its order means anything. */
  readonly score: number;
  readonly comparison: Comparison;
  /** Its own words as printed, segment by segment. */
  readonly segments?: readonly string[];
  /** The passage as the reader's corrections name it. */
  readonly printed?: MarkedWords;
  /** What the reader has said of it, or of it and the text on screen. */
  readonly changed?: readonly ReaderMark[];
  /** Stands for these copies of one text; left out where it stands for itself. */
  readonly story?: StoryAnswer;
  /** The reader marked its page as the record. */
  readonly source?: ReaderMark;
  /** A record is the base of the comparison; left out where none is. */
  readonly againstSource?: AgainstSource;
}

/** One quotation of the page with the versions found, in the order a reader should see them. */
export interface QuotationAnswer {
  readonly quotation: Quotation;
  /** The first of those found; a message must stay small. */
  readonly versions: readonly VersionAnswer[];
  /** How many were found, those hidden left out; copies of one text that print it alike are one. */
  readonly found: number;
  /** How many pages print one and how many independent texts that is; left out where it is as many. */
  readonly independent?: { readonly printings: number; readonly texts: number };
  /** The quotation as the reader's corrections name it. */
  readonly printed?: MarkedWords;
  /** What the reader has said of the quotation itself. */
  readonly changed?: readonly ReaderMark[];
  /** Versions the reader said are another quotation. */
  readonly hidden?: readonly VersionAnswer[];
}

/** Words that the reader said quote nobody. */
export interface NotQuotation {
  readonly text: string;
  readonly mark: ReaderMark;
}

/** What became of something the reader said. */
export interface MarkAnswer {
  /** What is remembered; null when it was taken back. */
  readonly mark: ReaderMark | null;
  /** The page as it is answered now; null when it is not saved, or none was asked for. */
  readonly page: PageAnswer | null;
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
  /** Where its segments stand in `text`, in order; all of it is one when left out. */
  readonly segments?: readonly Range[];
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
export interface PageAnswer extends Publisher {
  readonly headline: string | null;
  /** What makes two captures one page: its address, or `words:…`. Named when more is asked about it. */
  readonly identity: string;
  /** As in `VersionAnswer`. */
  readonly url?: string | null;
  readonly publishedAt: string | null;
  readonly language: string | null;
  /**
   * `new`: first time; `known`: same address, same words; `revision`: same address, other words than last time;
   * `not-saved`: there was no room for it.
   */
  readonly saved: 'new' | 'known' | 'revision' | 'not-saved';
  /** Only the words the reader selected were read. */
  readonly selection?: true;
  /** Only the beginning could be read; the rest is for subscribers. */
  readonly truncated?: true;
  /** The article goes on on further pages. */
  readonly morePages?: true;
  /** Those with versions first, then in reading order; terms left out. */
  readonly quotations: readonly QuotationAnswer[];
  /** Left out when there are none. */
  readonly notQuotations?: readonly NotQuotation[];
  /** The reader marked this page as the record. */
  readonly source?: ReaderMark;
  /** What the reader said of its outlet. */
  readonly changed?: readonly ReaderMark[];
  /** The corpus without this page. */
  readonly others: CorpusSize;
}

/** What is found for words the reader pasted. */
export interface LookUpAnswer {
  readonly quotations: readonly QuotationAnswer[];
  readonly others: CorpusSize;
}
