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

  /** One difference of each kind alone; from one row to the next it is read later. */
  const KINDS_IN_ORDER: DifferenceKind[][] = [
    ['joined', 'transposition'],
    ['substitution', 'insertion', 'omission'],
    ['ellipsis', 'bracket'],
    ['tidying', 'spelling', 'case', 'punctuation', 'dots-nothing-missing'],
  ];
  const withKind = (kind: DifferenceKind, weighty: boolean): Comparison => {
    const nowhere = { start: 0, end: 0 };
    const light = { kind, a: 'of', b: 'on', rangeA: nowhere, rangeB: nowhere, shown: false, weighty };
    return { ...compared(BASE, BASE), differences: [light] };
  };

  test('reads kinds of one sort at one step, and graver sorts before slighter ones', () => {
    const steps = KINDS_IN_ORDER.map(
      (kinds) => new Set(kinds.map((kind) => readingRank(withKind(kind, false)))),
    );
    expect(steps.map(({ size }) => size)).toEqual(steps.map(() => 1));
    const order = steps.flatMap((ranks) => [...ranks]);
    expect(order).toEqual([...new Set(order)].toSorted((x, y) => x - y));
  });

  test.each(KINDS_IN_ORDER.flat())('reads a weighty %s before any that is not', (kind) => {
    const light = KINDS_IN_ORDER.flat().map((other) => readingRank(withKind(other, false)));
    expect(readingRank(withKind(kind, true))).toBeLessThan(Math.min(...light));
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
