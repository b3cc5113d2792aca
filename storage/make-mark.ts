import type { Claim, MarkedWords, ReaderMark } from '@/text/reader-mark';
import { changesIndex } from './changes-index';
import type { CorpusDb } from './corpus-db';
import { withCorpusLock } from './corpus-lock';
import { pageOf } from './identity';
import { markId } from './mark-id';
import { type MarkRefusal, markRefusal } from './mark-refusal';
import { placesOf } from './marked-words';
import { markOf } from './read-marks';
import { reindexPage } from './reindex-page';

/** A selection's words belong to its page. */
function onPage({ page, words }: MarkedWords): MarkedWords {
  return { page: pageOf(page), words: words.toWellFormed() };
}

function ofPages(claim: Claim): Claim {
  if (claim.what === 'outlet') return claim;
  if (claim.what === 'source') return { ...claim, page: pageOf(claim.page) };
  if ('there' in claim) return { ...claim, here: onPage(claim.here), there: onPage(claim.there) };
  return { ...claim, here: onPage(claim.here) };
}

async function write(db: CorpusDb, claim: Claim, madeAt: string): Promise<ReaderMark | MarkRefusal> {
  const id = markId(claim);
  // What was said before has had its effect: said again, its words are there.
  const isNew = (await db.marks.get(id)) === undefined;
  const refusal = isNew ? await markRefusal(db, claim) : null;
  if (refusal !== null) return refusal;
  const pages = [...new Set(placesOf(claim).map(({ page }) => page))];
  const row = { version: 1, id, madeAt, claim, pages } as const;
  await db.marks.put(row);
  if (changesIndex(claim)) for (const page of pages) await reindexPage(db, page);
  return markOf(row);
}

async function remove(db: CorpusDb, id: string): Promise<void> {
  const row = await db.marks.get(id);
  if (row === undefined) return;
  await db.marks.delete(id);
  if (changesIndex(row.claim)) for (const page of row.pages) await reindexPage(db, page);
}

/** Mark and index are written together, or neither is. */
function writing<Value>(db: CorpusDb, work: () => Promise<Value>): Promise<Value> {
  const tables = [db.marks, db.articles, db.texts, db.passages, db.postings, db.occurrences];
  return withCorpusLock(() => db.transaction('rw', tables, async () => work()));
}

/**
 * Remembers what the reader says, and indexes the page anew where that changes what it prints. Saying the same again changes
 * nothing but the time; saying another thing of the same words replaces it.
 *
 * @param madeAt UTC as `Date.toISOString` writes it
 * @throws what Dexie throws; `corpusProblem` tells what it means
 */
export function makeMark(db: CorpusDb, claim: Claim, madeAt: string): Promise<ReaderMark | MarkRefusal> {
  return writing(db, () => write(db, ofPages(claim), madeAt));
}

/**
 * Takes back what the reader said: all is as if they had never said it. Nothing happens where there is no such mark.
 *
 * @throws what Dexie throws; `corpusProblem` tells what it means
 */
export function takeBackMark(db: CorpusDb, id: string): Promise<void> {
  return writing(db, () => remove(db, id));
}
