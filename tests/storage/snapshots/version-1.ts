/**
 * @file The corpus as the first release left it on a reader's device, written by hand with IndexedDB alone: neither
 * today's schema nor today's code may have a hand in it. Never changed after that release.
 */

/** Dexie multiplies version numbers by ten. */
const NATIVE_VERSION = 10;

const WORDS = '“We will never raise fares on the harbour ferry this year,” said Ada Wren.';

/** Rows by table. The keys of passages are those of no scheme at all, as after a change of scheme. */
const ROWS = {
  articles: [
    {
      id: 1,
      identity: 'https://post.example/ferry',
      words: '5f0c2a7b11d3e849',
      outlet: 'post.example',
      outletName: 'The Harbour Post',
      url: 'https://post.example/ferry?utm_source=mail',
      canonicalUrl: 'https://post.example/ferry',
      headline: 'Ferry fares to stay',
      authors: ['Una Frost'],
      publishedAt: '2026-03-04T08:00:00+01:00',
      capturedAt: '2026-03-04T12:00:00.000Z',
      lastSeenAt: '2026-03-04T12:00:00.000Z',
      latestOf: 'post.example',
      language: 'en-GB',
    },
  ],
  texts: [
    {
      article: 1,
      outletAsGiven: 'The Harbour Post',
      text: WORDS,
      blocks: [{ start: 0, end: WORDS.length, region: 'body' }],
    },
  ],
  passages: [
    {
      id: 1,
      wording: '8c1f00d2a9e47b63',
      words: 'we will never raise fares on the harbour ferry this year',
      keys: [11, 4_294_967_295],
    },
  ],
  occurrences: [
    {
      id: 1,
      passage: 1,
      article: 1,
      quotation: 'q1-54',
      standsIn: 'text',
      speaker: 'Ada Wren',
      printed: WORDS.slice(1, 55),
      segments: [{ start: 0, end: 54 }],
    },
  ],
  outlets: [{ domain: 'post.example', name: 'The Harbour Post' }],
  settings: [{ key: 'index', value: { scheme: 0, rules: 0, rebuiltTo: null } }],
} as const;

function makeTables(db: IDBDatabase): void {
  const numbered = { keyPath: 'id', autoIncrement: true };
  const articles = db.createObjectStore('articles', numbered);
  articles.createIndex('identity', 'identity');
  articles.createIndex('latestOf', 'latestOf');
  db.createObjectStore('texts', { keyPath: 'article' });
  const passages = db.createObjectStore('passages', numbered);
  passages.createIndex('wording', 'wording', { unique: true });
  passages.createIndex('keys', 'keys', { multiEntry: true });
  const occurrences = db.createObjectStore('occurrences', numbered);
  occurrences.createIndex('passage', 'passage');
  occurrences.createIndex('article', 'article');
  db.createObjectStore('outlets', { keyPath: 'domain' });
  db.createObjectStore('settings', { keyPath: 'key' });
}

function fillTables(db: IDBDatabase, done: () => void): void {
  const transaction = db.transaction(Object.keys(ROWS), 'readwrite');
  for (const [table, rows] of Object.entries(ROWS)) {
    for (const row of rows) transaction.objectStore(table).add(row);
  }
  transaction.oncomplete = done;
}

/** Makes the database `name` as version 1 left it. */
export function makeVersion1(name: string): Promise<typeof ROWS> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, NATIVE_VERSION);
    request.onupgradeneeded = () => makeTables(request.result);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      fillTables(request.result, () => {
        request.result.close();
        resolve(ROWS);
      });
    };
  });
}
