import { correctRead } from './correct-read';
import type { CorpusDb } from './corpus-db';
import { isLater } from './is-later';
import { loadArticle } from './load-article';
import { type ReadArticle, readArticle } from './read-article';

/** The latest saved capture of a page, as the reader has corrected it. */
export interface SavedPage {
  /** `ArticleRow.id`. */
  readonly id: number;
  readonly read: ReadArticle;
}

/**
 * Reads the latest saved capture of a page anew.
 *
 * @param identity `PageAnswer.identity`
 * @returns null when no capture of the page is saved
 */
export async function savedPage(db: CorpusDb, identity: string): Promise<SavedPage | null> {
  const captures = await db.articles.where('identity').equals(identity).toArray();
  const [latest] = captures.sort((x, y) => (isLater(x, y) ? -1 : 1));
  const article = latest === undefined ? null : await loadArticle(db, latest.id);
  if (latest === undefined || article === null) return null;
  return { id: latest.id, read: await correctRead(db, readArticle(article)) };
}
