import type { CorpusDb } from './corpus-db';

/** How many pages are saved, counted: some three microseconds each. Nobody waits for it but whoever opens the settings. */
export function savedPages(db: CorpusDb): Promise<number> {
  return db.articles.orderBy('latestOf').count();
}
