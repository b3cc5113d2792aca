import { describe, expect, test } from 'vitest';
import { askedParts } from '@/text/matching/asked-parts';
import { broken } from './passages';

const LONG = 'The harbour wall was never meant for this';
const OTHER = 'and every engineer here has said so';

const rows: readonly [string, readonly string[], readonly (readonly [number, number])[]][] = [
  ['a quotation in one piece has no segments', [LONG], []],
  [
    'a quotation in two pieces has both',
    [LONG, OTHER],
    [
      [0, 8],
      [8, 7],
    ],
  ],
  ['a short piece proves nothing by itself', ['Nobody came', LONG], [[2, 8]]],
  ['a piece without words is none', [LONG, '—'], []],
  ['nothing at all', ['', ''], []],
];

describe('what is asked by itself:', () => {
  test.each(rows)('%s', (_, pieces, expected) => {
    const [, ...segments] = askedParts(broken(pieces));
    expect(segments.map(({ start, words }) => [start, words.hashes.length])).toEqual(expected);
  });
});

test('the words of a segment are those of the whole at its place, and the last is paired with none', () => {
  const [whole, ...segments] = askedParts(broken([LONG, OTHER]));
  for (const { start, words } of segments) {
    expect(words.hashes).toEqual(whole.words.hashes.slice(start, start + words.hashes.length));
    expect(words.pairs.at(-1)).toBe(0);
  }
});
