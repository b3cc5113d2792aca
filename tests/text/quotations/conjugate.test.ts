import { expect, test } from 'vitest';
import { conjugate } from '@/text/quotations/conjugate';

test.each([
  {
    shows: 'every verb with every ending',
    got: conjugate('dar citar', 'a ó'),
    forms: ['da', 'dó', 'cita', 'citó'],
  },
  {
    shows: 'Italian infinitives by three letters',
    got: conjugate('parlare', 'a ò', 3),
    forms: ['parla', 'parlò'],
  },
  {
    shows: 'French c and g as they sound before a',
    got: conjugate('annoncer juger', 'ait e', 2, true),
    forms: ['annonçait', 'annonce', 'jugeait', 'juge'],
  },
  {
    shows: 'Spanish c and g as they are',
    got: conjugate('atacar negar', 'aba'),
    forms: ['atacaba', 'negaba'],
  },
])('conjugates $shows', ({ got, forms }) => {
  expect(got).toEqual(forms);
});
