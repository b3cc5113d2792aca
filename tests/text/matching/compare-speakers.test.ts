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
  ['Rosa King', 'Rosa Prince', 'unknown'],
  ['Rosa King', 'King', 'same'],
  ['Rosa King', 'Governor King', 'same'],
  ['King Osric', 'Osric', 'same'],
  ['Rosa King', 'Ines Prince', 'another'],
  ['Tom Ferris Sr.', 'Tom Ferris Jr.', 'unknown'],
  ['Tom Ferris, Jr.', 'Tom Ferris Jr.', 'same'],
  ['Tom Ferris Junior', 'Tom Ferris, Sr.', 'unknown'],
  ['T. Ferris II', 'Tom Ferris III', 'unknown'],
  ['Tom Ferris Jr.', 'Ferris', 'same'],
  ['the mayor of Leeds', 'Leeds Council', 'unknown'],
  ['the mayor of Leeds', 'Leeds', 'unknown'],
  ['Mayor of Leeds', 'the Mayor of Leeds', 'unknown'],
  ['Bank of Brackwater', 'the Bank of Brackwater', 'same'],
  ['Secretary of State Rosa Quill', 'Rosa Quill', 'same'],
  ['Secretary of State Rosa Quill', 'Ines Dorn', 'another'],
  ['Secretary of State', 'Ines Dorn', 'unknown'],
  ['Mayor of New Brackwater City', 'Ines Dorn', 'unknown'],
  ['the mayor', 'the governor', 'unknown'],
  ['the mayor', 'the mayor', 'unknown'],
  ['Al Quill', 'Alice Quill', 'unknown'],
  ['A. Quill', 'Alice Quill', 'same'],
  ['Alice Quill', 'A. B. Quill', 'same'],
  ['Dov Harlan and Rosa Quill', 'Rosa Quill', 'unknown'],
  ['Dov Harlan and Rosa Quill', 'Quill & Harlan', 'same'],
  ['Dov Harlan and Rosa Quill', 'Mara Holt', 'another'],
  ['Dov Harlan, Rosa Quill and Mara Holt', 'Rosa Quill and Dov Harlan', 'unknown'],
  ['Rosa Quill, the mayor of Leeds', 'Rosa Quill', 'same'],
  ['Dov Harlan, a lawyer', 'Dov Harlan', 'same'],
  ['Dov Harlan, Senior Adviser', 'Dov Harlan', 'same'],
  ['Dov Harlan, head of trade and industry', 'Dov Harlan', 'same'],
  ['and', '&', 'unknown'],
];

describe('the same person is credited or not', () => {
  test.each(rows)('%s and %s: %s', (a, b, expected) => {
    expect(compareSpeakers(a, b)).toBe(expected);
    expect(compareSpeakers(b, a)).toBe(expected);
  });
});
