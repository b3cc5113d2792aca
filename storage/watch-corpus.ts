import { liveQuery } from 'dexie';
import type { CorpusDb } from './corpus-db';

/** What changes when an answer may: another article or one less, and anything the reader says of one. */
async function sign(db: CorpusDb): Promise<string> {
  const [articles, last, marks] = await Promise.all([
    db.articles.count(),
    db.articles.orderBy(':id').last(),
    db.marks.toArray(),
  ]);
  return JSON.stringify([articles, last?.id, marks]);
}

/**
 * Calls `onChange` whenever an article is saved or deleted or the reader corrects something, in whatever page or background
 * of the extension; gives the way to stop it. A database that cannot be watched changes nothing.
 */
export function watchCorpus(db: CorpusDb, onChange: () => void): () => void {
  let before: string | null = null;
  const watching = liveQuery(() => sign(db)).subscribe({
    next: (now) => {
      const isFirst = before === null;
      const isOther = before !== now;
      before = now;
      if (!isFirst && isOther) onChange();
    },
    error: (error: unknown) => console.error('Sic could not watch its saved articles', error),
  });
  return () => watching.unsubscribe();
}
