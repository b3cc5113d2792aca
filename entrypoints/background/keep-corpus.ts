import type { CorpusDb } from '@/storage/corpus-db';
import { CorpusError } from '@/storage/corpus-error';
import { corpusProblem } from '@/storage/corpus-problem';
import { openCorpus } from '@/storage/open-corpus';
import { refreshIndex } from '@/storage/refresh-index';
import type { Corpus } from './with-corpus';

/** How long one request waits for an index that is made anew; the work goes on behind it, and after a stop at the next request. */
const LONGEST_WAIT_MS = 3_000;

interface Kept {
  readonly db: CorpusDb;
  /** Settled when the index is as this release makes it. */
  readonly indexed: Promise<void>;
}

async function openAndIndex(name: string): Promise<Kept> {
  const db = await openCorpus(name);
  const indexed = refreshIndex(db).catch((error: unknown) => {
    // Without room for a new index, what there is of it still answers.
    if (corpusProblem(error) === 'corpus-full') return;
    db.close();
    throw error;
  });
  // Whoever waits is told; when nobody does any more, the next request tries again.
  indexed.catch(() => null);
  return { db, indexed };
}

async function onceIndexed({ db, indexed }: Kept): Promise<CorpusDb> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new CorpusError('corpus-indexing')), LONGEST_WAIT_MS);
  });
  try {
    await Promise.race([indexed, late]);
    return db;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Gives the corpus, opened when it is first asked for and kept until the background stops or the database closes (an
 * update of the extension, a cleared profile). Losing it costs nothing but opening it again. Rejects as 'corpus-indexing'
 * while a large corpus is indexed anew.
 */
export function keepCorpus(name: string): Corpus {
  let kept: Promise<Kept> | null = null;
  return async () => {
    const before = kept;
    const open = await before?.catch(() => null);
    if (open?.db.isOpen()) return onceIndexed(open);
    // Another click may have begun to open it meanwhile.
    if (kept === null || kept === before) kept = openAndIndex(name);
    return onceIndexed(await kept);
  };
}
