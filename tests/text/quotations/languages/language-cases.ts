import type { QuotationKind } from '@/text/quotations/quotation';
import { explained, type Printed } from '../quoted';

/** A quotation as a table of cases gives it: the words of its segments, what it is, and who is credited. */
export interface Expected {
  /** Its words; several where an attribution breaks it. */
  readonly segments: readonly string[];
  readonly kind: QuotationKind;
  readonly speaker: string | null;
}

/** The same with the word that credits it, for languages where that word alone shows who speaks. */
export interface CuedExpected extends Expected {
  readonly cue: string | null;
}

/** A row of a language's table; `shows` reads as a sentence. */
export interface LanguageCase<Row extends Expected = Expected> {
  readonly shows: string;
  readonly text: string;
  readonly quotations: readonly Row[];
}

/** What the rules make of a text, with the words that credit it. */
export function cuedIn(text: string, printed: Printed): CuedExpected[] {
  return explained(text, printed).map(({ quotation: { segments, kind, speaker, cue } }) => ({
    segments: segments.map(({ start, end }) => text.slice(start, end)),
    kind,
    speaker,
    cue,
  }));
}

/** What the rules of a language find in a text. */
export function foundIn(text: string, language: string): Expected[] {
  return cuedIn(text, { language }).map(({ cue: _, ...found }) => found);
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
