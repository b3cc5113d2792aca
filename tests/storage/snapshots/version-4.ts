/**
 * @file The corpus as version 4 leaves it on a reader's device, written by hand with IndexedDB alone: wordings are found by a table of
 * numbers, and the index of the passages over their keys is empty. Never changed after its release.
 */
import { makeVersion3 } from './version-3';

/** Dexie multiplies version numbers by ten. */
const NATIVE_VERSION = 40;

/** Entries of no scheme at all, as after a change of scheme; rows without a name of their own, so the table gives only what they hold. */
const POSTINGS = [11 * 2 ** 25 + 1, 2 ** 53 - 2 ** 25 + 1];

/** Makes the database `name` as version 4 left it. */
export async function makeVersion4(name: string) {
  const rows = await makeVersion3(name);
  const passages = rows.passages.map(({ keys: _keys, ...row }) => row);
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.open(name, NATIVE_VERSION);
    request.onupgradeneeded = () => {
      const postings = request.result.createObjectStore('postings');
      for (const entry of POSTINGS) postings.put(0, entry);
      const stored = request.transaction?.objectStore('passages');
      for (const row of passages) stored?.put(row);
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
  return { ...rows, passages, postings: POSTINGS.map(() => 0) };
}
