import type { LookUpAnswer, QuotationAnswer, VersionAnswer } from '@/text/answer';
import type { Article } from '@/text/article';
import { guessLanguage } from '@/text/quotations/guess-language';
import { type Asked, askedWords } from './asked-words';
import type { CorpusDb } from './corpus-db';
import { looseArticle } from './loose-article';
import { quotationAnswers } from './quotation-answers';

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

/** BCP 47, from the tags left for private use: some other language than English. `und` would be taken for English. */
const NOT_ENGLISH = 'qaa';

const isFound = ({ versions }: QuotationAnswer): boolean => versions.length > 0;

const printing = ({ url, segments = [] }: VersionAnswer): string => JSON.stringify([url, segments]);

/** Whether the parts are quotations of their own: each place prints one of them at most. */
function areApart(found: readonly QuotationAnswer[]): boolean {
  const places = found.flatMap(({ versions }) => [...new Set(versions.map(printing))]);
  return found.length > 1 && new Set(places).size === places.length;
}

/** The answers to one thing asked: its own, or those to its parts where others print these apart. */
function choose(
  { quotation, parts }: Asked,
  answerTo: ReadonlyMap<string, QuotationAnswer>,
): readonly QuotationAnswer[] {
  const [whole, ...ofParts] = [quotation, ...parts].map(({ id }) => answerTo.get(id));
  const found = ofParts.filter((answer) => answer !== undefined).filter(isFound);
  if (whole === undefined || areApart(found) || (found.length > 0 && !isFound(whole))) return found;
  return [whole];
}

async function answerIn(db: CorpusDb, words: Article, page: string | null): Promise<LookUpAnswer> {
  const asking =
    page === null ? null : ({ id: NO_ROW, address: page, publishedAt: null, loose: true } as const);
  const { article, asked } = askedWords(words);
  const quotations = asked.flatMap(({ quotation, parts }) => [quotation, ...parts]);
  const answers = await quotationAnswers(db, article, quotations, asking);
  const answerTo = new Map(answers.quotations.map((answer) => [answer.quotation.id, answer]));
  const chosen = asked.flatMap((each) => choose(each, answerTo));
  // In the order asked, those that somebody prints first.
  const found = [...chosen.filter(isFound), ...chosen.filter((answer) => !isFound(answer))];
  return { quotations: found, others: answers.others };
}

/**
 * Looks words up, pasted ones or those selected on a page. Saves nothing. Too few of them to show their language are taken for
 * English first, whose endings do not count, and asked for once more letter by letter when nobody prints them.
 */
export async function answerLookUp(
  db: CorpusDb,
  text: string,
  { page, language }: WordsPlace = NOWHERE,
): Promise<LookUpAnswer> {
  const known = language ?? guessLanguage(text);
  const first = await answerIn(db, looseArticle(text, { language: known }), page);
  const isOpen = known === null && !first.quotations.some(isFound);
  const second = isOpen ? await answerIn(db, looseArticle(text, { language: NOT_ENGLISH }), page) : null;
  return second?.quotations.some(isFound) ? second : first;
}
