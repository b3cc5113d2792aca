/*
 * Indexes all saved articles anew when text/matching has changed how it indexes (`INDEX_SCHEME`) or text/quotations what
 * it finds (`QUOTATION_RULES`), or when more is written of what is found (`ROW_SCHEME`): keys made by two schemes do not meet, and a corpus of both would lose versions without a
 * word; the speakers and quotations of older rules would stay wrong where today's are right.
 *
 * One transaction per article, with a note of how far it came. Browsers stop a background at any moment, and the
 * next wake goes on where the last one stopped. Nothing is derived from the old index: the articles are the record,
 * the index can always be made from them.
 */
import { INDEX_SCHEME } from '@/text/matching/fingerprint';
import { QUOTATION_RULES } from '@/text/quotations/extract-quotations';
import type { CorpusDb, IndexState } from './corpus-db';
import { withCorpusLock } from './corpus-lock';
import { passagesOfCapture } from './passages-of-capture';
import { ROW_SCHEME } from './passages-to-store';
import { writePassages } from './write-passages';

const KEY = 'index';

/** How this release indexes. */
const PRESENT = { scheme: INDEX_SCHEME, rules: QUOTATION_RULES, rows: ROW_SCHEME } as const;

async function stateOf(db: CorpusDb): Promise<IndexState | null> {
  const row = await db.settings.get(KEY);
  return row?.key === KEY ? row.value : null;
}

function isPresent(state: IndexState | null): state is IndexState {
  if (state === null) return false;
  const { scheme, rules, rows } = PRESENT;
  return state.scheme === scheme && state.rules === rules && state.rows === rows;
}

async function noteProgress(db: CorpusDb, rebuiltTo: number | null): Promise<void> {
  await db.settings.put({ key: KEY, value: { ...PRESENT, rebuiltTo } });
}

/** Empties the index, or finds how far an interrupted run came: the id of the last article done. */
function beginRebuild(db: CorpusDb): Promise<number | null> {
  return db.transaction('rw', db.passages, db.postings, db.occurrences, db.settings, async () => {
    const state = await stateOf(db);
    if (isPresent(state)) return state.rebuiltTo;
    await db.passages.clear();
    await db.postings.clear();
    await db.occurrences.clear();
    await noteProgress(db, 0);
    return 0;
  });
}

/** One article the rules stumble over must not keep the others from being indexed. */
const NOTHING = { passages: [], sketch: {} } as const;

async function rebuildArticle(db: CorpusDb, id: number): Promise<void> {
  const { passages, sketch } = (await passagesOfCapture(db, id)) ?? NOTHING;
  const tables = [db.articles, db.passages, db.postings, db.occurrences, db.settings];
  await db.transaction('rw', tables, async () => {
    // Saved while the rebuild was interrupted, an article is indexed already: it must not stand there twice.
    await db.occurrences.where('article').equals(id).delete();
    await writePassages(id, passages);
    await db.articles.update(id, sketch);
    await noteProgress(db, id);
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
  await noteProgress(db, null);
}

/** Makes sure that the whole corpus is indexed as this release does it. One small read when it is. */
export async function refreshIndex(db: CorpusDb): Promise<void> {
  const state = await stateOf(db);
  if (isPresent(state) && state.rebuiltTo === null) return;
  await withCorpusLock(() => rebuild(db));
}
