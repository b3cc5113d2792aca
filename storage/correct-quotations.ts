import type { Article } from '@/text/article';
import type { Quotation } from '@/text/quotations/quotation';
import type { MarkedWords } from '@/text/reader-mark';
import { missedQuotation } from './missed-quotation';
import type { ReaderMarks } from './reader-marks';

/** An article, and the page it is a capture of. */
interface Capture {
  readonly article: Pick<Article, 'text' | 'headline' | 'blocks'>;
  /** `pageOf` its identity. */
  readonly page: string;
}

/** A quotation as the reader's corrections name it. */
export function markedWords(page: string, { text }: Pick<Quotation, 'text'>): MarkedWords {
  return { page, words: text };
}

function withSpeaker(quotation: Quotation, speaker: string | null): Quotation {
  const { speakerConfidence: _confidence, ...rest } = quotation;
  const named = { ...rest, speaker, speakerAsWritten: speaker };
  return speaker === null ? named : { ...named, speakerConfidence: 'named' };
}

/** The quotation as the reader says it is. */
function corrected(quotation: Quotation, page: string, marks: ReaderMarks): Quotation {
  const words = markedWords(page, quotation);
  if (marks.of('not-a-quotation', words) !== null) return { ...quotation, kind: 'term' };
  const speaker = marks.of('wrong-speaker', words);
  return speaker === null ? quotation : withSpeaker(quotation, speaker.claim.speaker);
}

function start({ segments }: Quotation): number {
  return segments[0]?.start ?? 0;
}

function end({ segments }: Quotation): number {
  return segments.at(-1)?.end ?? 0;
}

function liesWithin(inner: Quotation, outer: Quotation): boolean {
  return inner.standsIn === outer.standsIn && start(inner) >= start(outer) && end(inner) <= end(outer);
}

/** Whether what the reader says was missed is there: as it is, or as a part of a longer quotation. */
export function isFound(missed: Quotation, quotations: readonly Quotation[]): boolean {
  return quotations.some((quotation) => quotation.kind !== 'term' && liesWithin(missed, quotation));
}

/** Puts a missed quotation in its place; what the rules found inside of it, a term or the half of it, goes. */
function putIn(quotations: readonly Quotation[], missed: Quotation): readonly Quotation[] {
  if (isFound(missed, quotations)) return quotations;
  const kept = quotations.filter((quotation) => !liesWithin(quotation, missed));
  const next = kept.findIndex(
    (quotation) => quotation.standsIn === missed.standsIn && start(quotation) > start(missed),
  );
  return kept.toSpliced(next === -1 ? kept.length : next, 0, missed);
}

/**
 * An article's quotations as the reader has corrected them: speakers replaced, marks that quote nobody made terms, what was
 * missed put in its place where the article still prints it. Cost: one look at the text per missed quotation; nothing
 * where nothing was said of the page.
 */
export function correctQuotations(
  { article, page }: Capture,
  quotations: readonly Quotation[],
  marks: ReaderMarks,
): readonly Quotation[] {
  const missed = marks
    .missedOn(page)
    .flatMap(({ claim }) => missedQuotation(article, claim.here.words) ?? []);
  return missed.reduce(putIn, quotations).map((quotation) => corrected(quotation, page, marks));
}
