import type { Article } from '@/text/article';
import { extractQuotations } from '@/text/quotations/extract-quotations';
import type { Quotation } from '@/text/quotations/quotation';
import { transcribedQuotations } from './transcribed-quotations';
import { withoutTurns } from './without-turns';

/** The quotations of a cleaned article, fit to be stored and shown: the speakers' names are read from its text, whose signs stay. */
export function quotationsOf(article: Article): Quotation[] {
  const found = article.transcription ? transcribedQuotations(article) : extractQuotations(article);
  return found.map((quotation) => ({
    ...quotation,
    speaker: quotation.speaker === null ? null : withoutTurns(quotation.speaker),
    speakerAsWritten: quotation.speakerAsWritten === null ? null : withoutTurns(quotation.speakerAsWritten),
  }));
}
