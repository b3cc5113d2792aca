import { describe, expect, test } from 'vitest';
import { wordKeys } from '@/text/comparison/word-keys';
import { tokenize } from '@/text/comparison/tokenize';

/** The keys words of a text are aligned by. */
function keysOf(text: string): string[] {
  const words = tokenize(text).filter(({ kind }) => kind === 'word');
  return wordKeys(
    words.map((word) => word.text),
    true,
  ).map(({ key }) => key);
}

const ALIKE: readonly (readonly [string, string])[] = [
  ['£5m', '5 million pounds'],
  ['£5m', '£5 million'],
  ['$3.5bn', '3.5 billion dollars'],
  ['€40', 'forty euros'],
  ['$10k', '$10,000'],
  ['40 bucks', '$40'],
  ['−5 degrees', 'minus five degrees'],
  ['-5 degrees', '–5 degrees'],
  ['al-Qaddafi', 'Gadhafi'],
  ['el-Sisi', 'al-Sisi'],
  ['Zelenskiy', 'Zelensky'],
  ['Kyiv', 'Kiev'],
  ['Sen. Marlow', 'Senator Marlow'],
  ['Lt. Gov. Marlow', 'Lieutenant Governor Marlow'],
  ['Asst. Supt. Ferris', 'Assistant Superintendent Ferris'],
  ['10 kilometres', 'ten kilometers'],
  ['bread & water', 'bread and water'],
  ['the twenty-first of May', 'the 21st of May'],
];

const APART: readonly (readonly [string, string])[] = [
  ['£5m', '5 million dollars'],
  ['£5m', '£5bn'],
  ['5m', '5 million'],
  ['−5 degrees', '5 degrees'],
  ['pages 3 -5', 'pages 3 minus 5'],
  ['a well-known man', 'a well known woman'],
  ['Al Gore', 'Gore'],
  ['risky', 'riskyy plan'],
];

describe('the same words are', () => {
  test.each(ALIKE)('%s and %s', (a, b) => {
    expect(keysOf(a)).toEqual(keysOf(b));
  });
});

describe('other words are', () => {
  test.each(APART)('%s and %s', (a, b) => {
    expect(keysOf(a)).not.toEqual(keysOf(b));
  });
});
