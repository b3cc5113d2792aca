import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokenize } from '@/text/comparison/tokenize';
import { printed } from './passages';

const PARTS = [
  'the',
  'U.S.',
  '漢',
  'a\u00adb',
  '’',
  '[t]',
  '[governing]',
  '..',
  '...',
  '…',
  '1,5',
  ' ',
  ' ',
  '.',
  '-',
];

test('no word of matching begins or ends inside a word of comparison', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PARTS), { maxLength: 12 }), (parts) => {
      const text = parts.join('');
      const tokens = tokenize(text).filter(({ kind }) => kind === 'word');
      for (const { start, end } of printed(text).words) {
        const around = tokens.filter((token) => token.start < end && start < token.end);
        // The minus of a figure is no part of the word that is matched.
        expect(around.map((token) => text.slice(token.start, start))).toEqual([
          expect.stringMatching(/^-?$/),
        ]);
        expect(around.every((token) => token.end >= end)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['we lost.. we won', false],
  ['we lost... we won', true],
  ['we lost . . . we won', true],
  ['we lost…we won', true],
])('both take "%s" for one with a gap: %s', (text, gap) => {
  expect(printed(text).words.some(({ gapBefore }) => gapBefore)).toBe(gap);
  expect(tokenize(text).some(({ kind }) => kind === 'gap')).toBe(gap);
});
