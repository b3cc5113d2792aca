import { correctQuotations } from './correct-quotations';
import type { CorpusDb } from './corpus-db';
import { pageOf } from './identity';
import type { ReadArticle } from './read-article';
import { readMarksOn } from './read-marks';

/** An article with its quotations as the reader has corrected them on any earlier capture of its page. */
export async function correctRead(db: CorpusDb, read: ReadArticle): Promise<ReadArticle> {
  const page = pageOf(read.identity);
  const marks = await readMarksOn(db, page);
  return { ...read, quotations: correctQuotations({ article: read.article, page }, read.quotations, marks) };
}
