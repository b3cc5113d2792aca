import { describe, expect, test } from 'vitest';
import { rankCandidates } from '@/text/matching/rank-candidates';

const rank = (lists: Record<number, number[]>, limit = 4, mostStrays = 2) =>
  rankCandidates(
    Object.keys(lists).map(Number),
    {
      lists: new Map(Object.entries(lists).map(([key, ids]) => [Number(key), ids])),
      limit,
      wordings: 1_000,
    },
    mostStrays,
  );

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

test('a key whose list is full counts for less than a rare one', () => {
  expect(rank({ 1: [1, 2, 3, 4], 2: [7], 3: [8], 4: [8] }).slice(0, 2)).toEqual([8, 7]);
});

test('what shares many full lists comes before what shares one rare key', () => {
  const full = Object.fromEntries(
    Array.from({ length: 8 }, (_, key) => [key, [1, 2 + key, 20 + key, 40 + key]]),
  );
  expect(rank({ ...full, 9: [99] })[0]).toBe(1);
});

test('nothing found is an empty list', () => {
  expect(rank({})).toEqual([]);
  expect(rank({ 1: [] })).toEqual([]);
});

describe('of a longer quotation', () => {
  const others = Object.fromEntries(Array.from({ length: 8 }, (_, key) => [100 + key, [5]]));

  test('only the best that share a single key are kept', () => {
    expect(rank({ ...others, 1: [7], 2: [8, 9], 3: [10, 11, 12] })).toEqual([5, 7, 8]);
  });

  test('all are kept where rows cost nothing', () => {
    const lists = { ...others, 1: [7], 2: [8, 9], 3: [10, 11, 12] };
    expect(rank(lists, 4, Number.POSITIVE_INFINITY)).toEqual([5, 7, 8, 9, 10, 11, 12]);
  });

  test('what shares two common keys counts no more than what shares one', () => {
    expect(rank({ ...others, 1: [7], 2: [8], 3: [1, 2, 3, 9], 4: [1, 2, 3, 9] })).toEqual([5, 7, 8]);
  });

  test('what shares three common keys stays', () => {
    const common = Object.fromEntries([1, 2, 3].map((key) => [key, [1, 2, 3, 9]]));
    expect(rank({ ...others, 4: [7], 6: [8], ...common })).toEqual([5, 7, 8, 1, 2, 3, 9]);
  });
});

test('of a short quotation all are kept', () => {
  expect(rank({ 1: [7], 2: [8, 9], 3: [10, 11, 12] })).toEqual([7, 8, 9, 10, 11, 12]);
});
