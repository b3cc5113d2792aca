/*
 * Indexes all saved articles anew when text/matching has changed how it indexes (`INDEX_SCHEME`): keys made by
 * two schemes do not meet, and a corpus of both would lose versions without a word.
 *
 * One transaction per article, with a note of how far it came. Browsers stop a background at any moment, and the
 * next wake goes on where the last one stopped. Nothing is derived from the old index: the articles are the record,
 * the index can always be made from them.
 */
import { INDEX_SCHEME } from '@/text/matching/fingerprint';
import { extractQuotations } from '@/text/quotations/extract-quotations';
import type { CorpusDb, IndexState } from './corpus-db';
import { withCorpusLock } from './corpus-lock';
import { loadArticle } from './load-article';
import { passagesToStore } from './passages-to-store';
import { writePassages } from './write-passages';

const KEY = 'index';

async function stateOf(db: CorpusDb): Promise<IndexState | null> {
  return (await db.settings.get(KEY))?.value ?? null;
}

function isCurrent(state: IndexState | null): boolean {
  return state !== null && state.scheme === INDEX_SCHEME && state.rebuiltTo === null;
}

/** Empties the index, or finds how far an interrupted run came: the id of the last article done. */
function beginRebuild(db: CorpusDb): Promise<number | null> {
  return db.transaction('rw', db.passages, db.occurrences, db.settings, async () => {
    const state = await stateOf(db);
    if (state?.scheme === INDEX_SCHEME) return state.rebuiltTo;
    await db.passages.clear();
    await db.occurrences.clear();
    await db.settings.put({ key: KEY, value: { scheme: INDEX_SCHEME, rebuiltTo: 0 } });
    return 0;
  });
}

async function rebuildArticle(db: CorpusDb, id: number): Promise<void> {
  const article = await loadArticle(db, id);
  const passages = article === null ? [] : passagesToStore(article, extractQuotations(article));
  await db.transaction('rw', db.passages, db.occurrences, db.settings, async () => {
    // Saved while the rebuild was interrupted, an article is indexed already: it must not stand there twice.
    await db.occurrences.where('article').equals(id).delete();
    await writePassages(db, id, passages);
    await db.settings.put({ key: KEY, value: { scheme: INDEX_SCHEME, rebuiltTo: id } });
  });
}

async function rebuild(db: CorpusDb): Promise<void> {
  let done = await beginRebuild(db);
  while (done !== null) {
    const [next] = await db.articles.where('id').above(done).limit(1).primaryKeys();
    if (next === undefined) break;
    await rebuildArticle(db, next);
    done = next;
  }
  await db.settings.put({ key: KEY, value: { scheme: INDEX_SCHEME, rebuiltTo: null } });
}

/** Makes sure that the whole corpus is indexed by the present scheme. One small read when it is. */
export async function refreshIndex(db: CorpusDb): Promise<void> {
  if (isCurrent(await stateOf(db))) return;
  await withCorpusLock(() => rebuild(db));
}
