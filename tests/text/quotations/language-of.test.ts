import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languageOf } from '@/text/quotations/language-of';
import { explained } from './quoted';

const GERMAN =
  'Die Bürgermeisterin sagte am Montag, dass die Brücke für den Rest des Jahres gesperrt bleibt und nicht mehr sicher ist. ';
const ENGLISH =
  'The mayor said on Monday that the bridge would be closed for the rest of the year and that it was not safe. ';
const RUSSIAN = 'Мэр сообщила в понедельник, что мост будет закрыт до конца года и что он небезопасен. ';
const DANISH =
  'Borgmesteren siger, at broen skal være lukket resten af året, og at den ikke er sikker for dem, der bor her. ';

describe('languageOf', () => {
  test.each<{ shows: string; tag: string | null; text: string; language: string | null }>([
    { shows: 'the page’s tag holds', tag: 'en-GB', text: ENGLISH.repeat(40), language: 'en-GB' },
    { shows: 'a tag holds for a text that says nothing', tag: 'sv', text: 'Rosa Quill', language: 'sv' },
    { shows: 'without a tag the text tells', tag: null, text: GERMAN, language: 'de' },
    { shows: 'an empty tag is none', tag: ' ', text: GERMAN, language: 'de' },
    { shows: '"und" is none', tag: 'und', text: RUSSIAN, language: 'ru' },
    { shows: 'neither tells', tag: null, text: 'Rosa Quill', language: null },
    { shows: 'another script overrules the tag', tag: 'en', text: RUSSIAN, language: 'ru' },
    { shows: 'also the other way round', tag: 'uk', text: ENGLISH, language: 'en' },
    {
      shows: 'small words overrule it where the whole text has them',
      tag: 'en-US',
      text: GERMAN.repeat(40),
      language: 'de',
    },
    { shows: 'a short text in another language does not', tag: 'en', text: GERMAN, language: 'en' },
    {
      shows: 'an article that begins in another language does not',
      tag: 'en',
      text: GERMAN.repeat(17).slice(0, 1990) + ENGLISH.repeat(40),
      language: 'en',
    },
    {
      shows: 'Norwegian is too near to Danish to be overruled',
      tag: 'no',
      text: DANISH.repeat(40),
      language: 'no',
    },
    { shows: 'a language that is not known holds', tag: 'lb', text: GERMAN.repeat(40), language: 'lb' },
    {
      shows: 'so does one written in several scripts',
      tag: 'sr-Latn',
      text: ENGLISH.repeat(40),
      language: 'sr-Latn',
    },
  ])('$shows', ({ tag, text, language }) => {
    expect(languageOf(tag, text)).toBe(language);
  });

  test('answers the tag or what the text is in, for any text and tag', () => {
    fc.assert(
      fc.property(fc.option(fc.string()), fc.string({ unit: 'binary' }), (tag, text) => {
        const language = languageOf(tag, text);
        expect(language === tag || /^[a-z]{2}$/.test(language ?? '')).toBe(true);
      }),
    );
  });

  test('reads quotations by the language of the text when the page gives none', () => {
    const text =
      'Die Brücke ist seit dem Montag für den Verkehr gesperrt. „Sie ist nicht mehr sicher, und das wissen wir“, sagte Bürgermeisterin Lena Voss.';
    expect(explained(text, { language: null })[0]?.quotation.speaker).toBe('Lena Voss');
  });
});
