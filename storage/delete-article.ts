import type { CorpusDb } from './corpus-db';
import { withCorpusLock } from './corpus-lock';
import { removeCaptures } from './remove-captures';

/**
 * Deletes one capture of a page with all that was indexed of it, in one transaction. Earlier and later captures of the page
 * stay. Nothing happens when there is none with this id.
 */
export function deleteArticle(db: CorpusDb, article: number): Promise<void> {
  const tables = [
    db.articles,
    db.texts,
    db.passages,
    db.postings,
    db.occurrences,
    db.outlets,
    db.settings,
    db.marks,
  ];
  return withCorpusLock(() => db.transaction('rw', tables, async () => removeCaptures(db, [article])));
}
