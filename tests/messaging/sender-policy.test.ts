import { describe, expect, test } from 'vitest';
import type { MessageType } from '@/messaging/protocol';
import { type Sender, senderPolicy } from '@/messaging/sender-policy';

const CHROMIUM = { id: 'abcdef', origin: 'chrome-extension://abcdef' };
const FIREFOX = { id: 'sic@example.org', origin: 'moz-extension://0b9d-77' };

/** Every message stands here, so that a new one cannot be added without a decision about its senders. */
const MESSAGES: Readonly<
  Record<MessageType, 'pages' | 'pages and cards' | 'cards' | 'our script in a page'>
> = {
  'read-page': 'pages and cards',
  'read-selection': 'pages',
  'look-up': 'pages and cards',
  correct: 'pages and cards',
  'undo-correction': 'pages and cards',
  'mark-source': 'pages and cards',
  'unmark-source': 'pages and cards',
  context: 'pages and cards',
  collate: 'pages and cards',
  'all-versions': 'pages and cards',
  told: 'pages and cards',
  'save-record': 'pages and cards',
  outlets: 'pages and cards',
  'selected-words': 'pages and cards',
  'search-words': 'pages and cards',
  'show-in-page': 'pages',
  'card-task': 'cards',
  'close-card': 'cards',
  'read-open-tab': 'pages',
  'open-panel': 'pages and cards',
  'page-opened': 'our script in a page',
  'save-comparison': 'pages and cards',
  'save-page': 'pages and cards',
  'remove-comparison': 'pages and cards',
  'restore-comparison': 'pages',
  'comment-comparison': 'pages',
};
const TYPES = Object.keys(MESSAGES) as MessageType[];

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
    'an extension page in a tab of its own',
    {
      id: 'abcdef',
      url: `${CHROMIUM.origin}/library.html`,
      origin: CHROMIUM.origin,
      tab: { id: 7 },
      frameId: 0,
    },
    CHROMIUM,
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
  [
    'another page of ours in a frame of a web page',
    {
      id: 'abcdef',
      url: `${CHROMIUM.origin}/popup.html`,
      origin: CHROMIUM.origin,
      tab: { id: 7 },
      frameId: 3,
    },
  ],
  [
    'a page of ours whose name only begins as the card’s, in a frame',
    {
      id: 'abcdef',
      url: `${CHROMIUM.origin}/card.html.html`,
      origin: CHROMIUM.origin,
      tab: { id: 7 },
      frameId: 3,
    },
  ],
  ['a page of ours without an origin', { id: 'abcdef', url: `${CHROMIUM.origin}/popup.html` }],
  ['a sender without an address', { id: 'abcdef' }],
  ['a sender the browser says nothing about', {}],
];

const cards: readonly [string, Sender, typeof CHROMIUM][] = [
  [
    'a card in a page in Chromium',
    {
      id: 'abcdef',
      url: `${CHROMIUM.origin}/card.html`,
      origin: CHROMIUM.origin,
      tab: { id: 7 },
      frameId: 12,
    },
    CHROMIUM,
  ],
  [
    'a card in a page in Firefox, with its token still in its address',
    {
      id: FIREFOX.id,
      url: `${FIREFOX.origin}/card.html#0a`,
      origin: FIREFOX.origin,
      tab: { id: 7 },
      frameId: 12,
    },
    FIREFOX,
  ],
  [
    'a card in a tab of its own',
    {
      id: 'abcdef',
      url: `${CHROMIUM.origin}/card.html?a`,
      origin: CHROMIUM.origin,
      tab: { id: 7 },
      frameId: 0,
    },
    CHROMIUM,
  ],
];

describe.each(TYPES)('%s', (type) => {
  test.each(pages)('and %s', (_name, sender, self) => {
    expect(senderPolicy(sender, type, self)).toBe(MESSAGES[type].startsWith('pages') ? 'answer' : 'refuse');
  });

  test.each(cards)('and %s', (_name, sender, self) => {
    const isAtOnce = type === 'card-task' || type === 'open-panel';
    const answer = isAtOnce ? 'answer' : 'answer-open-card';
    expect(senderPolicy(sender, type, self)).toBe(MESSAGES[type].includes('cards') ? answer : 'refuse');
  });

  test.each(others)('and %s', (_name, sender) => {
    // A page of the web cannot have our id; what has it there is our script.
    const isScript = sender.id === CHROMIUM.id && sender.url?.startsWith('https:') === true;
    const answered = isScript && MESSAGES[type] === 'our script in a page';
    expect(senderPolicy(sender, type, CHROMIUM)).toBe(answered ? 'answer' : 'refuse');
  });
});
