/**
 * @file The corpus as version 2 leaves it on a reader's device, written by hand with IndexedDB alone: version 1, and the table of
 * what the reader says. Never changed after its release.
 */
import { makeVersion1 } from './version-1';

/** Dexie multiplies version numbers by ten. */
const NATIVE_VERSION = 20;

const ROWS = {
  marks: [
    {
      id: 'wrong-speaker-0d1c7ae2f0b95b16',
      version: 1,
      madeAt: '2026-03-04T12:30:00.000Z',
      claim: {
        what: 'wrong-speaker',
        here: { page: 'https://gull.example/ferry', words: 'Nobody asked the harbour master.' },
        speaker: 'Ivo Lund',
      },
      pages: ['https://gull.example/ferry'],
    },
  ],
} as const;

/** Makes the database `name` as version 2 left it. */
export async function makeVersion2(name: string) {
  const rows = await makeVersion1(name);
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.open(name, NATIVE_VERSION);
    request.onupgradeneeded = () => {
      const marks = request.result.createObjectStore('marks', { keyPath: 'id' });
      marks.createIndex('pages', 'pages', { multiEntry: true });
      for (const row of ROWS.marks) marks.add(row);
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
  return { ...rows, ...ROWS };
}
