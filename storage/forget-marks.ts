import { capturesOfPage } from './captures-of-page';
import type { CorpusDb } from './corpus-db';

/**
 * Forgets what the reader said of a page of which nothing is saved any more. Who deletes a page wants its words and its address
 * gone, and a mark holds both; one of two pages can hold no longer once one of them is gone. Must run inside a
 * transaction over articles and marks.
 *
 * @param page `pageOf` its identity
 */
export async function forgetMarks(db: CorpusDb, page: string): Promise<void> {
  if ((await capturesOfPage(db, page)).length === 0) await db.marks.where('pages').equals(page).delete();
}
