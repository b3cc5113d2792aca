import fc from 'fast-check';
import { expect, test } from 'vitest';
import { segmentBreaks } from '@/components/segment-breaks';

test.each<[because: string, segments: string[], pieces: string[], parted: string[][]]>([
  ['one segment ends nowhere', ['We stay.'], ['We stay.'], [['We stay.']]],
  [
    'two part at the space between them',
    ['We stay,', 'he said.'],
    ['We stay, he said.'],
    [['We stay,', 'he said.']],
  ],
  [
    'the end may lie between two pieces',
    ['We stay,', 'and go.'],
    ['We ', 'stay,', ' and go.'],
    [['We '], ['stay,'], ['', 'and go.']],
  ],
  [
    'a piece may print another mark',
    ['We stay,', 'and go.'],
    ['We stay. and go.'],
    [['We stay.', 'and go.']],
  ],
  [
    'dots belong to the words before them',
    ['We stay …', 'and go.'],
    ['We stay … and go.'],
    [['We stay …', 'and go.']],
  ],
  [
    'writing without spaces is parted too',
    ['港は。', '売らない。'],
    ['港は。 売らない。'],
    [['港は。', '売らない。']],
  ],
  ['without segments nothing is parted', [], ['We stay. We go.'], [['We stay. We go.']]],
])('%s', (_because, segments, pieces, parted) => {
  const part = segmentBreaks(segments);
  expect(pieces.map(part)).toEqual(parted);
});

test('parts any segments with a letter at their ends, joined by a space, where they end', () => {
  const segment = fc.stringMatching(/^[a-z]([a-z ,.]{0,12}[a-z])?$/).filter((text) => !/\s[.…\s]/.test(text));
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 5 }), (segments) => {
      expect(segmentBreaks(segments)(segments.join(' '))).toEqual(segments);
    }),
  );
});
