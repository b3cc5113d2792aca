import { describe, expect, test } from 'vitest';
import { compareAttribution } from '@/text/comparison/attribution';
import type { Attribution } from '@/text/comparison/comparison';

const ROWS: { when: string; a: string | null; b: string | null; expected: Attribution }[] = [
  { when: 'one article does not say', a: 'Ada Marlow', b: null, expected: 'unknown' },
  { when: 'neither says', a: null, b: null, expected: 'unknown' },
  { when: 'both give the full name', a: 'Ada Marlow', b: 'Ada Marlow', expected: 'same' },
  { when: 'one gives the surname', a: 'Marlow', b: 'Ada Jane Marlow', expected: 'same' },
  { when: 'one gives a title', a: 'Sen. Marlow', b: 'Ada Marlow', expected: 'same' },
  { when: 'one gives an initial', a: 'A. Marlow', b: 'Ada Marlow', expected: 'same' },
  { when: 'one gives a short form', a: 'Bill Ferris', b: 'William Ferris', expected: 'same' },
  { when: 'accents are missing', a: 'José Muñoz', b: 'Jose Munoz', expected: 'same' },
  { when: 'the surnames differ', a: 'Ada Marlow', b: 'Tom Ferris', expected: 'another' },
  { when: 'single words stand alone', a: 'Marlow', b: 'Ferris', expected: 'unknown' },
  { when: 'two people share a surname', a: 'Ada Marlow', b: 'Tom Marlow', expected: 'unknown' },
  {
    when: 'the surname is perhaps spelled otherwise',
    a: 'Ivan Petrovsky',
    b: 'Iwan Petrowsky',
    expected: 'unknown',
  },
  { when: 'one gives a role', a: 'the mayor', b: 'Ada Marlow', expected: 'unknown' },
  { when: 'one gives an institution', a: 'Harbour Office', b: 'Ada Marlow', expected: 'unknown' },
  { when: 'one gives no letters', a: '—', b: 'Ada Marlow', expected: 'unknown' },
];

describe('compareAttribution', () => {
  test.each(ROWS)('is $expected when $when', ({ a, b, expected }) => {
    expect(compareAttribution(a, b)).toBe(expected);
    expect(compareAttribution(b, a)).toBe(expected);
  });
});
