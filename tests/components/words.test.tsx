/** @file The small pure functions that make the interface's words: counts, dates, names, addresses. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { counted } from '@/components/counted';
import { credited } from '@/components/credited';
import { foldedMiddle } from '@/components/folded-middle';
import { interfaceLocale } from '@/components/interface-locale';
import { isolated } from '@/components/isolated';
import type { Language, Words } from '@/components/language';
import { printedDate } from '@/components/printed-date';
import { quoted } from '@/components/quoted';
import { webAddress } from '@/components/web-address';
import { english } from './read-catalogue';

describe('counted', () => {
  test.each([
    [0, '0 differences'],
    [1, '1 difference'],
    [2, '2 differences'],
    [1234, '1,234 differences'],
  ])('%i is "%s"', (count, said) => {
    expect(counted(english, 'differences', count)).toBe(said);
  });

  const keys: Words = (key, substitutions = []) =>
    key === 'differences_few' || key === 'differences_other' ? `${key} ${substitutions.join()}` : '';
  test.each<[locale: string, count: number, said: string]>([
    ['pl', 3, 'differences_few 3'],
    ['pl', 5, 'differences_other 5'],
    ['ar', 0, `differences_other ${new Intl.NumberFormat('ar').format(0)}`],
  ])('in %s, %i takes the form the language has, else its last one', (locale, count, said) => {
    const language: Language = { locale, words: keys };
    expect(counted(language, 'differences', count)).toBe(said);
  });
});

describe('printedDate', () => {
  test.each([
    ['a day', '2026-03-04', '4 Mar 2026'],
    ['the day the page gives, late in its own zone', '2026-03-04T23:30:00-05:00', '4 Mar 2026'],
    ['the day the page gives, early in its own zone', '2026-03-04T00:30:00+09:00', '4 Mar 2026'],
    ['nothing', null, null],
    ['no date', 'yesterday', null],
    ['an impossible day', '2026-13-45', null],
    ['the empty text', '', null],
  ])('%s', (_, iso, said) => {
    expect(printedDate('en-GB', iso)).toBe(said);
  });
});

describe('interfaceLocale', () => {
  test.each([
    ['a British browser keeps British dates', 'en-GB', 'en', 'en-GB'],
    ['a German browser that reads English words gets English dates', 'de-AT', 'en', 'en'],
    ['nonsense gets the catalogue’s', '???', 'en', 'en'],
  ])('%s', (_, browser, catalogue, locale) => {
    expect(interfaceLocale(browser, catalogue)).toBe(locale);
  });
});

describe('webAddress', () => {
  test.each([
    ['https://gull.example/a?b#c', 'https://gull.example/a?b#c'],
    ['http://gull.example/', 'http://gull.example/'],
    ['javascript:alert(1)', null],
    ['JaVaScRiPt:alert(1)', null],
    ['data:text/html,x', null],
    ['file:///etc/passwd', null],
    ['gull.example/a', null],
    ['', null],
    [null, null],
  ])('%s', (address, link) => {
    expect(webAddress(address)).toBe(link);
  });
});

describe('credited', () => {
  test.each<[speaker: string | null, written: string | null, said: string]>([
    ['Amos Lund', 'he', 'credited to Amos Lund (Sic’s reading of “he”)'],
    ['Amos Lund', 'the acting director', 'credited to Amos Lund (Sic’s reading of “the acting director”)'],
    ['Amos Lund', 'Lund', 'Amos Lund'],
    ['Amos Lund', 'Mr. Lund, the acting director', 'Amos Lund'],
    ['Amos Lund', null, 'Amos Lund'],
    [null, 'an official', 'credited to “an official”'],
    [null, null, 'no speaker named'],
  ])('%s, written "%s"', (speaker, speakerAsWritten, said) => {
    expect(credited(english, { speaker, speakerAsWritten })).toBe(said);
  });
});

describe('quoted and isolated', () => {
  test('quotes words, and says when there are none', () => {
    expect(quoted(english, ' of  the ')).toBe('“of the”');
    expect(quoted(english, ' ')).toBe('nothing');
  });

  test('a name written from right to left does not move the marks around it', () => {
    expect(isolated('ماريا')).toBe('\u2068ماريا\u2069');
    expect(isolated('Maria')).toBe('Maria');
    expect(quoted(english, 'ماريا')).toBe('“\u2068ماريا\u2069”');
  });
});

describe('foldedMiddle', () => {
  test('leaves short texts alone', () => {
    expect(foldedMiddle('one two three', 1, 1)).toBeNull();
    expect(foldedMiddle('', 0, 0)).toBeNull();
  });

  test('counts words in writing without spaces', () => {
    const folded = foldedMiddle('我们不会出售港口。'.repeat(20), 3, 3);
    expect(folded?.words).toBeGreaterThan(12);
  });

  test('loses nothing, whatever the text', () => {
    const size = fc.nat({ max: 12 });
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', maxLength: 6 }), { maxLength: 60 }),
        size,
        size,
        (each, head, tail) => {
          const text = each.join(' ');
          const folded = foldedMiddle(text, head, tail);
          if (folded !== null) expect(folded.start + folded.middle + folded.end).toBe(text);
        },
      ),
    );
  });
});
