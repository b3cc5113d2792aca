import { describe, expect, test } from 'vitest';
import { wordKeys } from '@/text/comparison/word-keys';

const SAME: [string, string][] = [
  ["it's", 'it is'],
  ["won't", 'will not'],
  ['cannot', "can't"],
  ['don’t', 'do not'],
  ["budgeting's", 'budgeting is'],
  ['gonna', 'going to'],
  ['colour', 'color'],
  ['favourites', 'favorites'],
  ['organisations', 'organizations'],
  ['analyse', 'analyze'],
  ['dialogue', 'dialog'],
  ['travelled', 'traveled'],
  ['centre', 'center'],
  ['twenty five', '25'],
  ['three million', '3000000'],
  ['35 million', '35,000,000'],
  ['seventh', '7th'],
  ['eleventh', '11th'],
  ['twenty first', '21st'],
  ['United States', 'U.S.'],
  ['United States', 'US'],
  ["the U.S. 's", "the United States 's"],
  ["US's", "United States's"],
  ['Gov.', 'governor'],
  ['per cent', '%'],
  ['an', 'a'],
  ['ÉLYSÉE', 'Elysee'],
];

const DIFFERENT: [string, string][] = [
  ['four', 'for'],
  ['hour', 'hor'],
  ['flour', 'flor'],
  ['filled', 'filed'],
  ['called', 'caled'],
  ['cant', "can't"],
  ['well', "we'll"],
  ['us', 'US'],
  ['us', 'U.S.'],
  ['us', 'United States'],
  ['twenty', '25'],
  ['five million', '5'],
  ['twenty tenth', '30th'],
];

function keysOf(text: string, english = true): string {
  return wordKeys(text.split(' '), english)
    .map(({ key }) => key)
    .join(' ');
}

describe('wordKeys', () => {
  test.each(SAME)('of %j are those of %j', (a, b) => {
    expect(keysOf(a)).toBe(keysOf(b));
  });

  test.each(DIFFERENT)('of %j are not those of %j', (a, b) => {
    expect(keysOf(a)).not.toBe(keysOf(b));
  });

  test('know which words they stand for', () => {
    expect(wordKeys(["it's", 'twenty', 'five'], true)).toEqual([
      { key: 'it', start: 0, end: 1 },
      { key: 'is', start: 0, end: 1 },
      { key: '25', start: 1, end: 3 },
    ]);
  });

  test('fold nothing but letters in other languages', () => {
    expect(keysOf("L'Humour è three", false)).toBe('lhumour e three');
  });
});
