import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitSentences } from '@/text/matching/split-sentences';

const split = (text: string) =>
  splitSentences(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end));

const rows: readonly [string, string[]][] = [
  ['sentences end at stops', ['The wall held.', 'The tide rose!', 'Who knew?']],
  [
    'marks and brackets after the stop belong to the sentence',
    ['“The wall held.”', 'She left (at noon.)', 'He stayed.'],
  ],
  ['a title is no end', ['Mr. Dorn and Lt. Vale met Gov. Holt.', 'They left.']],
  ['an initial is no end', ['Mara E. Holt left.', 'She was late.']],
  ['U.S. before a name is no end', ['The U.S. Coast Guard came.', 'It left.']],
  ['U.S. before a sentence is one', ['They came from the U.S.', 'The ferry did not.']],
  ['a number is no end', ['It rose 2.5 percent.', 'Prices fell.']],
  ['dots in a sentence are no end', ['We waited … and waited.', 'It came.']],
  ['a question told on is no end', ['“Why?” she asked.', 'He left.']],
  ['text without a stop is one sentence', ['The wall held']],
];
test.each(rows)('%s', (_, sentences) => {
  expect(split(sentences.join(' '))).toEqual(sentences);
});

test('Chinese sentences end without a space', () => {
  expect(split('港口关闭了。船走了。')).toEqual(['港口关闭了。', '船走了。']);
});

test('only the range is split, and ranges count into the whole text', () => {
  const text = 'Before. The wall held. The tide rose. After.';
  const found = splitSentences(text, { start: 8, end: 37 });
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['The wall held.', 'The tide rose.']);
});

test('whatever the text, sentences are in order and leave out nothing but white space', () => {
  const units = fc.constantFrom('a', 'B', '.', ' ', '"', '…', '\n', '。', 'Mr', '1');
  fc.assert(
    fc.property(fc.string({ unit: units }), (text) => {
      expect(split(text).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }),
  );
});

test.each(['.', '. ', '."', 'a.', '!?'])('a megabyte of "%s" is split in seconds', (unit) => {
  const started = performance.now();
  split(unit.repeat(1_000_000 / unit.length));
  expect(performance.now() - started).toBeLessThan(5_000);
});
