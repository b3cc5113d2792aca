// Dexie looks for IndexedDB when it is loaded, so this import stands first.
import 'fake-indexeddb/auto';
import { afterEach } from 'vitest';
import type { CorpusDb } from '@/storage/corpus-db';
import { openCorpus } from '@/storage/open-corpus';
import { refreshIndex } from '@/storage/refresh-index';

const open: CorpusDb[] = [];
let made = 0;

/** A name no other test uses. */
export function freshName(): string {
  made += 1;
  return `corpus-${made}`;
}

/** An empty corpus of its own, or the one of this name; closed after the test. */
export async function freshCorpus(name = freshName()): Promise<CorpusDb> {
  const db = await openCorpus(name);
  await refreshIndex(db);
  open.push(db);
  return db;
}

afterEach(() => {
  for (const db of open.splice(0)) db.close();
});
