import type { QuotationKind } from '@/text/quotations/quotation';
import { explained } from '../quoted';

/** A quotation as a table of cases gives it. */
export interface Expected {
  /** Its words; several where an attribution breaks it. */
  readonly segments: readonly string[];
  readonly kind: QuotationKind;
  readonly speaker: string | null;
}

/** A row of such a table. */
export interface LanguageCase {
  /** Read after "it": "keeps a name in marks out". */
  readonly shows: string;
  readonly text: string;
  readonly quotations: readonly Expected[];
}

/** What the rules of a language find in a text, as the tables of cases give it. */
export function quotationsOf(text: string, language: string): readonly Expected[] {
  return explained(text, { language }).map(({ quotation: { segments, kind, speaker } }) => ({
    segments: segments.map(({ start, end }) => text.slice(start, end)),
    kind,
    speaker,
  }));
}
