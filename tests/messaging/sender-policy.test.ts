import { describe, expect, test } from 'vitest';
import type { MessageType } from '@/messaging/protocol';
import { type Sender, senderPolicy } from '@/messaging/sender-policy';

const CHROMIUM = { id: 'abcdef', origin: 'chrome-extension://abcdef' };
const FIREFOX = { id: 'sic@example.org', origin: 'moz-extension://0b9d-77' };

/** Every message stands here, so that a new one cannot be added without a decision about its senders. */
const MESSAGES: Readonly<Record<MessageType, 'everything' | 'nothing'>> = {
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
  'save-comparison': 'everything',
  'save-page': 'everything',
  'remove-comparison': 'everything',
  'restore-comparison': 'everything',
  'comment-comparison': 'everything',
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

describe.each(TYPES)('%s', (type) => {
  test.each(pages)('is answered to %s', (_name, sender, self) => {
    expect(senderPolicy(sender, type, self)).toBe('answer');
  });

  test.each(others)('is refused to %s', (_name, sender) => {
    expect(senderPolicy(sender, type, CHROMIUM)).toBe('refuse');
  });
});
