import type { CorpusSize, QuotationAnswer } from '@/text/answer';
import type { Article } from '@/text/article';
import { printPassage } from '@/text/matching/print-passage';
import type { Quotation } from '@/text/quotations/quotation';
import { type AnswerLimits, correctedAnswer } from './corrected-answer';
import type { CorpusDb } from './corpus-db';
import { NO_PAGE } from './marked-words';
import { quotationsToShow } from './quotations-to-show';
import { type Findings, type Question, readAnswers } from './read-answers';

const MOST: AnswerLimits = {
  // Twice as many as a list shows at first; who wants more asks for all of them (all-versions.ts).
  printings: 24,
  // Nobody reads more, and browsers refuse to carry a message of many megabytes.
  versions: 100,
};

/** What is found for the quotations of one text. */
export interface QuotationAnswers extends Pick<Findings, 'outletNames'> {
  /** Those with versions first, then in reading order; terms and repetitions left out. */
  readonly quotations: readonly QuotationAnswer[];
  readonly others: CorpusSize;
}

/** Looks the quotations of `article` up. `asking` is the saved article they stand in; null for loose text. */
export async function quotationAnswers(
  db: CorpusDb,
  article: Article,
  quotations: readonly Quotation[],
  asking: Question['asking'],
): Promise<QuotationAnswers> {
  const shown = quotationsToShow(quotations);
  const queries = shown.map(({ id: quotation, standsIn, segments, speaker }) =>
    printPassage(article, { quotation, standsIn, segments, speaker }),
  );
  const { versions, others, outletNames, marks } = await readAnswers(db, { asking, queries });
  const answers = shown.map((quotation, i) => {
    const query = queries[i];
    if (query === undefined) return { quotation, versions: [], found: 0 };
    const publishedAt = asking?.publishedAt ?? null;
    const asked = { quotation, query, publishedAt, page: asking?.address ?? NO_PAGE, marks, outletNames };
    return correctedAnswer(asked, versions[i] ?? [], MOST);
  });
  const first = answers.filter(({ versions }) => versions.length > 0);
  return {
    quotations: [...first, ...answers.filter(({ versions }) => versions.length === 0)],
    others,
    outletNames,
  };
}
