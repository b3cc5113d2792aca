/**
 * @file The corpus as version 3 leaves it on a reader's device, written by hand with IndexedDB alone: version 2, and the tables of what
 * the reader saved. Never changed after its release.
 */
import { makeVersion2 } from './version-2';

/** Dexie multiplies version numbers by ten. */
const NATIVE_VERSION = 30;

const ID = '0d1c7ae2f0b95b16-202603041230';
const UTTERANCE = '0d1c7ae2f0b95b16';
const PAGE = 'https://post.example/ferry';
const WORDS = 'We will never raise fares on the harbour ferry this winter.';

const ROWS = {
  comparisons: [
    {
      id: ID,
      utterance: UTTERANCE,
      savedAt: '2026-03-04T12:30:00.000Z',
      words: WORDS,
      language: 'en',
      speaker: 'Ada Wren',
      outlets: ['The Harbour Post'],
      headline: 'Fares to stay',
      earliest: '2026-03-04T08:00:00Z',
      latest: '2026-03-04T08:00:00Z',
      witnesses: 1,
      texts: 1,
      kinds: [],
      weighty: false,
      pages: [PAGE],
      sought: ' we will never raise fares on the harbour ferry this winter \n ada wren ',
      noted: ' ask the ferry company \n ferry ',
      note: 'Ask the ferry company.',
      tags: ['ferry'],
      commentedAt: '2026-03-04T12:31:00.000Z',
    },
  ],
  evidence: [
    {
      version: 1,
      id: ID,
      savedAt: '2026-03-04T12:30:00.000Z',
      utterance: UTTERANCE,
      rules: { quotations: 1, matching: 1 },
      here: PAGE,
      base: PAGE,
      unlisted: 0,
      marks: [],
      witnesses: [
        {
          id: PAGE,
          textId: PAGE,
          outlet: 'The Harbour Post',
          domain: 'post.example',
          headline: 'Fares to stay',
          authors: ['Ivo Lund'],
          section: null,
          url: PAGE,
          canonicalUrl: null,
          publishedAt: '2026-03-04T08:00:00Z',
          modifiedAt: null,
          capturedAt: '2026-03-04T12:00:00.000Z',
          lastSeenAt: '2026-03-04T12:00:00.000Z',
          capturedAs: 'page',
          language: 'en',
          agency: null,
          earlierCopy: false,
          truncated: false,
          morePages: false,
          quoted: true,
          standsIn: 'text',
          printed: WORDS,
          segments: [{ start: 0, end: WORDS.length }],
          speaker: 'Ada Wren',
          around: { before: '“', after: '” said Ada Wren.' },
          evidence: null,
          basis: 'same words expected',
          source: null,
          match: null,
        },
      ],
    },
  ],
} as const;

/** Makes the database `name` as version 3 left it. */
export async function makeVersion3(name: string) {
  const rows = await makeVersion2(name);
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.open(name, NATIVE_VERSION);
    request.onupgradeneeded = () => {
      const comparisons = request.result.createObjectStore('comparisons', { keyPath: 'id' });
      comparisons.createIndex('utterance', 'utterance');
      comparisons.createIndex('removedAt', 'removedAt');
      const evidence = request.result.createObjectStore('evidence', { keyPath: 'id' });
      for (const row of ROWS.comparisons) comparisons.add(row);
      for (const row of ROWS.evidence) evidence.add(row);
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
  return { ...rows, ...ROWS };
}
