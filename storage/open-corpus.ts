import { CorpusDb } from './corpus-db';

/** How long another context may hold an older version open before this one gives up waiting. */
const LONGEST_WAIT_MS = 5_000;

/** Rejects with the name `TimeoutError` when `milliseconds` have passed before `work` is done. */
async function within<T>(milliseconds: number, work: PromiseLike<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new DOMException('The corpus did not open', 'TimeoutError')),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Opens the corpus, making or upgrading it as needed. Rejects when the browser refuses it, or when an older version of
 * the extension still holds it open; `corpusProblem` tells what a rejection means. Closes by itself when a newer version
 * wants to upgrade it, because that one waits until this one lets go: test `isOpen()` before using a corpus kept for long.
 */
export async function openCorpus(name: string): Promise<CorpusDb> {
  const db = new CorpusDb(name);
  db.on('versionchange', () => {
    db.close();
    // Keeps Dexie's own handler away, which would let the next read open the newer corpus with this older schema.
    return false;
  });
  try {
    await within(LONGEST_WAIT_MS, db.open());
  } catch (error) {
    db.close();
    throw error;
  }
  return db;
}
