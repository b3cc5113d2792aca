import { CorpusDb } from './corpus-db';
import { CorpusError } from './corpus-error';

/** How long another context may hold an older version open before this one gives up waiting. */
const LONGEST_WAIT_MS = 5_000;

/** Dexie multiplies version numbers by ten. */
const NATIVE_STEPS = 10;

/** The version of the database on the device; 0 where there is none yet, or the browser does not tell. */
async function versionOf(name: string): Promise<number> {
  try {
    const all = await indexedDB.databases();
    const native = all.find((database) => database.name === name)?.version ?? 0;
    return Math.floor(native / NATIVE_STEPS);
  } catch {
    // A browser that refuses this refuses to open it too, and then says why.
    return 0;
  }
}

/**
 * Rejects when another context keeps an older version open and does not let go. The limit covers that wait alone: once
 * everybody has let go, an upgrade may take as long as it takes, and what it has done must not be thrown away.
 */
function heldByAnother(db: CorpusDb): Promise<never> {
  return new Promise((_resolve, reject) => {
    db.on('blocked', ({ target }) => {
      if (!(target instanceof IDBOpenDBRequest)) return;
      const timer = setTimeout(() => {
        // The request cannot be taken back: when it is granted after all, nobody holds what it opens.
        target.addEventListener('success', () => target.result.close());
        reject(new CorpusError('corpus-in-use'));
      }, LONGEST_WAIT_MS);
      target.addEventListener('upgradeneeded', () => clearTimeout(timer));
      target.addEventListener('error', () => clearTimeout(timer));
    });
  });
}

/**
 * Opens the corpus, making or upgrading it as needed. Rejects when the browser refuses it, when an older version of the
 * extension still holds it open, or when a newer one wrote it; `corpusProblem` tells what a rejection means. Closes by
 * itself when a newer version wants to upgrade it, because that one waits until this one lets go: test `isOpen()` before
 * using a corpus kept for long.
 */
export async function openCorpus(name: string): Promise<CorpusDb> {
  const db = new CorpusDb(name);
  db.on('versionchange', () => {
    db.close();
    // Keeps Dexie's own handler away, which would let the next read open the newer corpus with this older schema.
    return false;
  });
  // Dexie opens a newer database too, and adds to it what the newer schema has left out.
  if ((await versionOf(name)) > db.verno) throw new CorpusError('corpus-newer');
  try {
    const held = heldByAnother(db);
    await Promise.race([db.open(), held]);
  } catch (error) {
    db.close();
    throw error;
  }
  return db;
}
