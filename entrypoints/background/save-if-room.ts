import type { CorpusDb } from '@/storage/corpus-db';
import { corpusProblem } from '@/storage/corpus-problem';
import type { ReadArticle } from '@/storage/read-article';
import { saveArticle } from '@/storage/save-article';
import type { SavedArticle } from '@/storage/write-article';

/** Saves an article as seen now; null when there is no room: answering needs none, so it is answered all the same. */
export async function saveIfRoom(db: CorpusDb, read: ReadArticle): Promise<SavedArticle | null> {
  try {
    return await saveArticle(db, read, new Date().toISOString());
  } catch (error) {
    if (corpusProblem(error) !== 'corpus-full') throw error;
    console.error('Sic had no room to save an article', error);
    return null;
  }
}
