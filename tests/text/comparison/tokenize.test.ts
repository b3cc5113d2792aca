import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tokenize } from '@/text/comparison/tokenize';

const ROWS: { what: string; text: string; tokens: string[] }[] = [
  {
    what: 'words and marks, without the spaces',
    text: 'No,  we\u00a0did!',
    tokens: ['word No', 'mark ,', 'word we', 'word did', 'mark !'],
  },
  { what: 'contractions in one', text: "it’s don't", tokens: ['word it’s', "word don't"] },
  { what: 'hyphenated words in parts', text: 'long-term', tokens: ['word long', 'mark -', 'word term'] },
  { what: 'several hyphens as one dash', text: 'lose -- but', tokens: ['word lose', 'mark --', 'word but'] },
  {
    what: 'every form of dots',
    text: 'a … b ... c . . . d […] e [...] f',
    tokens: [
      'word a',
      'gap …',
      'word b',
      'gap ...',
      'word c',
      'gap . . .',
      'word d',
      'gap […]',
      'word e',
      'gap [...]',
      'word f',
    ],
  },
  { what: 'two dots as marks', text: 'so..', tokens: ['word so', 'mark .', 'mark .'] },
  {
    what: 'initials with their stops',
    text: 'the U.S. side',
    tokens: ['word the', 'word U.S.', 'word side'],
  },
  { what: 'titles with their stop', text: 'Sen. Marlow', tokens: ['word Sen.', 'word Marlow'] },
  { what: 'no title where three dots follow', text: 'Sen...', tokens: ['word Sen', 'gap ...'] },
  {
    what: 'numbers with commas and points',
    text: '$1,000.50 now',
    tokens: ['word $', 'word 1,000.50', 'word now'],
  },
  { what: 'masked words', text: 'f--k s*** bulls--t', tokens: ['word f--k', 'word s***', 'word bulls--t'] },
  {
    what: 'letters in brackets with their word',
    text: '[t]he work[ed]',
    tokens: ['word [t]he', 'word work[ed]'],
  },
  { what: 'emoji whole', text: 'so 👨‍👩‍👧👍🏽', tokens: ['word so', 'word 👨‍👩‍👧', 'word 👍🏽'] },
  { what: 'signs of scripts without spaces one by one', text: '漢字', tokens: ['word 漢', 'word 字'] },
  { what: 'a broken surrogate', text: 'a \ud83d b', tokens: ['word a', 'word \ud83d', 'word b'] },
  { what: 'nothing of empty text', text: ' \n\u200b', tokens: [] },
];

describe('tokenize cuts', () => {
  test.each(ROWS)('$what', ({ text, tokens }) => {
    expect(tokenize(text).map((token) => `${token.kind} ${token.text}`)).toEqual(tokens);
  });

  test('brackets, and says what stands in them', () => {
    const inside = (text: string): string[] =>
      tokenize(text)
        .filter(({ kind }) => kind === 'word')
        .map((token) => `${token.text} ${token.bracket}`);
    expect(inside('a [b c] (d) e')).toEqual(['a none', 'b square', 'c square', 'd round', 'e none']);
    expect(inside('[a (b)] c')).toEqual(['a square', 'b square', 'c none']);
    expect(inside('1) a [b')).toEqual(['1 none', 'a none', 'b none']);
  });

  test('any text in order, without overlap, leaving out nothing but white space and what cannot be seen', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        let at = 0;
        for (const { start, end, text: raw } of tokenize(text)) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(text.slice(at, start)).toMatch(/^[\s\p{C}\p{M}]*$/u);
          expect(raw).toBe(text.slice(start, end));
          at = end;
        }
      }),
    );
  });

  test.each(['a.', '[', '(. ', '. .', "a'", 'a*', '[a]', '👍🏽\u200d', 'f--', '\ud83d'])(
    'a long run of %j in time',
    (part) => {
      const started = performance.now();
      tokenize(part.repeat(200_000 / part.length));
      expect(performance.now() - started).toBeLessThan(5_000);
    },
  );
});
