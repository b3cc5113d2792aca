import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alignWords, chainWords } from '@/text/matching/align-words';
import type { Tile } from '@/text/matching/passage';
import { turnTiles } from '@/text/matching/turn-match';
import { weighWords } from '@/text/matching/weigh-words';
import { printed } from './passages';

function aligned(a: string, b: string) {
  const [first, second] = [printed(a), printed(b)];
  const alignment = alignWords(chainWords(weighWords(first.words)), weighWords(second.words));
  const said = (tiles: readonly Tile[]) =>
    tiles.map((tile) =>
      first.words
        .slice(tile.a, tile.a + tile.length)
        .map(({ fold }) => fold)
        .join(' '),
    );
  return {
    ...alignment,
    words: [first.words, second.words] as const,
    runs: said(alignment.runs),
    said: said(alignment.tiles),
  };
}

const runs: readonly [string, string, string, string[]][] = [
  ['equal words are one run', 'The harbour wall held', 'the harbour wall held.', ['the harbour wall held']],
  ['nothing shared, no run', 'The harbour wall held', 'We lost an election', []],
  ['a lone shared word is no run', 'The harbour was closed', 'A harbour in spring', []],
  ['common words are no run', 'It was a day of the tide', 'He is one of the men', []],
  [
    'words left out part two runs',
    'The harbour wall, built by prisoners, held the tide',
    'The harbour wall held the tide',
    ['the harbour wall', 'held the tide'],
  ],
  [
    'halves that changed places are found',
    'Raise the harbour wall and lower the ferry fares',
    'Lower the ferry fares and raise the harbour wall',
    ['raise the harbour wall', 'lower the ferry fares'],
  ],
  [
    'nothing runs across dots',
    'The harbour … wall held',
    'The harbour wall held',
    ['the harbour', 'wall held'],
  ],
  ['inflected words are equal', 'flooding the zone', 'They flood the zones', ['flooding the zone']],
  [
    'a repeated run is taken once where the other side has it once',
    'No more ferries, no more ferries',
    'no more ferries',
    ['no more ferries'],
  ],
];
test.each(runs)('%s', (_, a, b, expected) => {
  expect(aligned(a, b).runs).toEqual(expected);
});

const near: readonly [string, string, string, string[]][] = [
  [
    'a word between two runs is found beside changed ones',
    'The harbour wall was never a good barrier against tides',
    'The harbour wall is hardly a good barrier against tides',
    ['the harbour wall', 'a good barrier against tides'],
  ],
  [
    'a single word inside the stretch is found',
    'The harbour wall must surely hold against winter tides',
    'The harbour wall cannot surely stand against winter tides',
    ['the harbour wall', 'surely', 'against winter tides'],
  ],
  [
    'a common word beyond the outermost run is not',
    'The harbour wall held. The mayor left',
    'The harbour wall held, said the engineer',
    ['the harbour wall held'],
  ],
  [
    'a rare word close beyond it is',
    'The harbour wall held against tsunamis',
    'The harbour wall held off tsunamis',
    ['the harbour wall held', 'tsunamis'],
  ],
];
describe('near a run', () => {
  test.each(near)('%s', (_, a, b, expected) => {
    expect(aligned(a, b).said).toEqual(expected);
  });
});

const someWords = fc
  .array(fc.constantFrom('harbour', 'wall', 'the', 'tide', '…', 'held', 'a', 'ferry', 'council'), {
    maxLength: 40,
  })
  .map((words) => words.join(' '));

describe('whatever the words', () => {
  test('tiles hold equal words, lie inside, and never overlap on either side', () => {
    fc.assert(
      fc.property(someWords, someWords, (a, b) => {
        const { tiles, words } = aligned(a, b);
        const used: [Set<number>, Set<number>] = [new Set(), new Set()];
        for (const tile of tiles) {
          for (let k = 0; k < tile.length; k++) {
            expect(words[0][tile.a + k]?.stem).toBe(words[1][tile.b + k]?.stem);
            expect(used[0].has(tile.a + k) || used[1].has(tile.b + k)).toBe(false);
            used[0].add(tile.a + k);
            used[1].add(tile.b + k);
          }
        }
        expect(tiles.map((tile) => tile.a)).toEqual(tiles.map((tile) => tile.a).sort((x, y) => x - y));
      }),
    );
  });

  test('exchanging the sides exchanges them in every tile', () => {
    fc.assert(
      fc.property(someWords, someWords, (a, b) => {
        const said = (tiles: readonly Tile[]) => tiles.map((tile) => `${tile.a} ${tile.b} ${tile.length}`);
        expect(said(aligned(a, b).tiles)).toEqual(said(turnTiles(aligned(b, a).tiles)));
      }),
      { numRuns: 500 },
    );
  });

  test('a passage is wholly shared with itself, however often it repeats its words', () => {
    fc.assert(
      fc.property(someWords, (text) => {
        const { tiles, words } = aligned(
          `harbour wall ${text.replaceAll('…', '')}`,
          `harbour wall ${text.replaceAll('…', '')}`,
        );
        expect(tiles.reduce((sum, tile) => sum + tile.length, 0)).toBe(words[0].length);
      }),
    );
  });
});

test('endless repetition ends', () => {
  const endless = 'no more ferries '.repeat(10_000);
  const started = performance.now();
  expect(aligned(endless, `${endless}never`).runs.length).toBeGreaterThan(0);
  expect(performance.now() - started).toBeLessThan(5_000);
});
