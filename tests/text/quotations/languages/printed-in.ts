import type { QuotationKind } from '@/text/quotations/quotation';
import { explained, type Printed } from '../quoted';

/** What a case says of one quotation. */
export interface ExpectedQuotation {
  readonly segments: readonly string[];
  readonly kind: QuotationKind;
  readonly speaker: string | null;
  readonly cue: string | null;
}

/** One row of a language's table; `shows` reads as a sentence. */
export interface QuotationCase {
  readonly shows: string;
  readonly text: string;
  readonly expected: readonly ExpectedQuotation[];
}

/** What the rules make of a text, in the words of a table. */
export function printedIn(text: string, printed: Printed): readonly ExpectedQuotation[] {
  return explained(text, printed).map(({ quotation }) => ({
    segments: quotation.segments.map(({ start, end }) => text.slice(start, end)),
    kind: quotation.kind,
    speaker: quotation.speaker,
    cue: quotation.cue,
  }));
}
