import { expect, test } from 'vitest';
import { trimmedRange } from '@/text/quotations/trimmed-range';

test.each([
  ['white space at both ends goes', '« We go. »', [1, 9], 'We go.'],
  ['a no-break space is white space', '«\u00a0We go.\u202f»', [1, 9], 'We go.'],
  ['what has none stays as it is', 'We go.', [0, 6], 'We go.'],
  ['white space inside stays', ' We  go. ', [0, 9], 'We  go.'],
  ['white space alone is nothing', 'a \n b', [1, 4], null],
  ['nothing is nothing', 'ab', [1, 1], null],
] satisfies [string, string, [number, number], string | null][])('%s', (_rule, text, [start, end], words) => {
  const range = trimmedRange(text, { start, end });
  expect(range === null ? null : text.slice(range.start, range.end)).toBe(words);
});
