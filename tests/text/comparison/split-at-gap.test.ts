import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitAtGap, type TokenPair } from '@/text/comparison/split-at-gap';
import { type Token, tokenize } from '@/text/comparison/tokenize';

const whole = (a: readonly Token[], b: readonly Token[]): TokenPair => ({
  a: { start: 0, end: a.length },
  b: { start: 0, end: b.length },
});

/** Each pair as "words of A | words of B". */
function parted(textA: string, textB: string): string[] {
  const [a, b] = [tokenize(textA), tokenize(textB)];
  const said = (tokens: readonly Token[], { start, end }: TokenPair['a']): string =>
    tokens
      .slice(start, end)
      .map(({ text }) => text)
      .join(' ');
  return splitAtGap(a, b, whole(a, b)).map((pair) => `${said(a, pair.a)} | ${said(b, pair.b)}`);
}

const ROWS: [string, string, string, string[]][] = [
  ['dots before a word', '… he', 'on many days people', ['… | on many days', 'he | people']],
  ['dots behind a word', 'badly …', 'poorly on many days', ['badly | poorly', '… | on many days']],
  [
    'dots between words',
    'badly … he',
    'poorly on many days people',
    ['badly | poorly', '… | on many days', 'he | people'],
  ],
  ['marks beside the dots', ', … he', 'on many days people', [', … | on many days', 'he | people']],
  ['dots alone', '…', 'on many days', ['… | on many days']],
  ['no dots', 'he', 'on many days', ['he | on many days']],
  [
    'two gaps',
    'so … he … ran',
    'on many days when people fled',
    ['so … he … ran | on many days when people fled'],
  ],
  ['no word to spare', 'badly … he', 'poorly people', ['badly … he | poorly people']],
  ['nothing against them', 'badly … he', '', ['badly … he | ']],
];

describe('a place is parted at', () => {
  test.each(ROWS)('%s', (_, a, b, expected) => {
    expect(parted(a, b)).toEqual(expected);
  });

  test('dots so that the parts cover both sides in order', () => {
    const text = fc
      .array(fc.constantFrom('old', 'bridge', '…', ',', '(', 'fell'), { maxLength: 10 })
      .map((parts) => parts.join(' '));
    fc.assert(
      fc.property(text, text, (textA, textB) => {
        const [a, b] = [tokenize(textA), tokenize(textB)];
        let [atA, atB] = [0, 0];
        for (const pair of splitAtGap(a, b, whole(a, b))) {
          expect([pair.a.start, pair.b.start]).toEqual([atA, atB]);
          [atA, atB] = [pair.a.end, pair.b.end];
        }
        expect([atA, atB]).toEqual([a.length, b.length]);
      }),
    );
  });
});
