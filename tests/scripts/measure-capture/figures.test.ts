import { expect, test } from 'vitest';
import { figuresOf } from '@/scripts/measure-capture/figures';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

test.each([
  { of: 'nothing', values: [], median: 0, p95: 0, worst: 0 },
  { of: 'one', values: [7], median: 7, p95: 7, worst: 7 },
  { of: 'two', values: [9, 3], median: 3, p95: 9, worst: 9 },
  { of: 'a hundred, in any order', values: upTo(100).reverse(), median: 50, p95: 95, worst: 100 },
  { of: 'twenty: 19 of them are no greater than the 19th', values: upTo(20), median: 10, p95: 19, worst: 20 },
])('of $of', ({ values, median, p95, worst }) => {
  expect(figuresOf(values)).toEqual({ count: values.length, median, p95, worst });
});
