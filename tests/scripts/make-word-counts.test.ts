import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wordCountsSource } from '@/scripts/make-word-counts';

test('the shipped word counts are what the generator makes of its source', () => {
  const shipped = readFileSync(new URL('../../text/matching/word-counts.ts', import.meta.url), 'utf8');
  expect(wordCountsSource() === shipped).toBe(true);
});
