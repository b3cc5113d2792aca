import type { CorpusDb } from '@/storage/corpus-db';
import { openCorpus } from '@/storage/open-corpus';
import { refreshIndex } from '@/storage/refresh-index';

/** The name of Sic's own database for a corpus of this size. */
export function nameOfCorpus(passages: number): string {
  return `bench-sic-${passages}`;
}

/** Opens it as the extension's background does at a wake. */
export async function openBenchCorpus(passages: number): Promise<CorpusDb> {
  const db = await openCorpus(nameOfCorpus(passages));
  await refreshIndex(db);
  return db;
}
