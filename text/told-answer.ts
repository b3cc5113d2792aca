import type { VersionAnswer } from './answer';

/** A sentence the page prints in its own voice, and who prints its words as a quotation. */
export interface ToldSentence {
  readonly text: string;
  /** In the order a reader should see them; side A of each comparison is the sentence. */
  readonly versions: readonly VersionAnswer[];
  /** How many were found; copies of one text are one. */
  readonly found: number;
}

/** What a page tells outside quotation marks that others quote. Plain JSON. */
export interface ToldAnswer {
  /** In reading order; only those with versions. */
  readonly sentences: readonly ToldSentence[];
}
