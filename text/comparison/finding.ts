import type { Range } from '@/text/article';
import type { DifferenceKind } from './comparison';

/** A difference before it is written out: ranges count into the joined text of either side. */
export interface Finding {
  readonly kind: DifferenceKind;
  readonly shown: boolean;
  /** Weighty by what it touches. */
  readonly weighty: boolean;
  /** The words or marks to name. */
  readonly a: Range;
  readonly b: Range;
  /** What to strike out and put in when the texts are shown as one; two where words moved. */
  readonly regions: readonly { readonly a: Range; readonly b: Range }[];
  /** The keys of words that stand on one side only, for finding them elsewhere; empty otherwise. */
  readonly keys: readonly string[];
}
