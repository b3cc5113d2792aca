import type { QuotationAnswer } from '@/text/answer';
import type { Article } from '@/text/article';
import type { Quotation } from '@/text/quotations/quotation';
import type { AnswerLimits } from './corrected-answer';
import type { CorpusDb } from './corpus-db';
import { findAnswers, type FoundAnswers } from './find-answers';
import { quotationsToShow } from './quotations-to-show';
import type { Question } from './read-answers';

const MOST: AnswerLimits = {
  // Twice as many as a list shows at first; who wants more asks for all of them (all-versions.ts).
  printings: 24,
  // Nobody reads more, and browsers refuse to carry a message of many megabytes.
  versions: 100,
};

/** What is found for the quotations of one text. */
export interface QuotationAnswers extends Omit<FoundAnswers, 'answers'> {
  /** Those with versions first, then in reading order; terms and repetitions left out. */
  readonly quotations: readonly QuotationAnswer[];
}

/** Looks the quotations of `article` up. `asking` is the saved article they stand in; null for loose text. */
export async function quotationAnswers(
  db: CorpusDb,
  article: Article,
  quotations: readonly Quotation[],
  asking: Question['asking'],
): Promise<QuotationAnswers> {
  const shown = quotationsToShow(quotations);
  const { answers, ...known } = await findAnswers(db, { article, quotations: shown, asking });
  const answered = answers.map((answer) => answer(MOST));
  const first = answered.filter(({ versions }) => versions.length > 0);
  const rest = answered.filter(({ versions }) => versions.length === 0);
  return { ...known, quotations: [...first, ...rest] };
}
