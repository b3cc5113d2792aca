/*
 * Looks the quotations of one text up and answers them as the reader has corrected them. The one way to an answer, for a page, for
 * pasted words and for all versions of one quotation: they differ in how far is looked and in how much is handed out.
 */
import type { QuotationAnswer } from '@/text/answer';
import type { Article } from '@/text/article';
import { printPassage } from '@/text/matching/print-passage';
import type { Quotation } from '@/text/quotations/quotation';
import { type AnswerLimits, correctedAnswer } from './corrected-answer';
import type { CorpusDb } from './corpus-db';
import { NO_PAGE } from './marked-words';
import { type Findings, type Question, readAnswers } from './read-answers';

/** The quotations of one text. */
export interface AskedText extends Pick<Question, 'asking' | 'limits'> {
  readonly article: Pick<Article, 'text' | 'headline' | 'language'>;
  readonly quotations: readonly Quotation[];
}

/** What was found, and each answer, made when it is wanted. */
export interface FoundAnswers extends Omit<Findings, 'versions' | 'own'> {
  /** In the order of the quotations. */
  readonly answers: readonly ((most: AnswerLimits) => QuotationAnswer)[];
}

/**
 * Finds the versions of quotations, all in one transaction.
 *
 * @throws what IndexedDB and Dexie throw; `corpusProblem` tells what it means
 */
export async function findAnswers(db: CorpusDb, asked: AskedText): Promise<FoundAnswers> {
  const { article, quotations, asking } = asked;
  const queries = quotations.map(({ id: quotation, standsIn, segments, speaker }) =>
    printPassage(article, { quotation, standsIn, segments, speaker }),
  );
  const { versions, own, ...known } = await readAnswers(db, { ...asked, queries });
  const { marks, outlets } = known;
  const here = { publishedAt: asking?.publishedAt ?? null, page: asking?.address ?? NO_PAGE };
  const answers = queries.map((query, i) => (most: AnswerLimits) => {
    const quotation = quotations[i];
    if (quotation === undefined) throw new Error('A quotation was looked up and is not there');
    return correctedAnswer({ ...here, quotation, query, own, marks, outlets }, versions[i] ?? [], most);
  });
  return { ...known, answers };
}
