import type { CorpusDb } from './corpus-db';
import { countPages } from './count-pages';
import { dropUnprinted } from './drop-unprinted';
import { forgetMarks } from './forget-marks';
import { forgetOutlet } from './forget-outlet';
import { pageOf } from './identity';
import { markLatest } from './mark-latest';

/** A wording goes with its last printing, and its keys with it. */
async function removePrintings(db: CorpusDb, article: number): Promise<void> {
  const printings = await db.occurrences.where('article').equals(article).toArray();
  await db.occurrences.bulkDelete(printings.map(({ id }) => id));
  await dropUnprinted(new Set(printings.map(({ passage }) => passage)));
}

/**
 * Removes captures with everything that only they have: texts, printings, wordings nothing else prints, the name of an outlet
 * without articles, what the reader said of a page that is gone. Of their pages the latest capture that is left becomes the latest. Ids nobody has are passed over.
 * Must run inside a transaction over articles, texts, passages, postings, occurrences, outlets, settings and marks.
 */
export async function removeCaptures(db: CorpusDb, articles: readonly number[]): Promise<void> {
  const rows = (await db.articles.bulkGet([...articles])).filter((row) => row !== undefined);
  for (const { id } of rows) await removePrintings(db, id);
  await db.texts.bulkDelete(rows.map(({ id }) => id));
  await db.articles.bulkDelete(rows.map(({ id }) => id));
  let gone = 0;
  for (const identity of new Set(rows.map((row) => row.identity))) {
    const left = await db.articles.where('identity').equals(identity).toArray();
    await markLatest(db, left);
    if (left.length === 0) gone += 1;
  }
  if (gone > 0) await countPages(db, -gone);
  for (const page of new Set(rows.map(({ identity }) => pageOf(identity)))) await forgetMarks(db, page);
  for (const domain of new Set(rows.map(({ outlet }) => outlet))) await forgetOutlet(db, domain);
}
