import type { CorpusDb } from './corpus-db';
import type { ReadArticle } from './read-article';
import { saveArticles } from './save-articles';
import type { SavedArticle } from './write-article';

/**
 * Saves an article. The same address with the same words only notes when it was seen; with other words it becomes a
 * revision beside what was saved before, which is never overwritten.
 *
 * @param seenAt when the page showed these words: UTC as `Date.toISOString` writes it
 * @throws what Dexie throws; `corpusProblem` tells what it means
 */
export async function saveArticle(db: CorpusDb, read: ReadArticle, seenAt: string): Promise<SavedArticle> {
  const [saved] = await saveArticles(db, [{ read, seenAt }]);
  if (saved === undefined) throw new Error('An article was handed over and none was saved');
  return saved;
}
