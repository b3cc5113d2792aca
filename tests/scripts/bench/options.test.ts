import { expect, test } from 'vitest';
import type { Measurement } from '@/scripts/bench/measurement';
import { readOptions } from '@/scripts/bench/options';
import { medianOf, quantileOf } from '@/scripts/bench/statistics';
import { tableOf } from '@/scripts/bench/table';

test('all sizes and peers are measured unless some are named', () => {
  expect(readOptions([], undefined)).toMatchObject({ sizes: [10_000, 100_000, 1_000_000], stories: null });
  expect(readOptions(['--size', '500', '--peer', 'sic'], 'stories')).toMatchObject({
    sizes: [500],
    peers: ['sic'],
    stories: 'stories',
  });
});

test('help is not a measurement', () => {
  expect(readOptions(['--help'], undefined)).toBeNull();
});

test.each([
  ['--peer', 'nobody'],
  ['--size', 'many'],
  ['--size', '0'],
  ['--rounds', '1.5'],
])('%s %s is refused in words', (...args) => {
  expect(() => readOptions(args, undefined)).toThrow(args[1]);
});

test.each<[readonly number[], number, number]>([
  [[3, 1, 2], 2, 3],
  [[5], 5, 5],
  [[1, 2, 3, 4], 3, 4],
])('of %j the median is %d and the last twentieth begins at %d', (values, median, late) => {
  expect([medianOf(values), quantileOf(values, 0.95)]).toEqual([median, late]);
});

test('a peer that was not finished is in the table, and says so', () => {
  const nothing = {
    warm: null,
    cold: [],
    memory: null,
    writes: null,
    lookUps: null,
    viral: null,
    built: null,
  };
  const unfinished: Measurement = {
    ...nothing,
    peer: 'flexsearch',
    passages: 100,
    unfinished: 'index not built in time',
  };
  expect(tableOf([unfinished])).toContain('not finished: index not built in time');
});
