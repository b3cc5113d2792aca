import { describe, expect, test } from 'vitest';
import { stem } from '@/text/matching/stem';
import { WORD_CLASSES } from '@/text/matching/word-counts';
import { foreignWordBits, wordBits } from '@/text/matching/word-rarity';

const bits = (word: string) => wordBits(stem(word));

const ordered: readonly [string, string, string][] = [
  ['an article is commoner than a noun', 'the', 'harbor'],
  ['a common noun is commoner than a rare one', 'house', 'parliament'],
  ['a contraction counts as the common word it is', 'dont', 'harbor'],
  ['an unknown long word is rarer than an unknown short one', 'xqz', 'xqzvwkjhgf'],
  ['short words of other languages are taken for common', 'dzt', 'immigration'],
  ['one Chinese sign says less than a rare word', '港', 'parliament'],
];

test.each(ordered)('%s', (_, commoner, rarer) => {
  expect(bits(commoner)).toBeLessThan(bits(rarer));
});

describe('the table', () => {
  test('has every stem once', () => {
    const words = WORD_CLASSES.flatMap((line) => line.split(/\s/)).filter((word) => word !== '');
    expect(new Set(words).size).toBe(words.length);
    // The counted ones, and other spellings of some.
    expect(words.length).toBeGreaterThanOrEqual(30_000);
  });

  test('answers for the empty word and for words of any length', () => {
    for (const word of ['', 'x', 'x'.repeat(10_000)]) expect(wordBits(word)).toBeGreaterThan(0);
    expect(wordBits('x'.repeat(10_000))).toBeLessThanOrEqual(22);
  });
});

test.each(['de', 'la', 'est', 'sie', 'los'])(
  '"%s" is common in another language, though rare in English',
  (word) => {
    expect(foreignWordBits(word)).toBeLessThan(wordBits(word));
    expect(foreignWordBits(word)).toBeLessThan(foreignWordBits('responsabilidad'));
  },
);
