import type { CorpusDb } from '@/storage/corpus-db';
import { openCorpus } from '@/storage/open-corpus';
import { refreshIndex } from '@/storage/refresh-index';

async function openIndexed(name: string): Promise<CorpusDb> {
  const db = await openCorpus(name);
  await refreshIndex(db);
  return db;
}

/**
 * Gives the corpus, opened when it is first asked for and kept until the background stops or the database closes (an
 * update of the extension, a cleared profile). Losing it costs nothing but opening it again.
 */
export function keepCorpus(name: string): () => Promise<CorpusDb> {
  let kept: Promise<CorpusDb> | null = null;
  return async () => {
    const before = kept;
    const open = await before?.catch(() => null);
    if (open?.isOpen()) return open;
    // Another click may have begun to open it meanwhile.
    if (kept === null || kept === before) kept = openIndexed(name);
    return kept;
  };
}
