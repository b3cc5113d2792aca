import { expect, test } from 'vitest';
import { isAggregator } from '@/storage/aggregator';

test.each<[string | null, boolean]>([
  ['https://www.msn.com/en-us/news/a', true],
  ['https://news.yahoo.com/a', true],
  ['https://news.yahoo.co.jp/articles/a', true],
  ['https://apple.news/AbC', true],
  ['https://news.google.com/rss/articles/a', true],
  ['https://www.aol.com/a', true],
  ['https://www.google.com/a', false],
  ['https://notmsn.com/a', false],
  ['https://msn.com.example/a', false],
  ['https://post.example/msn.com', false],
  ['words:1f', false],
  ['', false],
  [null, false],
])('%j passes on what others write: %j', (address, expected) => {
  expect(isAggregator(address)).toBe(expected);
});
