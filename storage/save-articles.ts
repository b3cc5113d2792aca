import type { CorpusDb } from './corpus-db';
import { correctRead } from './correct-read';
import { countPages } from './count-pages';
import { withCorpusLock } from './corpus-lock';
import { type PassageToStore, passagesToStore } from './passages-to-store';
import type { ReadArticle } from './read-article';
import { isKnown, type SavedArticle, writeArticle } from './write-article';

/** An article that was read, and when its page showed these words: UTC as `Date.toISOString` writes it. */
export interface SeenArticle {
  readonly read: ReadArticle;
  readonly seenAt: string;
  /** When it last showed them, if that was known; likewise. */
  readonly lastSeenAt?: string;
}

/**
 * What is to be written to the index, worked out before the transaction begins; nothing when the words are known. What the reader has
 * said of the page is read here, under the lock: said while the article waited for it, it would be missing from the index
 * until the page is indexed anew.
 */
async function passagesIfNew(db: CorpusDb, read: ReadArticle): Promise<readonly PassageToStore[]> {
  if (await isKnown(db, read)) return [];
  const { article, quotations } = await correctRead(db, read);
  return passagesToStore(article, quotations);
}

/**
 * Saves articles as the reader has corrected their pages, in one transaction: all of them or none. One commit for some 25 articles takes half as long as 25.
 * Under the lock from the first look to the commit, so that nothing that is known is deleted in between.
 *
 * @throws what Dexie throws; `corpusProblem` tells what it means
 */
export function saveArticles(db: CorpusDb, seen: readonly SeenArticle[]): Promise<SavedArticle[]> {
  return withCorpusLock(async () => {
    const passages: (readonly PassageToStore[])[] = [];
    for (const { read } of seen) passages.push(await passagesIfNew(db, read));
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
    return db.transaction('rw', tables, async () => {
      const saved: SavedArticle[] = [];
      for (const [i, { read, seenAt, lastSeenAt = seenAt }] of seen.entries()) {
        saved.push(await writeArticle(db, read, passages[i] ?? [], seenAt));
        // Known by now: only the later day is noted.
        if (lastSeenAt > seenAt) await writeArticle(db, read, [], lastSeenAt);
      }
      const fresh = saved.filter((one) => one.saved === 'new').length;
      if (fresh > 0) await countPages(db, fresh);
      return saved;
    });
  });
}
