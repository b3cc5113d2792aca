import { describe, expect, test } from 'vitest';
import type { Comparison, DifferenceKind } from '@/text/comparison/comparison';
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

  test('puts every kind at the step it is read at, the kinds of one step beside each other', () => {
    const STEPS: Record<DifferenceKind, number> = {
      joined: 3,
      transposition: 3,
      substitution: 4,
      insertion: 4,
      omission: 4,
      bracket: 6,
      ellipsis: 6,
      tidying: 7,
      spelling: 7,
      case: 7,
      punctuation: 7,
      'dots-nothing-missing': 7,
    };
    const same = compared(BASE, BASE);
    const nowhere = { start: 0, end: 0 };
    for (const [kind, step] of Object.entries(STEPS) as [DifferenceKind, number][]) {
      const light = {
        kind,
        a: 'of',
        b: 'on',
        rangeA: nowhere,
        rangeB: nowhere,
        shown: false,
        weighty: false,
      };
      expect(readingRank({ ...same, differences: [light] })).toBe(step);
      expect(readingRank({ ...same, differences: [{ ...light, weighty: true }] })).toBe(2);
    }
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
