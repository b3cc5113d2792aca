import { describe, expect, test } from 'vitest';
import type { Comparison } from '@/text/comparison/comparison';
import { readingRank } from '@/text/comparison/reading-order';
import { compared } from './printed';

const BASE = 'We will rebuild the old bridge before winter. It will hold for a hundred years.';

/** From what is read first to what is read last. */
const IN_ORDER: { what: string; comparison: () => Comparison }[] = [
  {
    what: 'credited to another',
    comparison: () => compared(BASE, BASE, { speaker: 'Ada Marlow' }, { speaker: 'Tom Ferris' }),
  },
  { what: 'a negation', comparison: () => compared(BASE, BASE.replace('will rebuild', 'will not rebuild')) },
  {
    what: 'words reordered',
    comparison: () =>
      compared(BASE, 'Before winter we will rebuild the old bridge. It will hold for a hundred years.'),
  },
  { what: 'a word not shown', comparison: () => compared(BASE, BASE.replace('old', 'stone')) },
  {
    what: 'trimmed inside a sentence',
    comparison: () => compared(BASE, 'rebuild the old bridge before winter.'),
  },
  { what: 'dots', comparison: () => compared(BASE, BASE.replace('the old', '…')) },
  { what: 'a capital', comparison: () => compared(BASE, BASE.replace('It', 'it')) },
  { what: 'word for word', comparison: () => compared(BASE, BASE) },
];

describe('readingRank', () => {
  test('puts versions in the order a reader should see them', () => {
    expect(IN_ORDER.map(({ comparison }) => readingRank(comparison()))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('does not rank differences between two translations', () => {
    const comparison = compared(BASE, BASE.replace('old', 'stone'), {}, { language: 'nl' });
    expect(readingRank(comparison)).toBe(8);
  });
});
