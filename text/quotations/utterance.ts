import type { Credit } from './credit';
import type { Span } from './find-spans';
import type { Reading } from './reading';

/** The spans of one utterance with whom they are credited to. */
export interface Utterance {
  readonly reading: Reading;
  /** Indices of the spans among those of the article. */
  readonly group: readonly number[];
  readonly spans: readonly [Span, ...Span[]];
  /** The marked words, segments joined by one space. */
  readonly words: string;
  /** Its own attribution, and the one carried over from the quotation before. */
  readonly own: Credit | null;
  readonly carried: Credit | null;
}
