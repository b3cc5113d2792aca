import { expect, test } from 'vitest';
import { wordCount } from '@/capture/word-count';

test.each([
  ['', 0],
  [' \n ', 0],
  ['bridge', 1],
  ['The old  bridge\nis closed', 5],
  ['다리가 닫혔다', 2],
  ['橋は閉鎖された', 4],
])('%j has %i words', (text, count) => {
  expect(wordCount(text)).toBe(count);
});
