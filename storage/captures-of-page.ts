import type { ArticleRow, CorpusDb } from './corpus-db';
import { selectionsOf } from './identity';

/** All captures of a page, and of what was selected on it. */
export function capturesOfPage(db: CorpusDb, page: string): Promise<ArticleRow[]> {
  return db.articles.where('identity').equals(page).or('identity').startsWith(selectionsOf(page)).toArray();
}
