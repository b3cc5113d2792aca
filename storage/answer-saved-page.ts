import type { PageAnswer } from '@/text/answer';
import { answerPage } from './answer-page';
import { correctRead } from './correct-read';
import type { CorpusDb } from './corpus-db';
import { isLater } from './is-later';
import { loadArticle } from './load-article';
import { readArticle } from './read-article';

/**
 * Answers a saved page as it is known now, without looking at the tab again.
 *
 * @param identity `PageAnswer.identity`
 * @returns null when no capture of the page is saved
 */
export async function answerSavedPage(db: CorpusDb, identity: string): Promise<PageAnswer | null> {
  const captures = await db.articles.where('identity').equals(identity).toArray();
  const [latest] = captures.sort((x, y) => (isLater(x, y) ? -1 : 1));
  const article = latest === undefined ? null : await loadArticle(db, latest.id);
  if (latest === undefined || article === null) return null;
  const read = await correctRead(db, readArticle(article));
  return answerPage(db, read, { saved: 'known', article: latest.id });
}
