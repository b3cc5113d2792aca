import type { AskingArticle } from './asking-articles';
import type { Built } from './peer';

/** Who can be asked; `sic` brings the limit with it. */
export const PEERS = ['sic', 'approx-string-match', 'minisearch', 'flexsearch', 'diff-match-patch'] as const;
export type PeerName = (typeof PEERS)[number];

/** What links were found, of those that were to be found and of others. */
export interface Quality {
  readonly sought: number;
  readonly found: number;
  readonly unrelated: number;
  /** Links of unrelated quotations. */
  readonly falseLinks: number;
  /** Found and sought, by how the quotation was changed. */
  readonly byChange: Readonly<Record<string, readonly [found: number, sought: number]>>;
}

/** Milliseconds per article, in the order of the articles and rounds. */
export interface Warm extends Quality {
  readonly times: readonly number[];
  /** How many of the articles were asked before time was up. */
  readonly asked: number;
  /** Those of the limit; empty for peers. */
  readonly limitTimes: readonly number[];
  readonly reads: { readonly lists: number; readonly rows: number };
}

/** A first answer from nothing, in milliseconds. */
export interface Cold {
  readonly opened: number;
  readonly answered: number;
}

/** An import and a deletion of many articles, in milliseconds. */
export interface BulkWrites {
  readonly articles: number;
  readonly importedMs: number;
  readonly deletedMs: number;
  /** The longest the page could not do anything else meanwhile. */
  readonly longestPauseMs: number;
}

/** Milliseconds, each over several articles. */
export interface Writes {
  readonly bulk: BulkWrites;
  readonly read: readonly number[];
  readonly saved: readonly number[];
  readonly deleted: readonly number[];
}

/** What 500 changed copies of one quotation do to the answers. */
export interface Viral {
  readonly planted: number;
  readonly inAnswer: number;
  readonly inAll: number;
  readonly groups: number;
  /** Milliseconds of an ordinary answer to an article of 15 quotations with the viral one among them. */
  readonly answerTimes: readonly number[];
  readonly allMs: number;
}

/** Words selected by hand, looked up one at a time. */
export interface LookUps {
  /** Milliseconds, one after the other. */
  readonly times: readonly number[];
  readonly sought: number;
  readonly found: number;
  /** Links of words that nobody printed. */
  readonly falseLinks: number;
}

/** What a page of the bench can be told to do, and what it gives back. All of it plain JSON. */
export interface Tasks {
  articles: { given: { readonly count: number }; result: readonly AskingArticle[] };
  build: {
    given: { readonly peer: PeerName; readonly passages: number; readonly patienceMs: number };
    result: Built | null;
  };
  warm: {
    given: {
      readonly peer: PeerName;
      readonly passages: number;
      readonly articles: readonly AskingArticle[];
      readonly rounds: number;
      readonly patienceMs: number;
    };
    result: Warm;
  };
  cold: {
    given: { readonly peer: PeerName; readonly passages: number; readonly article: AskingArticle };
    result: Cold;
  };
  lookUps: {
    given: { readonly passages: number; readonly articles: readonly AskingArticle[] };
    result: LookUps;
  };
  viral: { given: { readonly passages: number; readonly article: AskingArticle }; result: Viral };
  write: { given: { readonly passages: number; readonly articles: number }; result: Writes };
}
