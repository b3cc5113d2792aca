import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withEscapedQuotes } from '@/capture/escaped-quotes';

test.each([
  ['words in marks', '{"headline": "Quay "to close" soon", "a": 1}', 'Quay "to close" soon'],
  ['marks at the end', '{"headline": "Quay "to close""}', 'Quay "to close"'],
  [
    'marks before a comma of the sentence',
    '{"headline": "Quay "to close", says board", "a": "b"}',
    'Quay "to close", says board',
  ],
  ['an element', '{"headline": "<img width="300" alt="quay">"}', '<img width="300" alt="quay">'],
  ['a mark somebody escaped', '{"headline": "Quay \\"to close\\""}', 'Quay "to close"'],
])('mends %s', (_what, broken, headline) => {
  expect(JSON.parse(withEscapedQuotes(broken))).toMatchObject({ headline });
});

test('leaves sound JSON as it is, whatever it says', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = JSON.stringify(value);
      // Strings that look like the end of a string to a reader are not told apart; sound JSON is never sent here.
      fc.pre(!/\\["\\]/.test(json));
      expect(withEscapedQuotes(json)).toBe(json);
    }),
  );
});

test('a megabyte of marks is passed in one go', () => {
  expect(withEscapedQuotes('" '.repeat(500_000)).length).toBeGreaterThan(1_000_000);
});
