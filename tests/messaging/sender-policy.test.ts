import { describe, expect, test } from 'vitest';
import type { MessageType } from '@/messaging/protocol';
import { type Sender, senderPolicy } from '@/messaging/sender-policy';

const CHROMIUM = { id: 'abcdef', origin: 'chrome-extension://abcdef' };
const FIREFOX = { id: 'sic@example.org', origin: 'moz-extension://0b9d-77' };

/** Every message stands here, so that a new one cannot be added without a decision about its senders. */
const MESSAGES: Readonly<Record<MessageType, 'everything' | 'only our script in a page'>> = {
  'read-page': 'everything',
  'read-selection': 'everything',
  'look-up': 'everything',
  correct: 'everything',
  'undo-correction': 'everything',
  'mark-source': 'everything',
  'unmark-source': 'everything',
  context: 'everything',
  collate: 'everything',
  'all-versions': 'everything',
  told: 'everything',
  'read-open-tab': 'everything',
  'open-panel': 'everything',
  'page-opened': 'only our script in a page',
};
const TYPES = Object.keys(MESSAGES) as MessageType[];
const FOR_PAGES = TYPES.filter((type) => MESSAGES[type] === 'everything');
const FOR_SCRIPTS = TYPES.filter((type) => MESSAGES[type] !== 'everything');

const pages: readonly [string, Sender, typeof CHROMIUM][] = [
  [
    'the popup in Chromium',
    { id: 'abcdef', url: `${CHROMIUM.origin}/popup.html`, origin: CHROMIUM.origin },
    CHROMIUM,
  ],
  [
    'the popup in Firefox',
    { id: FIREFOX.id, url: `${FIREFOX.origin}/popup.html`, origin: FIREFOX.origin },
    FIREFOX,
  ],
  [
    'an extension page with a query and a fragment',
    { id: 'abcdef', url: `${CHROMIUM.origin}/popup.html?tab=1#top`, origin: CHROMIUM.origin },
    CHROMIUM,
  ],
];

const others: readonly [string, Sender][] = [
  [
    'our script inside a news page',
    { id: 'abcdef', url: 'https://news.example/a', origin: 'https://news.example' },
  ],
  ['a web page', { url: 'https://news.example/a', origin: 'https://news.example' }],
  [
    'another extension',
    { id: 'ghijkl', url: 'chrome-extension://ghijkl/popup.html', origin: 'chrome-extension://ghijkl' },
  ],
  [
    'another extension that names our page',
    { id: 'ghijkl', url: `${CHROMIUM.origin}/popup.html`, origin: 'chrome-extension://ghijkl' },
  ],
  [
    'another extension whose id begins as ours',
    { id: 'abcdef', url: 'chrome-extension://abcdefg/popup.html', origin: 'chrome-extension://abcdefg' },
  ],
  [
    'a page that only carries our address in its path',
    {
      id: 'abcdef',
      url: `https://news.example/${CHROMIUM.origin}/popup.html`,
      origin: 'https://news.example',
    },
  ],
  [
    'a sandboxed frame of ours, whose origin is opaque',
    { id: 'abcdef', url: `${CHROMIUM.origin}/popup.html`, origin: 'null' },
  ],
  ['a page of ours without an origin', { id: 'abcdef', url: `${CHROMIUM.origin}/popup.html` }],
  ['a sender without an address', { id: 'abcdef' }],
  ['a sender the browser says nothing about', {}],
];

describe.each(FOR_PAGES)('%s', (type) => {
  test.each(pages)('is answered to %s', (_name, sender, self) => {
    expect(senderPolicy(sender, type, self)).toBe('answer');
  });

  test.each(others)('is refused to %s', (_name, sender) => {
    expect(senderPolicy(sender, type, CHROMIUM)).toBe('refuse');
  });
});

describe.each(FOR_SCRIPTS)('%s', (type) => {
  // A page of the web that says it is ours is told from our script by nothing but what the browser says of it: its id.
  const isOurs = ({ id, url }: Sender): boolean => id === CHROMIUM.id && url?.startsWith('https:') === true;
  const strangers = others.filter(([, sender]) => !isOurs(sender));

  test.each(others.filter(([, sender]) => isOurs(sender)))('is answered to %s', (_name, sender) => {
    expect(senderPolicy(sender, type, CHROMIUM)).toBe('answer');
  });

  test.each(pages)('is refused to %s', (_name, sender, self) => {
    expect(senderPolicy(sender, type, self)).toBe('refuse');
  });

  test.each(strangers)('is refused to %s', (_name, sender) => {
    expect(senderPolicy(sender, type, CHROMIUM)).toBe('refuse');
  });
});
