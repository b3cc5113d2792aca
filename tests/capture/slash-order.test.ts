import { expect, test } from 'vitest';
import { slashOrder } from '@/capture/slash-order';

test.each([
  {
    rule: 'another date tells the day first',
    dates: ['3/4/2026', '23/4/2026'],
    language: 'en-US',
    order: 'day-first',
  },
  { rule: 'another date tells the month first', dates: ['4/23/26'], language: 'de', order: 'month-first' },
  {
    rule: 'dates that contradict each other tell nothing',
    dates: ['4/23/26', '23/4/26'],
    language: 'de',
    order: null,
  },
  {
    rule: 'the United States write the month first',
    dates: ['3/4/2026'],
    language: 'en-US',
    order: 'month-first',
  },
  { rule: 'Britain does not', dates: [], language: 'en-GB', order: 'day-first' },
  { rule: 'French is written day first', dates: [], language: 'fr', order: 'day-first' },
  { rule: 'English alone is written both ways', dates: [], language: 'en', order: null },
  { rule: 'Canada writes both', dates: [], language: 'en-CA', order: null },
  { rule: 'no language tells nothing', dates: [], language: null, order: null },
  { rule: 'a fraction is no date', dates: ['1/24 of 30/60'], language: null, order: null },
])('$rule', ({ dates, language, order }) => {
  expect(slashOrder(dates, language)).toBe(order);
});
