import { capturesOfPage } from './captures-of-page';
import type { CorpusDb } from './corpus-db';
import { dropUnprinted } from './drop-unprinted';
import { passagesOfCapture } from './passages-of-capture';
import { writePassages } from './write-passages';

async function reindexCapture(db: CorpusDb, id: number): Promise<void> {
  const index = await passagesOfCapture(db, id);
  // An article the rules stumble over keeps what it has.
  if (index === null) return;
  const before = db.occurrences.where('article').equals(id);
  const wordings = new Set((await before.toArray()).map(({ passage }) => passage));
  await before.delete();
  await writePassages(id, index.passages);
  await db.articles.update(id, index.sketch);
  await dropUnprinted(wordings);
}

/**
 * Indexes all captures of a page anew, after the reader has said something of what it prints. Must run inside a transaction over
 * marks, articles, texts, passages, postings and occurrences. Cost: reading the quotations of every capture of one page.
 */
export async function reindexPage(db: CorpusDb, page: string): Promise<void> {
  for (const { id } of await capturesOfPage(db, page)) await reindexCapture(db, id);
}
