import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_LOOK_UP } from '@/messaging/protocol';
import { messageOf } from '@/messaging/validate';

test.each([
  ['a tab to read', { type: 'read-page', argument: { tabId: 7 } }],
  ['words to look up', { type: 'look-up', argument: { text: 'We will not raise fares.' } }],
  [
    'a quotation of a page to find everywhere',
    {
      type: 'all-versions',
      argument: {
        text: 'We will not raise fares.',
        speaker: 'Ada Wren',
        language: 'en',
        page: { identity: 'https://post.example/quay', publishedAt: null },
      },
    },
  ],
  [
    'a pasted quotation to find everywhere',
    { type: 'all-versions', argument: { text: 'We will.', speaker: null, language: null, page: null } },
  ],
  ['no words, which the background answers in words', { type: 'look-up', argument: { text: '' } }],
])('takes %s', (_name, message) => {
  expect(messageOf(message)).toEqual(message);
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a bare word', 'read-page'],
  ['a list', [{ type: 'read-page', argument: { tabId: 7 } }]],
  ['an unknown type', { type: 'delete-all', argument: {} }],
  ['a type that every object has', { type: 'constructor', argument: {} }],
  ['no argument', { type: 'read-page' }],
  ['another message’s argument', { type: 'read-page', argument: { text: 'words' } }],
  ['a tab that is a word', { type: 'read-page', argument: { tabId: '7' } }],
  ['a tab that is no whole number', { type: 'read-page', argument: { tabId: 7.5 } }],
  ['a tab below zero', { type: 'read-page', argument: { tabId: -1 } }],
  ['a tab that is not a number', { type: 'read-page', argument: { tabId: Number.NaN } }],
  ['more than the argument asks for', { type: 'read-page', argument: { tabId: 7, frameId: 1 } }],
  ['a quotation without its page', { type: 'all-versions', argument: { text: 'We will.' } }],
  ['more than a message carries', { type: 'read-page', argument: { tabId: 7 }, as: 'popup' }],
  ['more text than anybody pastes', { type: 'look-up', argument: { text: 'a'.repeat(LONGEST_LOOK_UP + 1) } }],
])('refuses %s', (_name, value) => {
  expect(messageOf(value)).toBeNull();
});

test('never throws, whatever arrives', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(() => messageOf(value)).not.toThrow();
    }),
  );
});
