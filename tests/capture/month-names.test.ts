import { expect, test } from 'vitest';
import { monthNamed } from '@/capture/month-names';

test.each([
  ['March', 3],
  ['MÄRZ', 3],
  ['märz', 3],
  ['févr.', 2],
  ['août', 8],
  ['octubre', 10],
  ['maggio', 5],
  ['mrt', 3],
  ['toukokuuta', 5],
  ['września', 9],
  ['června', 6],
  ['августа', 8],
  ['листопада', 11],
  ['Ağustos', 8],
  ['Sept', 9],
  ['Dezem', 12],
])('“%s” is month %i', (word, month) => {
  expect(monthNamed(word)).toBe(month);
});

test.each(['', 'ma', 'Monday', 'the', '12', '\ud800'])('“%s” is no month', (word) => {
  expect(monthNamed(word)).toBe(0);
});
