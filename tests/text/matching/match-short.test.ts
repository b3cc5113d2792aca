import { describe, expect, test } from 'vitest';
import { isShort, matchShort } from '@/text/matching/match-short';
import { weighWords } from '@/text/matching/weigh-words';
import { printed } from './passages';

const weighed = (text: string) => weighWords(printed(text).words);
const FEW = 200;

const rows: readonly [string, string, string, boolean][] = [
  [
    'a fragment inside the full sentence',
    'flood the zone',
    'We will, as they say, flood the zone tomorrow',
    true,
  ],
  ['a fragment in another inflection', 'flooding the zone', 'flood the zone', true],
  ['the full sentence asked for its fragment', 'They sank the ferry on purpose', 'sank the ferry', true],
  ['words that are not all there', 'flood the zone', 'the zone was quiet', false],
  ['words that are there, but not in a row', 'ferry captain', 'The captain of the ferry', false],
  ['words with dots between', 'ferry captain', 'the ferry … captain Holt', false],
  ['a single word', 'harbour', 'harbour', false],
  ['common words', 'it is the', 'it is the', false],
];

describe('a short quotation matches', () => {
  test.each(rows)('%s', (_, a, b, expected) => {
    expect(matchShort(weighed(a), weighed(b), FEW) !== null).toBe(expected);
  });
});

test('the stretch is where the words stand on either side', () => {
  const match = matchShort(weighed('We will flood the zone tomorrow'), weighed('flood the zone'), FEW);
  expect(match).toMatchObject({ stretchA: { start: 2, end: 5 }, stretchB: { start: 0, end: 3 } });
});

test('among many passages the same few words are not enough', () => {
  expect(matchShort(weighed('secret police'), weighed('secret police'), 100)).not.toBeNull();
  expect(matchShort(weighed('secret police'), weighed('secret police'), 1_000_000)).toBeNull();
});

test('five words are short and six are not', () => {
  expect(isShort(weighed('one two three four five'))).toBe(true);
  expect(isShort(weighed('one two three four five six'))).toBe(false);
});
