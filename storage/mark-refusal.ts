import type { Article } from '@/text/article';
import type { Claim, MarkedWords } from '@/text/reader-mark';
import { capturesOfPage } from './captures-of-page';
import { correctQuotations, isFound } from './correct-quotations';
import type { CorpusDb } from './corpus-db';
import { isLater } from './is-later';
import { loadArticle } from './load-article';
import { missedQuotation } from './missed-quotation';
import { quotationsOf } from './quotations-of';
import { readMarksOn } from './read-marks';

/** Why nothing is written of what the reader says: the article does not print the words, or Sic has found them. */
export type MarkRefusal = 'words-not-found' | 'words-already-found';

/** The latest capture of all of the page, or else of words selected on it. */
async function latestOf(db: CorpusDb, page: string): Promise<Article | null> {
  const captures = await capturesOfPage(db, page);
  const whole = captures.filter(({ selection }) => selection !== true);
  const [latest] = (whole.length > 0 ? whole : captures).toSorted((x, y) => (isLater(x, y) ? -1 : 1));
  return latest === undefined ? null : loadArticle(db, latest.id);
}

async function refusalOfMissed(db: CorpusDb, { page, words }: MarkedWords): Promise<MarkRefusal | null> {
  const article = await latestOf(db, page);
  const missed = article === null ? null : missedQuotation(article, words);
  if (article === null || missed === null) return 'words-not-found';
  const marks = await readMarksOn(db, page);
  const known = correctQuotations({ article, page }, quotationsOf(article), marks);
  return isFound(missed, known) ? 'words-already-found' : null;
}

/** Whether a claim can be kept; null when it can. Only words the reader typed or pasted can be mistaken. */
export async function markRefusal(db: CorpusDb, claim: Claim): Promise<MarkRefusal | null> {
  return claim.what === 'missed' ? refusalOfMissed(db, claim.here) : null;
}
