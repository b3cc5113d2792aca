import { expect, test } from 'vitest';
import { isTruncated } from '@/capture/truncated';

const SHORT = 'The ferry stays all winter. '.repeat(20);
const LONG = SHORT.repeat(10);
const paid = (words: number | null) => ({ source: 'json-ld isAccessibleForFree', words });

test.each([
  { rule: 'a short text of a free page is whole', claim: null, text: SHORT, truncated: false },
  { rule: 'a short text of a paid page is its beginning', claim: paid(null), text: SHORT, truncated: true },
  { rule: 'a long text of a paid page was paid for', claim: paid(null), text: LONG, truncated: false },
  { rule: 'a short text with all its words is whole', claim: paid(100), text: SHORT, truncated: false },
  { rule: 'a long text that lacks most of its words is not', claim: paid(3000), text: LONG, truncated: true },
])('$rule', ({ claim, text, truncated }) => {
  expect(isTruncated(claim, text)).toBe(truncated);
});
