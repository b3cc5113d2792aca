import { describe, expect, test } from 'vitest';
import { rankCandidates } from '@/text/matching/rank-candidates';

const rank = (lists: Record<number, number[]>, limit = 4) =>
  rankCandidates(Object.keys(lists).map(Number), {
    lists: new Map(Object.entries(lists).map(([key, ids]) => [Number(key), ids])),
    limit,
    wordings: 1_000,
  });

const rows: readonly [string, Record<number, number[]>, number[]][] = [
  ['what shares more keys', { 1: [7, 8], 2: [8, 9], 3: [8] }, [8, 7, 9]],
  ['what shares rarer keys', { 1: [7], 2: [8, 9, 10], 3: [11, 12, 13] }, [7, 8, 9, 10, 11, 12, 13]],
  ['of equals the older', { 1: [9, 7], 2: [], 3: [] }, [7, 9]],
];
describe('first comes', () => {
  test.each(rows)('%s', (_, lists, expected) => {
    expect(rank(lists)).toEqual(expected);
  });
});

test('a key whose list is full is left out where others do', () => {
  expect(rank({ 1: [1, 2, 3, 4], 2: [7], 3: [7], 4: [8] })).toEqual([7, 8]);
});

test('full lists count where too few keys remain', () => {
  expect(rank({ 1: [1, 2, 3, 4], 2: [1, 2, 3, 5], 3: [7] })).toEqual(
    expect.arrayContaining([1, 2, 3, 4, 5, 7]),
  );
});

test('nothing found is an empty list', () => {
  expect(rank({})).toEqual([]);
  expect(rank({ 1: [] })).toEqual([]);
});
