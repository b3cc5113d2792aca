import type { CorpusDb } from './corpus-db';
import { withCorpusLock } from './corpus-lock';
import { removeCaptures } from './remove-captures';

/** What another tab that wants to save may have to wait for: some 400 passages, a fraction of a second. */
const PAGES_PER_CHUNK = 10;

/** What a caller may ask of a deletion. */
export interface DeleteOptions {
  /** Stops after the pages that are being deleted; what is deleted stays so. */
  readonly signal?: AbortSignal;
  /** Called after every chunk with the pages deleted so far. */
  readonly onProgress?: (pages: number) => void;
}

/** Deletes some pages of the outlet with all their captures; how many there were. */
function deleteSome(db: CorpusDb, domain: string): Promise<number> {
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
    const pages = await db.articles.where('latestOf').equals(domain).limit(PAGES_PER_CHUNK).toArray();
    for (const { identity } of pages)
      await removeCaptures(db, await db.articles.where('identity').equals(identity).primaryKeys());
    return pages.length;
  });
}

/**
 * Deletes an outlet: all captures of its pages, with all that was indexed of them. One transaction for a few pages, so that a
 * reader who cancels, or closes the page, has a whole corpus with fewer pages.
 *
 * @param domain `OutletRow.domain`
 * @returns how many pages were deleted
 */
export async function deleteOutlet(
  db: CorpusDb,
  domain: string,
  { signal, onProgress }: DeleteOptions = {},
): Promise<number> {
  let deleted = 0;
  while (!signal?.aborted) {
    const more = await withCorpusLock(() => deleteSome(db, domain));
    if (more === 0) break;
    deleted += more;
    onProgress?.(deleted);
  }
  return deleted;
}
