import { describe, expect, test } from 'vitest';
import { daysApart } from '@/text/matching/days-apart';

const rows: readonly [string, string | null, string | null, number | null][] = [
  ['one day', '2024-05-02', '2024-05-02', 0],
  ['half a day', '2024-05-02', '2024-05-02T12:00:00Z', 0.5],
  ['a leap day', '2024-02-28', '2024-03-01', 2],
  ['the later first', '2024-05-04', '2024-05-02', 2],
  ['a day nobody gives', null, '2024-05-02', null],
  ['a day nobody can read', '2024-05-02', 'yesterday', null],
];
describe('days between two articles:', () => {
  test.each(rows)('%s', (_, a, b, expected) => {
    expect(daysApart(a, b)).toBe(expected);
  });
});
