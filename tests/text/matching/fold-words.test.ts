import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldWords, isStemmed } from '@/text/matching/fold-words';
import { printed, shown } from './passages';

const folded: readonly [string, string, string][] = [
  ['case goes', 'The Harbour IS Closed', 'the harbour is closed'],
  ['accents go', 'José Muñoz, café, Zoë', 'jose munoz cafe zoe'],
  ['accents written apart go too', 'Jose\u0301 Mun\u0303oz', 'jose munoz'],
  ['curly and straight apostrophes go', "dogs’ dog's o‘clock", 'dogs dogs oclock'],
  ['contractions are the words they stand for', "we’ll WON'T can't, I'm", 'we will will not can not i am'],
  ['cannot is two words', 'Cannot be', 'can not be'],
  ['endings that stand for several words stay', "it's he'd", 'its hed'],
  ['a figure and its scale are two words', '£3m and 2.5bn', '3 million and 2.5 billion'],
  ['an apostrophe at an edge is no part of the word', "'twas the dogs' bowl", 'twas the dogs bowl'],
  ['hyphens and dashes separate', 'long-term plan—not a quick–fix', 'long term plan not a quick fix'],
  ['soft hyphens vanish', 'har\u00adbour', 'harbour'],
  ['zero-width spaces vanish', 'har\u200bbour', 'harbour'],
  ['ligatures open', 'ﬁnal oﬃce', 'final office'],
  ['full-width letters become plain', 'Ｈａｒｂｏｕｒ', 'harbour'],
  ['letters that do not decompose are written out', 'Straße Øre Łódź', 'strasse ore lodz'],
  ['numbers lose their grouping', 'the 158,581 boats', 'the 158581 boats'],
  ['decimals keep their point', 'up 1.5 percent', 'up 1.5 percent'],
  ['a comma between numbers with a space separates', 'in 3, 4 days', 'in 3 4 days'],
  ['initials join', 'the U.S. and the U.K. at 3 p.m. sharp', 'the us and the uk at 3 pm sharp'],
  ['a full stop between words separates', 'the end.The next', 'the end the next'],
  ['dots of one sign are a gap', 'we lost … we won', 'we lost … we won'],
  ['three dots are a gap', 'we lost...we won', 'we lost … we won'],
  ['spaced dots are a gap', 'we lost . . . we won', 'we lost … we won'],
  ['dots in brackets are a gap', 'we lost [...] we won', 'we lost … we won'],
  ['two dots are no gap', 'we lost.. we won', 'we lost we won'],
  ['a long bracketed ending belongs to its word too', 'the govern[mental] side', 'the [governmental] side'],
  ['one full stop is no gap', 'we lost. we won', 'we lost we won'],
  ['dots at the beginning are a gap', '…so we won', '… so we won'],
  ['dots at the end belong to no word', 'so we won...', 'so we won'],
  ['brackets mark words as added', 'the [new] mayor', 'the [new] mayor'],
  ['brackets mark all words between them', '[the new mayor] left', '[the] [new] [mayor] left'],
  ['a bracket that never closes marks nothing', 'the [new mayor', 'the new mayor'],
  ['a bracketed letter belongs to its word', '[T]he bridge', '[the] bridge'],
  ['a bracketed ending belongs to its word', 'they support[ed] it', 'they [supported] it'],
  ['a bracketed sign of a script without spaces is a word of its own', 'a[中]', 'a [中]'],
  ['signs and emoji are no words', '& 👈 %% we — did ©', 'we did'],
  ['Chinese is cut sign by sign', '我们的港口', '我 们 的 港 口'],
  ['kana keep their voicing', 'がか', 'が か'],
  ['Thai signs keep their marks', 'ที่', 'ที่'],
  ['Arabic vowel signs go', 'كَتَبَ', 'كتب'],
  ['Hindi vowels stay', 'हिन्दी', 'हिन्दी'],
  ['lone halves of characters and NUL are no words', 'a\ud800b\u0000c', 'a b c'],
  ['empty text has no words', '', ''],
];

test.each(folded)('%s', (_, text, words) => {
  expect(shown(printed(text).words)).toBe(words);
});

describe('the way back', () => {
  const ranges: readonly [string, string, string[]][] = [
    ['leads to the words as printed', 'José’s Ship, [S]ailing', ['José’s', 'Ship', '[S]ailing']],
    ['takes the last full stop of initials along', 'the U.S. won', ['the', 'U.S.', 'won']],
    ['gives each word of a contraction its letters', 'We’ll don’t', ['We', '’ll', 'do', 'n’t']],
    ['takes soft hyphens along', 'har\u00adbour', ['har\u00adbour']],
    ['keeps characters of two units whole', '𝐁ig 𠮷', ['𝐁ig', '𠮷']],
  ];
  test.each(ranges)('%s', (_, text, raw) => {
    expect(printed(text).words.map(({ start, end }) => text.slice(start, end))).toEqual(raw);
  });

  test('counts into the whole text, not into the segment', () => {
    const text = '“We lost,” she said. “We won.”';
    const segments = [
      { start: 1, end: 9 },
      { start: 22, end: 28 },
    ];
    const words = foldWords(text, segments, 'en');
    expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(['We', 'lost', 'We', 'won']);
  });

  test('a gap at the end of a segment stands before the next one', () => {
    const text = 'We lost … | and won';
    const words = foldWords(
      text,
      [
        { start: 0, end: 9 },
        { start: 11, end: 19 },
      ],
      'en',
    );
    expect(shown(words)).toBe('we lost … and won');
  });
});

describe('stems', () => {
  test.each(['en', 'en-GB', 'EN_us', null, ''])('are made where the language is %s', (language) => {
    expect(printed('flooding zones', { language }).words.map(({ stem }) => stem)).toEqual(['flood', 'zon']);
  });
  test.each(['de', 'fr-CA', 'eng-x'])('are not made where the language is %s', (language) => {
    expect(isStemmed(language)).toBe(false);
    expect(printed('flooding zones', { language }).words.map(({ stem }) => stem)).toEqual([
      'flooding',
      'zones',
    ]);
  });
});

describe('whatever the text', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom(
        'a',
        'B',
        '.',
        ' ',
        '[',
        ']',
        "'",
        '’',
        '…',
        '1',
        ',',
        '中',
        '\u0301',
        '\u00ad',
        '\ud800',
      ),
    }),
  );

  test('ranges are in order, inside the text and never empty', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let last = 0;
        for (const { start, end, fold } of printed(text).words) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(fold).not.toBe('');
          last = end;
        }
      }),
    );
  });

  test('folding what was folded changes nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        // A sign that stands for several ("㌀") is one word where it is printed, and its fold is not.
        const once = printed(text.normalize('NFKC')).words.map(({ fold }) => fold);
        expect(printed(once.join(' ')).words.map(({ fold }) => fold)).toEqual(once);
      }),
    );
  });
});

test.each([
  ['dots', '.'],
  ['spaced dots', '. '],
  ['initials', 'a.'],
  ['open brackets', '['],
  ['brackets without words', '[]'],
  ['bracketed letters', '[a]'],
  ['apostrophes', "a'"],
  ['letters', 'a'],
  ['grouped digits', '1,'],
])('a megabyte of %s takes no longer than a megabyte of prose', (_, unit) => {
  const elapsed = (text: string) => {
    const started = performance.now();
    foldWords(text, [{ start: 0, end: text.length }], 'en');
    return performance.now() - started;
  };
  const prose = elapsed('the harbour is closed, she said. '.repeat(30_000));
  expect(elapsed(unit.repeat(1_000_000 / unit.length))).toBeLessThan(20 * prose + 500);
});
