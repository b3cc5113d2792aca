import type { LookUpAnswer } from '@/text/answer';
import type { Article } from '@/text/article';
import type { Quotation } from '@/text/quotations/quotation';
import type { CorpusDb } from './corpus-db';
import { looseArticle } from './loose-article';
import { quotationAnswers } from './quotation-answers';
import { quotationsOf } from './quotations-of';

/** All of the text as somebody's words, for words pasted without their marks. */
function wholeText({ text, blocks }: Article): Quotation {
  const segments = blocks.map(({ start, end }) => ({ start, end }));
  return {
    id: 'pasted',
    standsIn: 'text',
    segments,
    text: segments.map(({ start, end }) => text.slice(start, end)).join(' '),
    speaker: null,
    speakerAsWritten: null,
    cue: null,
    kind: 'speech',
    region: 'body',
  };
}

/**
 * What the reader means by pasted words. Speech between marks is what they ask for; without any, all the words are: they
 * copied the quotation without its marks, and marks inside it hold a nickname or a title.
 */
function askedFor(article: Article): readonly Quotation[] {
  const marked = quotationsOf(article);
  return marked.some(({ kind }) => kind === 'speech') ? marked : [wholeText(article)];
}

/** Where words that are looked up stand, as far as it is known. */
export interface WordsPlace {
  /** The page's address, which is no version of itself; null for words from elsewhere. */
  readonly page: string | null;
  /** BCP 47; null when unknown. */
  readonly language: string | null;
}

const NOWHERE: WordsPlace = { page: null, language: null };

/** No row has it: the database counts from 1. */
const NO_ROW = 0;

/** Looks words up, pasted ones or those selected on a page. Saves nothing. */
export async function answerLookUp(
  db: CorpusDb,
  text: string,
  { page, language }: WordsPlace = NOWHERE,
): Promise<LookUpAnswer> {
  const article = looseArticle(text, { language });
  const asking = page === null ? null : { id: NO_ROW, address: page, publishedAt: null };
  const { quotations, others } = await quotationAnswers(db, article, askedFor(article), asking);
  return { quotations, others };
}
