import { expect, test } from 'vitest';
import { printedTitle } from '@/text/quotations/printed-title';

test.each<{ sentence: string; printed: string; title: string }>([
  { sentence: 'a full stop behind it', printed: 'Weir holds.', title: 'Weir holds' },
  { sentence: 'a full stop inside its last mark', printed: 'Weir ‘holds.’', title: 'Weir ‘holds’' },
  { sentence: 'other white space', printed: ' Weir\u00a0 holds\n', title: 'Weir holds' },
])('a title is the same with $sentence', ({ printed, title }) => {
  expect(printedTitle(printed)).toBe(printedTitle(title));
});

test('a question is another title', () => {
  expect(printedTitle('Weir holds?')).not.toBe(printedTitle('Weir holds'));
});
