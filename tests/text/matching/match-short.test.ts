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
  ['another number in the same words', 'the 14th hour of Lent', 'It came the 4th hour of Lent', true],
  ['another number in letters', 'nineteen boats lost that night', 'twenty boats lost that night', true],
  [
    'another name in the same words',
    'we trust Vandermeer entirely here',
    'we trust Oppenhaus entirely here',
    true,
  ],
  ['another name at the beginning', 'Vandermeer is not our friend', 'Oppenhaus is not our friend', false],
  ['another name at the end', 'our friend is not Vandermeer', 'our friend is not Oppenhaus', true],
  ['another word of any kind', 'we closed the harbour today', 'we opened the harbour today', false],
  ['two other numbers', '14 boats and 20 crews', '15 boats and 30 crews', false],
  ['another number beside two words', '14 lost boats', '15 lost boats', false],
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

test('an exchanged word lies inside the stretch, in no tile', () => {
  const short = matchShort(weighed('It came the 4th hour of Lent'), weighed('the 14th hour of Lent'), FEW);
  expect(short).toMatchObject({
    tiles: [
      { a: 2, b: 0, length: 1 },
      { a: 4, b: 2, length: 3 },
    ],
    stretchA: { start: 2, end: 7 },
    stretchB: { start: 0, end: 5 },
  });
});

test('among many passages the same few words are not enough', () => {
  expect(matchShort(weighed('secret police'), weighed('secret police'), 100)).not.toBeNull();
  expect(matchShort(weighed('secret police'), weighed('secret police'), 1_000_000)).toBeNull();
});

test('five words are short and six are not', () => {
  expect(isShort(weighed('one two three four five'))).toBe(true);
  expect(isShort(weighed('one two three four five six'))).toBe(false);
});
