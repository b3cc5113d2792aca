import type { QuotationKind } from '@/text/quotations/quotation';
import { explained } from '../quoted';

/** What a case expects of one quotation: the words of its segments, what it is, and who is credited. */
export interface Expected {
  readonly segments: readonly string[];
  readonly kind: QuotationKind;
  readonly speaker: string | null;
}

/** A row of a language's table: reads as "shows …". */
export interface LanguageCase {
  readonly shows: string;
  readonly text: string;
  readonly quotations: readonly Expected[];
}

/** What the rules of a language find in a text, in the form a case expects. */
export function foundIn(text: string, language: string): Expected[] {
  return explained(text, { language }).map(({ quotation }) => ({
    segments: quotation.segments.map(({ start, end }) => text.slice(start, end)),
    kind: quotation.kind,
    speaker: quotation.speaker,
  }));
}

/** Somebody's words, a clause or more. */
export const speech = (speaker: string | null, ...segments: string[]): Expected => ({
  segments,
  kind: 'speech',
  speaker,
});

/** Somebody's words, less than a clause. */
export const fragment = (speaker: string | null, ...segments: string[]): Expected => ({
  segments,
  kind: 'fragment',
  speaker,
});

/** Marks that quote nobody. */
export const term = (words: string): Expected => ({ segments: [words], kind: 'term', speaker: null });
