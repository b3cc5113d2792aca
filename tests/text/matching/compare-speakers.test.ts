import { describe, expect, test } from 'vitest';
import { compareSpeakers, type SpeakersCompared } from '@/text/matching/compare-speakers';

const rows: readonly [string | null, string | null, SpeakersCompared][] = [
  ['Mara Holt', 'Mara Holt', 'same'],
  ['Mara Holt', 'Holt', 'same'],
  ['Mayor Mara Holt', 'Ms. Holt', 'same'],
  ['José Muñoz', 'Jose Munoz', 'same'],
  ['M. Holt', 'Mara Holt', 'same'],
  ['Mara Ellen Holt', 'Mara Holt', 'same'],
  ['Mara Holt', 'Peter Holt', 'unknown'],
  ['Mara Holt', 'Ines Dorn', 'another'],
  ['Mara Holt', 'Mara Dorn', 'unknown'],
  ['Mara Holt', null, 'unknown'],
  [null, null, 'unknown'],
  ['the mayor', 'Mara Holt', 'unknown'],
  ['', '…', 'unknown'],
];

describe('the same person is credited or not', () => {
  test.each(rows)('%s and %s: %s', (a, b, expected) => {
    expect(compareSpeakers(a, b)).toBe(expected);
    expect(compareSpeakers(b, a)).toBe(expected);
  });
});
