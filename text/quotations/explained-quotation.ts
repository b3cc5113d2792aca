import type { Range } from '@/text/article';
import type { SpeakerRule } from './attribution';
import type { KindReason } from './kind-reason';
import type { Quotation } from './quotation';

/** The places the rules went by, as ranges of the text the quotation stands in; null where there is none. */
export interface Evidence {
  /** The reporting words. */
  readonly cue: Range | null;
  /** The name printed elsewhere that a pronoun or a role was taken to mean. */
  readonly knownFrom: Range | null;
  /** Words of the quotation, as the filter counts them. */
  readonly wordCount: number;
  /** The reporting words stand right beside the marks. */
  readonly isAdjacent: boolean;
}

/** A quotation with the rules that made it what it is. */
export interface ExplainedQuotation {
  readonly quotation: Quotation;
  /** Null when no speaker was found. */
  readonly speakerRule: SpeakerRule | null;
  readonly kindReason: KindReason;
  readonly evidence: Evidence;
}
