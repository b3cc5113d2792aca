/*
 * How many pages the corpus holds, kept as a number: counting them takes three microseconds each, which for 15,000 pages is a third of
 * an answer. A corpus without the number has it from its first change on.
 */
import type { CorpusDb } from './corpus-db';

/** The key of the number in the settings. */
export const PAGES = 'pages';

/**
 * Notes that there are so many pages more, or fewer. Must run inside the transaction that makes them so, after it has, over articles and
 * settings.
 */
export async function countPages(db: CorpusDb, more: number): Promise<void> {
  const row = await db.settings.get(PAGES);
  const value = row?.key === PAGES ? row.value + more : await db.articles.orderBy('latestOf').count();
  await db.settings.put({ key: PAGES, value });
}
