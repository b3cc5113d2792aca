import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutTokens } from '@/text/matching/cut-tokens';

const cut = (text: string) => cutTokens(text).map(({ raw }) => raw);

const rows: readonly [string, string, string[]][] = [
  ['plain words', 'We will not raise fares, ever!', ['We', 'will', 'not', 'raise', 'fares', 'ever']],
  ['words that an apostrophe joins', "it's the keepers' boat", ["it's", 'the', 'keepers', 'boat']],
  ['a bracketed letter with its word', '[T]he wall', ['[T]he', 'wall']],
  ['brackets round a word apart', 'the [sea] wall', ['the', '[', 'sea', ']', 'wall']],
  ['numbers with their stops', 'some 1,200 of 3.5 tons', ['some', '1,200', 'of', '3.5', 'tons']],
  ['initials as one word', 'the U.S. fleet', ['the', 'U.S.', 'fleet']],
  ['dots as one gap', 'so … we . . . left', ['so', '…', 'we', '. . .', 'left']],
  ['a word with an accent behind plain letters', 'cafés closed', ['cafés', 'closed']],
  ['signs of a script without spaces behind plain letters', 'TV局', ['TV', '局']],
];
describe('cuts', () => {
  test.each(rows)('%s', (_, text, expected) => {
    expect(cut(text)).toEqual(expected);
  });
});

test('a plain word ends where the pattern ends it', () => {
  const sign = fc.constantFrom(
    ...' ,;:!?")\n.\'’[]()-–…0123456789',
    'é',
    '局',
    '\u0301',
    '\u00ad',
    'T',
    'h',
    'e',
    'U',
    'S',
  );
  const text = fc.array(sign, { maxLength: 40 }).map((signs) => signs.join(''));
  fc.assert(
    fc.property(text, (printed) => {
      // No word may be cut by hand where nothing is a plain ending; a no-break space ends a word as a space does.
      const endings: Readonly<Record<string, string>> = {
        ' ': '\u00a0',
        ',': ',',
        ';': '；',
        ':': '：',
        '!': '！',
        '?': '？',
        '"': '”',
        ')': '）',
        '\n': '\u2028',
      };
      const foreign = [...printed].map((one) => endings[one] ?? one).join('');
      const places = (given: string) =>
        cutTokens(given).map(({ kind, raw, index }) => [kind, index, raw.length]);
      const spaced = printed.replaceAll('\n', '\u2028');
      expect(places(foreign)).toEqual(places(spaced.replaceAll(' ', '\u00a0')));
      expect(places(spaced)).toEqual(places(spaced.replaceAll(' ', '\u00a0')));
    }),
    { numRuns: 2_000 },
  );
});
