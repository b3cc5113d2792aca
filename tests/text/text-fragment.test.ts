import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PrintedWords, textFragment } from '@/text/text-fragment';

const of = (segments: readonly string[], round: Partial<PrintedWords> = {}): string | null =>
  textFragment({ segments, before: '', after: '', ...round });

/** What a browser looks for, as it reads the directive. */
const read = (directive: string | null): string[] =>
  (directive ?? '')
    .replace(':~:text=', '')
    .split(',')
    .map((part) => decodeURIComponent(part));

const LONG = 'We will lift the deck out in one piece in April and take it by barge to the yard at Scarle.';

describe('textFragment', () => {
  test.each<[because: string, segments: string[], parts: string[]]>([
    ['a few words are named one by one', ['We will not sell.'], ['We will not sell']],
    [
      'long words are named by beginning and end',
      [LONG],
      ['We will lift the deck out', 'barge to the yard at Scarle'],
    ],
    [
      'of words broken by their attribution, the first beginning and the last end',
      ['I would rather spend that money once,', 'and nobody should ask me to guess.'],
      ['I would rather spend that money', 'nobody should ask me to guess'],
    ],
    [
      'a beginning of one word stands anywhere: the rest tells',
      ['Look,', 'we will not sell.'],
      ['we will not sell'],
    ],
    ['marks at the edges are no words', ['… “and we stay!”'], ['and we stay']],
    ['marks inside stay', ['Stay, go – or neither'], ['Stay, go – or neither']],
    ['white space is one space', ['We will\n  not\u00a0sell'], ['We will not sell']],
    ['an apostrophe parts no word', ['We’ll know, won’t we'], ['We’ll know, won’t we']],
    ['Arabic has words', ['لن نبيع الميناء أبدا'], ['لن نبيع الميناء أبدا']],
    ['Japanese has words the browser knows', ['港は売りません。'], ['港は売りません']],
  ])('%s', (_because, segments, parts) => {
    expect(read(of(segments))).toEqual(parts);
  });

  test.each<[because: string, segments: string[], round?: Partial<PrintedWords>]>([
    ['no words at all', []],
    ['marks alone', ['…!']],
    ['one word stands anywhere', ['Never.']],
    ['two words do too', ['Never again']],
    ['two short segments cannot be told apart', ['Never,', 'he did.'], { before: 'Voss said ' }],
    ['Thai is parted by a dictionary', ['เราจะไม่ขายท่าเรือ']],
    ['half a character was never printed', ['We will \ud83d not sell']],
  ])('no directive: %s', (_because, segments, round) => {
    expect(of(segments, round)).toBeNull();
  });

  test.each<[because: string, text: string, encoded: string]>([
    ['a comma parts the directive', 'Stay, or go', 'Stay%2C%20or%20go'],
    ['a hyphen marks a neighbour', 'twenty-two of us', 'twenty%2Dtwo%20of%20us'],
    ['an ampersand ends it', 'bread & butter pudding', 'bread%20%26%20butter%20pudding'],
    ['a hash and a percent sign are part of the words', 'up 5% by #4 vote', 'up%205%25%20by%20%234%20vote'],
  ])('encodes: %s', (_because, text, encoded) => {
    expect(of([text])).toBe(`:~:text=${encoded}`);
  });

  test('what stands beside them tells short words apart', () => {
    const round = {
      before: 'It rained.\n\nOn Friday Henrike Voss said: “',
      after: ',” and closed.\n\nIt snowed.',
    };
    expect(of(['Never again'], round)).toBe(
      ':~:text=Henrike%20Voss%20said%3A%20%E2%80%9C-,Never%20again,-%2C%E2%80%9D%20and%20closed',
    );
  });

  test('the marks at their edges belong to what stands beside them', () => {
    const directive = of(['… never,'], { before: 'Voss said: “', after: '” and sat down.' });
    expect(read(directive)).toEqual(['Voss said: “…-', 'never', '-,” and sat down']);
  });

  test('only the paragraph the words stand in is beside them', () => {
    expect(of(['Never again'], { before: 'It rained.\n\n“', after: '”\n\nIt snowed.' })).toBeNull();
  });

  test('long words need no neighbours', () => {
    expect(of([LONG], { before: 'Wyndle said: “', after: '”' })).toBe(of([LONG]));
  });

  test('whatever the words, the directive is short, has no sign that ends it, and reads back as words of theirs', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 60 }), { maxLength: 4 }), (segments) => {
        const directive = of(segments);
        if (directive === null) return;
        expect(directive).toMatch(/^:~:text=[^&,\s-]+(?:,[^&,\s-]+)?$/);
        for (const part of read(directive))
          expect(segments.some((one) => one.replace(/\s+/g, ' ').includes(part))).toBe(true);
      }),
    );
  });

  test('stays quick over a megabyte', () => {
    const directive = of(['so we said '.repeat(20_000)]);
    expect(directive?.length).toBeLessThan(200);
  });
});
