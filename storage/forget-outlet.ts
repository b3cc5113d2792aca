import type { CorpusDb } from './corpus-db';

/**
 * Forgets an outlet on which no page stands any more, by its latest capture: it was deleted, or goes by another name now. So the rows
 * of outlets are the outlets of the corpus. What the reader joined it with goes too: who deletes an outlet wants its name gone.
 * Must run inside a transaction over articles, outlets and marks.
 *
 * @param domain `OutletRow.domain`
 */
export async function forgetOutlet(db: CorpusDb, domain: string): Promise<void> {
  const pages = await db.articles.where('latestOf').equals(domain).limit(1).primaryKeys();
  if (pages.length > 0) return;
  await db.outlets.delete(domain);
  await db.marks.where('pages').equals(domain).delete();
}
