import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanArticle } from '@/storage/clean-article';
import { readArticle } from '@/storage/read-article';
import { inventedArticle } from './invented-article';

test('sound text stays as it is', () => {
  const article = inventedArticle({ paragraphs: ['Grüße aus Ålesund 🗞', 'and “more”.'] });
  expect(cleanArticle(article)).toEqual(article);
});

test('half a character becomes the sign for one that is missing', () => {
  expect(cleanArticle(inventedArticle({ paragraphs: ['so \ud83d it', '\udc4d'] })).text).toBe(
    'so \ufffd it\n\n\ufffd',
  );
});

test('NUL goes, and every block still covers its own paragraph', () => {
  const { text, blocks } = cleanArticle(
    inventedArticle({ paragraphs: ['\0One\0', 'T\0\0wo', '\0', 'Three'] }),
  );
  expect(blocks.map(({ start, end }) => text.slice(start, end))).toEqual(['One', 'Two', '', 'Three']);
});

test('blocks cover the same words after cleaning, whatever the paragraphs hold', () => {
  const paragraph = fc.string({ unit: fc.constantFrom('\0', 'a', ' ', '“', '\ud83d', '👍') });
  fc.assert(
    fc.property(fc.array(paragraph), (paragraphs) => {
      const { text, blocks } = cleanArticle(inventedArticle({ paragraphs }));
      expect(blocks.map(({ start, end }) => text.slice(start, end))).toEqual(
        paragraphs.map((words) => words.toWellFormed().replaceAll('\0', '')),
      );
    }),
  );
});

describe('an address that is not of the web cannot become a link', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' data:text/html,a',
    'file:///etc/passwd',
    'x',
    '',
  ])('%s', (address) => {
    const { url, canonicalUrl } = cleanArticle(inventedArticle({ url: address, canonicalUrl: address }));
    expect([url, canonicalUrl]).toEqual([null, null]);
  });
});

test('headline, outlet and names are cleaned too', () => {
  const article = cleanArticle(inventedArticle({ headline: 'a\0\ud83d', outlet: '\0b', authors: ['c\0'] }));
  expect([article.headline, article.outlet, article.authors]).toEqual(['a\ufffd', 'b', ['c']]);
});

describe('signs that turn the writing direction cannot turn the interface round', () => {
  test.each(['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'])(
    '%j',
    (sign) => {
      const line = `Ada${sign} Wren`;
      const { headline, outlet, authors, text } = cleanArticle(
        inventedArticle({ headline: line, outlet: line, authors: [line], paragraphs: [line] }),
      );
      expect([headline, outlet, ...authors]).toEqual(['Ada Wren', 'Ada Wren', 'Ada Wren']);
      expect(text).toBe(line);
    },
  );

  test('nor those in a speaker’s name', () => {
    const paragraphs = ['“We will not raise fares on the harbour ferry,” said Ada\u202e Wren.'];
    const speakers = readArticle(inventedArticle({ paragraphs })).quotations.map(
      ({ speaker, speakerAsWritten }) => [speaker, speakerAsWritten],
    );
    expect(speakers).toEqual([['Ada Wren', 'Ada Wren']]);
  });
});
