import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extendEdge } from '@/text/comparison/extend-edge';

const SMALL = new Set(['the', 'of', 'a']);
const isTelling = (key: string): boolean => !SMALL.has(key);
const split = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** What both sides are taken over, leading away from the edge. */
function extended(a: string, b: string): [string, string] {
  const [keysA, keysB] = [split(a), split(b)];
  const edge = extendEdge(keysA, keysB, isTelling);
  return [keysA.slice(0, edge.a).join(' '), keysB.slice(0, edge.b).join(' ')];
}

const ROWS: [string, string, string, string, string][] = [
  ['over all that is equal', 'old bridge fell', 'old bridge fell', 'old bridge fell', 'old bridge fell'],
  ['nowhere where nothing is', 'old bridge', 'new ferry', '', ''],
  ['over equal small words at the edge', 'the ferry', 'the bridge', 'the', 'the'],
  ['over another word before a telling one', 'very old', 'quite old', 'very old', 'quite old'],
  ['not over another word before a small one', 'very the', 'quite the', '', ''],
  [
    'over a few words before two equal ones',
    'x1 x2 old bridge',
    'y1 y2 old bridge',
    'x1 x2 old bridge',
    'y1 y2 old bridge',
  ],
  ['not over many words before two equal ones', 'x1 x2 x3 x4 x5 old bridge', 'old bridge', '', ''],
  [
    'over a clause before four equal ones',
    'x1 x2 x3 x4 x5 x6 x7 x8 x9 the old bridge fell',
    'the old bridge fell',
    'x1 x2 x3 x4 x5 x6 x7 x8 x9 the old bridge fell',
    'the old bridge fell',
  ],
  ['step by step', 'x old y bridge z', 'p old q bridge', 'x old y bridge', 'p old q bridge'],
  ['over nothing', '', 'old bridge', '', ''],
];

describe('the edge moves', () => {
  test.each(ROWS)('%s', (_, a, b, inA, inB) => {
    expect(extended(a, b)).toEqual([inA, inB]);
    expect(extended(b, a)).toEqual([inB, inA]);
  });

  test('alike from either side, and never beyond the words', () => {
    const keys = fc.array(fc.constantFrom('the', 'of', 'old', 'bridge', 'fell', 'x'), { maxLength: 16 });
    fc.assert(
      fc.property(keys, keys, (a, b) => {
        const there = extendEdge(a, b, isTelling);
        const back = extendEdge(b, a, isTelling);
        expect(back).toEqual({ a: there.b, b: there.a });
        expect(there.a).toBeLessThanOrEqual(a.length);
        expect(there.b).toBeLessThanOrEqual(b.length);
      }),
      { numRuns: 500 },
    );
  });
});
