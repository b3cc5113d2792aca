import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_ADDRESS, LONGEST_LOOK_UP } from '@/messaging/protocol';
import { messageOf } from '@/messaging/validate';

const question = {
  segments: ['We will not', 'raise fares.'],
  speaker: null,
  language: 'en',
  page: 'https://post.example/quay',
  base: null,
};

test.each([
  ['a tab to read', { type: 'read-page', argument: { tabId: 7 } }],
  ['a tab whose selection to read', { type: 'read-selection', argument: { tabId: 7 } }],
  ['words to look up', { type: 'look-up', argument: { text: 'We will not raise fares.' } }],
  ['words whose neighbours to show', { type: 'context', argument: { page: 'https://a.example/x', words: 'We' } }],
  ['no words, which the background answers in words', { type: 'look-up', argument: { text: '' } }],
  ['a quotation whose versions to line up', { type: 'collate', argument: question }],
  [
    'one that stands nowhere, along another base',
    { type: 'collate', argument: { ...question, page: null, base: 'here' } },
  ],
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
  ['a selection that brings its own words', { type: 'read-selection', argument: { tabId: 7, text: 'We' } }],
  ['a tab that is a word', { type: 'read-page', argument: { tabId: '7' } }],
  ['a tab that is no whole number', { type: 'read-page', argument: { tabId: 7.5 } }],
  ['a tab below zero', { type: 'read-page', argument: { tabId: -1 } }],
  ['a tab that is not a number', { type: 'read-page', argument: { tabId: Number.NaN } }],
  ['more than the argument asks for', { type: 'read-page', argument: { tabId: 7, frameId: 1 } }],
  ['more than a message carries', { type: 'read-page', argument: { tabId: 7 }, as: 'popup' }],
  ['neighbours of no words', { type: 'context', argument: { page: 'https://a.example/x', words: '' } }],
  ['neighbours on no page', { type: 'context', argument: { page: '', words: 'We' } }],
  ['neighbours by a number', { type: 'context', argument: { page: 7, words: 'We' } }],
  [
    'an address longer than any',
    { type: 'context', argument: { page: 'a'.repeat(LONGEST_ADDRESS + 1), words: 'We' } },
  ],
  ['more text than anybody pastes', { type: 'look-up', argument: { text: 'a'.repeat(LONGEST_LOOK_UP + 1) } }],
  ['a quotation without a base', { type: 'collate', argument: { ...question, base: undefined } }],
  ['a quotation of parts that are no words', { type: 'collate', argument: { ...question, segments: [7] } }],
  [
    'a page with a name longer than any',
    { type: 'collate', argument: { ...question, page: 'a'.repeat(10_001) } },
  ],
  [
    'parts that together are more than anybody pastes',
    { type: 'collate', argument: { ...question, segments: ['a'.repeat(LONGEST_LOOK_UP), 'a'] } },
  ],
  [
    'a quotation in more parts than any',
    { type: 'collate', argument: { ...question, segments: Array(10_001).fill('a') } },
  ],
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
