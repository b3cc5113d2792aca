import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldStored, storeWords, wordingOf } from '@/text/matching/wording';
import { printed } from './passages';

const nameOf = (text: string, language: string | null = 'en') => wordingOf(printed(text, { language }).words);

const same: readonly [string, string, string][] = [
  ['marks and case', '“We will not go,” she said', 'we will NOT go she said'],
  ['kinds of dots', 'we lost … we won', 'we lost. . . we won'],
  ['brackets round words', 'the [new] mayor', 'the new mayor'],
];
describe('one wording is printed with other', () => {
  test.each(same)('%s', (_, a, b) => {
    expect(nameOf(a)).toBe(nameOf(b));
  });
});

const other: readonly [string, string, string][] = [
  ['a word', 'we will go', 'we shall go'],
  ['an ending', 'flood the zone', 'flooding the zone'],
  ['the order', 'only the court can', 'the court can only'],
  ['a gap', 'we lost … we won', 'we lost we won'],
];
describe('another wording is made by', () => {
  test.each(other)('%s', (_, a, b) => {
    expect(nameOf(a)).not.toBe(nameOf(b));
  });
});

test('the name is sixteen hexadecimal digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(nameOf(text)).toMatch(/^[0-9a-f]{16}$/);
    }),
  );
});

test('the same letters in a language that is not stemmed are another wording', () => {
  expect(nameOf('hier is rum', 'de')).not.toBe(nameOf('hier is rum', 'en'));
});

test('words that were stored come back with their stems and gaps', () => {
  const languages = fc.constantFrom('en', 'de', null);
  const texts = fc.array(
    fc.constantFrom('flooding', 'the', 'zones', '…', 'Straße', '中', '1.5', '~', 'U.S.'),
  );
  fc.assert(
    fc.property(texts, languages, (parts, language) => {
      const { words } = printed(parts.join(' '), { language });
      const stored = storeWords(words);
      const back = foldStored(stored);
      const core = (list: typeof words) =>
        list.map(({ fold, stem, stemmed, gapBefore }) => ({ fold, stem, stemmed, gapBefore }));
      expect(core(back)).toEqual(core(words));
      expect(back.map(({ start, end }) => stored.slice(start, end))).toEqual(words.map(({ fold }) => fold));
      expect(wordingOf(back)).toBe(wordingOf(words));
    }),
  );
});
