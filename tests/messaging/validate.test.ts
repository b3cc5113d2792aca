import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_NAME } from '@/text/reader-mark';
import { LONGEST_ADDRESS, LONGEST_LOOK_UP } from '@/messaging/protocol';
import { messageOf } from '@/messaging/validate';

const here = { page: 'https://post.example/quay', words: 'We will not raise fares.' };
const there = { page: 'https://mail.example/quay', words: 'We shall not raise fares.' };
const correct = (correction: unknown, shown: unknown = here.page) => ({
  type: 'correct',
  argument: { correction, shown },
});

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
  [
    'words whose neighbours to show',
    { type: 'context', argument: { page: 'https://a.example/x', words: 'We' } },
  ],
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
  ['words to show in a page', { type: 'show-in-page', argument: { tabId: 7, segments: ['We', 'will'] } }],
  ['what a page tells that others quote', { type: 'told', argument: { page: 'https://a.example/x' } }],
  [
    'a quotation with the places of its segments',
    {
      type: 'all-versions',
      argument: {
        text: 'We will.',
        segments: [{ start: 0, end: 8 }],
        speaker: null,
        language: null,
        page: null,
      },
    },
  ],
  ['no words, which the background answers in words', { type: 'look-up', argument: { text: '' } }],
  ['a quotation whose versions to line up', { type: 'collate', argument: question }],
  ['a quotation to save', { type: 'save-comparison', argument: question }],
  ['a page to save', { type: 'save-page', argument: { page: 'https://post.example/quay' } }],
  ['comparisons to take away', { type: 'remove-comparison', argument: { ids: ['a-1', 'b-2'] } }],
  ['comparisons to give back', { type: 'restore-comparison', argument: { ids: [] } }],
  ['a note to keep', { type: 'comment-comparison', argument: { id: 'a-1', note: '', tags: ['fares'] } }],
  [
    'one that stands nowhere, along another base',
    { type: 'collate', argument: { ...question, page: null, base: 'here' } },
  ],
  ['two that are not the same', correct({ what: 'not-same', here, there })],
  [
    'pasted words that are another’s',
    correct({ what: 'not-same', here: { ...here, page: '' }, there }, null),
  ],
  ['another basis', correct({ what: 'basis', here, there, basis: 'perhaps two occasions' })],
  ['another speaker', correct({ what: 'wrong-speaker', here, speaker: 'Ada Wren' })],
  ['no speaker', correct({ what: 'wrong-speaker', here, speaker: null })],
  ['marks that quote nobody', correct({ what: 'not-a-quotation', here })],
  ['a quotation that was missed', correct({ what: 'missed', here })],
  ['a correction to take back', { type: 'undo-correction', argument: { id: 'missed-0', shown: null } }],
  ['a record', { type: 'mark-source', argument: { page: here.page, by: 'Una Frost', shown: here.page } }],
  ['a record to unmark', { type: 'unmark-source', argument: { page: here.page, shown: null } }],
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
  ['a quotation without its page', { type: 'all-versions', argument: { text: 'We will.' } }],
  ['more than a message carries', { type: 'read-page', argument: { tabId: 7 }, as: 'popup' }],
  ['a correction of no kind', correct({ what: 'everything', here })],
  ['a pair of one', correct({ what: 'not-same', here })],
  ['a basis nobody knows', correct({ what: 'basis', here, there, basis: 'who knows' })],
  ['a speaker without a name', correct({ what: 'wrong-speaker', here, speaker: ' ' })],
  [
    'a speaker of one letter too many',
    correct({ what: 'wrong-speaker', here, speaker: 'a'.repeat(LONGEST_NAME + 1) }),
  ],
  ['a speaker of many pages', correct({ what: 'wrong-speaker', here, speaker: 'a'.repeat(10_000) })],
  ['words longer than any', correct({ what: 'missed', here: { ...here, words: 'a'.repeat(1_000_000) } })],
  ['a record among the corrections', correct({ what: 'source', page: here.page, by: null })],
  ['a correction for a page that is none', correct({ what: 'not-a-quotation', here }, '')],
  ['a record that is no page', { type: 'mark-source', argument: { page: '', by: null, shown: null } }],
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
    { type: 'collate', argument: { ...question, page: 'a'.repeat(LONGEST_ADDRESS + 1) } },
  ],
  [
    'parts that together are more than anybody pastes',
    { type: 'collate', argument: { ...question, segments: ['a'.repeat(LONGEST_LOOK_UP), 'a'] } },
  ],
  ['a comparison without its quotation', { type: 'save-comparison', argument: { ids: ['a-1'] } }],
  ['no page to save', { type: 'save-page', argument: { page: '' } }],
  ['a comparison without a name', { type: 'remove-comparison', argument: { ids: [''] } }],
  ['more comparisons than any', { type: 'restore-comparison', argument: { ids: Array(10_001).fill('a') } }],
  ['a note without tags', { type: 'comment-comparison', argument: { id: 'a-1', note: '' } }],
  [
    'a note of many pages',
    { type: 'comment-comparison', argument: { id: 'a-1', note: 'a'.repeat(100_001), tags: [] } },
  ],
  [
    'more tags than any',
    { type: 'comment-comparison', argument: { id: 'a-1', note: '', tags: Array(101).fill('a') } },
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
