import type { Popup } from '@/scripts/browsers/browser';
import type { Article } from '@/text/article';

/** An article as it stands in the extension's database. */
export type SavedArticle = Pick<
  Article,
  'url' | 'headline' | 'authors' | 'publishedAt' | 'language' | 'text' | 'blocks'
>;

/** Runs in the popup, which is a page of the extension and may open its database. */
async function readSaved(): Promise<SavedArticle | null> {
  const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const db = await answerOf(indexedDB.open('sic'));
  try {
    const tables = db.transaction(['articles', 'texts']);
    const articles: SavedArticle[] = await answerOf(tables.objectStore('articles').getAll());
    const texts: SavedArticle[] = await answerOf(tables.objectStore('texts').getAll());
    const [article, text] = [articles.at(-1), texts.at(-1)];
    return article === undefined || text === undefined ? null : { ...article, ...text };
  } finally {
    db.close();
  }
}

/** The article that was saved last; null when none has been. */
export function savedArticle(popup: Popup): Promise<SavedArticle | null> {
  return popup.evaluate(readSaved);
}
