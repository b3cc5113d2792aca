import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameOfWords } from '@/storage/marked-words';
import { missedQuotation } from '@/storage/missed-quotation';
import { inventedArticle } from './invented-article';

const QUAY = 'The quay is ours, and it stays ours. Nobody sells it, said the old man.';
const TIDE = 'He added: the tide takes what it wants.';
const article = inventedArticle({ headline: 'Nobody asked the harbour master', paragraphs: [QUAY, TIDE] });

describe('words that the article prints', () => {
  test.each<[string, string, readonly string[]]>([
    ['as they stand', 'it stays ours', ['it stays ours']],
    ['with the mark that ends them', 'it stays ours.', ['it stays ours.']],
    ['in marks of their own', '“it stays ours.”', ['it stays ours.']],
    ['in other capitals and marks', 'IT STAYS, OURS', ['it stays ours']],
    ['with line ends of their own', 'it stays\n\n ours', ['it stays ours']],
    ['over two sentences', 'it stays ours. Nobody sells it,', ['it stays ours. Nobody sells it,']],
    ['over two paragraphs', 'the old man. He added', ['the old man.', 'He added']],
  ])('%s', (_how, words, parts) => {
    const found = missedQuotation(article, words);
    expect(found?.segments.map(({ start, end }) => article.text.slice(start, end))).toEqual(parts);
    expect(found?.text).toBe(parts.join(' '));
    expect(found).toMatchObject({ standsIn: 'text', kind: 'speech', speaker: null, region: 'body' });
  });

  test('in the headline, where the text has them not', () => {
    expect(missedQuotation(article, 'asked the harbour')).toMatchObject({
      standsIn: 'headline',
      region: 'headline',
      text: 'asked the harbour',
    });
  });

  test('the first time, where it repeats them', () => {
    const twice = inventedArticle({ paragraphs: ['No more ships, no more ships now.'] });
    expect(missedQuotation(twice, 'no more ships')?.segments).toEqual([{ start: 0, end: 13 }]);
    expect(missedQuotation(twice, 'no more ships now')?.segments).toEqual([{ start: 15, end: 32 }]);
  });
});

test.each(['the quay was ours', 'quay', '', '  ', '“…”', 'ours it stays', 'sold it stays ours'])(
  'words that it does not print, or too few, are not found: %j',
  (words) => {
    expect(missedQuotation(article, words)).toBeNull();
  },
);

const WORD = fc.constantFrom(
  'we',
  'tide',
  'ferry',
  'never',
  'Ägir',
  '港',
  'don’t',
  '2,000',
  'U.S.',
  '[sic]',
  '…',
);

test('any run of an article’s words is found, and is the same words', () => {
  fc.assert(
    fc.property(fc.array(WORD, { minLength: 2, maxLength: 30 }), fc.nat(), fc.nat(), (words, from, more) => {
      const start = from % (words.length - 1);
      const sought = words.slice(start, start + 2 + (more % (words.length - start)));
      const found = missedQuotation(inventedArticle({ paragraphs: [words.join(' ')] }), sought.join(' '));
      const name = (text: string) => nameOfWords({ page: '', words: text });
      // Dots alone are no words.
      if (found !== null) expect(name(found.text)).toBe(name(sought.join(' ')));
      else expect(sought.filter((word) => word !== '…').length).toBeLessThan(2);
    }),
  );
});

test('any text does no harm', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, words) => {
      const found = missedQuotation(inventedArticle({ paragraphs: [text], headline: null }), words);
      for (const { start, end } of found?.segments ?? []) {
        expect(start).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(text.length);
      }
    }),
  );
});

test('megabytes are looked through in linear time', () => {
  const text = 'no more ships '.repeat(100_000);
  const began = performance.now();
  expect(missedQuotation(inventedArticle({ paragraphs: [text] }), 'no more ships no more boats')).toBeNull();
  expect(performance.now() - began).toBeLessThan(20_000);
});
