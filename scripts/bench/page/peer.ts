import type { AskingArticle } from './asking-articles';
import type { BenchCorpus } from './bench-corpus';

/** What building an index cost. */
export interface Built {
  /** What it takes on the disk. */
  readonly bytes: number;
  readonly ms: number;
}

/** The articles of the corpus that are linked to each quotation of an article, in their order. */
export type Links = readonly ReadonlySet<number>[];

/** Somebody who is asked for versions. */
export interface Peer {
  /**
   * Indexes the first `passages` passages and stores the index where the next page finds it. Null when there was no time: `deadline`
   * counts as `performance.now` does.
   */
  build(corpus: BenchCorpus, passages: number, deadline: number): Promise<Built | null>;
  /** Makes ready for questions from what is stored, as after the background was stopped. */
  open(passages: number): Promise<void>;
  ask(article: AskingArticle): Promise<Links>;
}
