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

  test.each([
    // What differs, the other text, and what is read at the same step.
    ['two sentences run into one', BASE.replace(' before winter. It will hold', ''), 'words reordered'],
    [
      'a word that only one prints',
      BASE.replace('the old bridge', 'the old iron bridge'),
      'a word not shown',
    ],
    ['a word that one leaves away', BASE.replace('old ', ''), 'a word not shown'],
    ['a word in brackets', BASE.replace('It', '[The bridge]'), 'dots'],
    ['a filler', BASE.replace('It will', 'Um, it will'), 'a capital'],
    ['another spelling', BASE.replace('We will', 'We’ll'), 'a capital'],
    ['another mark', BASE.replace('winter. It', 'winter; It'), 'a capital'],
  ])('reads %s where it reads its like', (_what, other, like) => {
    const peer = IN_ORDER.find(({ what }) => what === like);
    expect(readingRank(compared(BASE, other))).toBe(
      peer === undefined ? null : readingRank(peer.comparison()),
    );
  });

  test('goes by the difference that is read first, however many others there are', () => {
    const many = compared(BASE, BASE.replace('We', 'we').replace('old', 'stone').replace('hundred', '…'));
    expect(readingRank(many)).toBe(2);
  });

  test('does not put names that may be one person’s first', () => {
    const comparison = compared(BASE, BASE, { speaker: 'Ada Marlow' }, { speaker: 'the mayor' });
    expect(readingRank(comparison)).toBe(8);
  });
});
