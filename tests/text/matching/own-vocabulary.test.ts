import { describe, expect, test } from 'vitest';
import { ownVocabulary } from '@/text/matching/own-vocabulary';
import { quotationIn } from './passages';

const USED =
  'The toll-and-tally scheme began in May. Toll and tally, its critics say, costs jobs. No toll-and-tally!';

describe('a quotation is the vocabulary of its article', () => {
  test.each<[boolean, string, string, string]>([
    [
      true,
      'where the article uses it three times itself',
      `Dorn praised “toll and tally”. ${USED}`,
      'toll and tally',
    ],
    [true, 'however it is hyphened and cased', `Dorn praised “Toll-and-Tally”. ${USED}`, 'Toll-and-Tally'],
    [
      false,
      'not where it is taken up once',
      'Dorn saw “pure greed”. Of pure greed Holt knew nothing.',
      'pure greed',
    ],
    [
      false,
      'not where others are quoted with it',
      'Dorn: “pure greed”. Holt: “Pure greed! Pure greed! Pure greed!”',
      'pure greed',
    ],
    [
      false,
      'not with more than three words',
      `Dorn: “the toll and tally”. ${'The toll and tally. '.repeat(5)}`,
      'the toll and tally',
    ],
    [
      false,
      'not inside of longer words',
      'Dorn: “a toll”. Extra tolls, a tollbooth, a tolling bell.',
      'a toll',
    ],
  ])('(%s) %s', (expected, _, text, words) => {
    const quotations = [...text.matchAll(/“([^”]+)”/g)].map(([, said = '']) => quotationIn(text, said));
    expect(ownVocabulary(text, quotations)(quotationIn(text, words))).toBe(expected);
  });
});

test('words over the text and a text without words are nobody’s vocabulary', () => {
  const quotation = quotationIn('toll', 'toll');
  expect(ownVocabulary('', [])({ ...quotation, standsIn: 'headline' })).toBe(false);
  expect(ownVocabulary('', [])(quotation)).toBe(false);
  expect(ownVocabulary('', [])({ ...quotation, segments: [] })).toBe(false);
});
