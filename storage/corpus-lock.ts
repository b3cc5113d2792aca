/** The Web Lock under which everything writes to the corpus, in whatever context of the extension it runs. */
const LOCK = 'corpus';

/**
 * Does `work` while nobody else writes to the corpus. A transaction alone keeps rows whole; the lock keeps longer work
 * (an import, a rebuilt index) from meeting a capture halfway. Where there are no locks (older Node, insecure pages),
 * nothing but this context writes, and the transactions suffice.
 */
export async function withCorpusLock<T>(work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  return locks === undefined ? work() : locks.request(LOCK, work);
}
