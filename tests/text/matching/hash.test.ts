import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashPair, hashWord } from '@/text/matching/hash';

const word = fc.string({ minLength: 1, unit: 'grapheme' });

test('hashes are whole numbers of 32 bits', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      for (const hash of [hashWord(a), hashPair(hashWord(a), hashWord(b))]) {
        expect(hash).toBe(hash >>> 0);
      }
    }),
  );
});

test('the order of a pair counts', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      fc.pre(a !== b);
      const [first, second] = [hashWord(a), hashWord(b)];
      expect(hashPair(first, second)).not.toBe(hashPair(second, first));
    }),
  );
});

test('ten thousand pairs of short words hardly ever fall together', () => {
  const words = Array.from({ length: 100 }, (_, i) => hashWord(`w${i}`));
  const pairs = words.flatMap((first) => words.map((second) => hashPair(first, second)));
  expect(new Set(pairs).size).toBeGreaterThan(pairs.length - 5);
});

test('another seed makes another hash', () => {
  expect(hashWord('harbour', 1)).not.toBe(hashWord('harbour'));
});
