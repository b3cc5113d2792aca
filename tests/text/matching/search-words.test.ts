import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchWords } from '@/text/matching/search-words';

test.each<[string, string, string]>([
  [
    'a sentence is asked for as it stands',
    'We will never raise fares this year.',
    'We will never raise fares this year.',
  ],
  [
    'marks would end the phrase',
    '“We will ‘never’ raise fares,” she said.',
    'We will ‘never’ raise fares, she said.',
  ],
  [
    'of several sentences the first that is long enough',
    'No. Never again. We will not raise the fares. Not once.',
    'We will not raise the fares.',
  ],
  ['lines are one', 'We will\n\nnever  raise\tfares', 'We will never raise fares'],
  ['nothing stays nothing', ' “” ', ''],
])('%s', (_name, text, phrase) => {
  expect(searchWords(text).phrase).toBe(phrase);
});

test('a long sentence is cut to as many words as engines take', () => {
  expect(searchWords('word '.repeat(100)).phrase.split(' ')).toHaveLength(24);
  expect(searchWords('山'.repeat(5000)).phrase.length).toBeLessThanOrEqual(300);
});

test('the rarest words are the telling ones, once each, in their order', () => {
  const { rarest } = searchWords(
    'I have said it again and again: the Tarrowshire ferry and its paddlewheel will not go to Elverwick again.',
  );
  expect(rarest).toEqual(expect.arrayContaining(['Tarrowshire', 'ferry', 'paddlewheel', 'Elverwick']));
  expect(rarest.indexOf('Tarrowshire')).toBeLessThan(rarest.indexOf('Elverwick'));
  expect(new Set(rarest).size).toBe(rarest.length);
  expect(rarest.length).toBeLessThanOrEqual(6);
});

test('whatever the text, both stay short and hold no mark that ends a phrase', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (text) => {
      const { phrase, rarest } = searchWords(text);
      expect(/[“”„"«»]/.test(phrase)).toBe(false);
      expect(phrase.split(' ').length).toBeLessThanOrEqual(24);
      expect(rarest.length).toBeLessThanOrEqual(6);
    }),
  );
});
