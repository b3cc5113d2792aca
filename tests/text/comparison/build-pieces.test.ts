import { describe, expect, test } from 'vitest';
import type { Comparison } from '@/text/comparison/comparison';
import { compared } from './printed';

const WRITTEN = {
  same: ['', ''],
  'only-a': ['{-', '}'],
  'only-b': ['{+', '}'],
  'around-a': ['<', '>'],
  'around-b': ['<<', '>>'],
};

function drawn({ pieces }: Comparison): string {
  return pieces.map(({ type, text }) => `${WRITTEN[type][0]}${text}${WRITTEN[type][1]}`).join('');
}

const ROWS: { what: string; a: string; b: string; pieces: string }[] = [
  {
    what: 'an exchanged word without its spaces',
    a: 'men of the force',
    b: 'men on the force',
    pieces: 'men {-of}{+on} the force',
  },
  {
    what: 'a word put in with one space',
    a: 'we go to town',
    b: 'we go back to town',
    pieces: 'we go {+back }to town',
  },
  {
    what: 'a word put in before a mark with the space before it',
    a: 'it is safe, she said',
    b: 'it is safe now, she said',
    pieces: 'it is safe{+ now}, she said',
  },
  {
    what: 'a word of a list with its comma',
    a: 'it was bad, old and late',
    b: 'it was bad and late',
    pieces: 'it was bad{-, old} and late',
  },
  { what: 'a comma alone', a: 'with us, and we go', b: 'with us and we go', pieces: 'with us{-,} and we go' },
  {
    what: 'a sentence where the other text breaks off for its attribution, without the comma before it',
    a: 'a bell is a signature. It bears a name. This one is worn',
    b: 'a bell is a signature,|This one is worn',
    pieces: 'a bell is a signature. {-It bears a name. }This one is worn',
  },
  {
    what: 'dots without cutting a full stop off them',
    a: 'what you do ... No one came',
    b: 'what you do. No one came',
    pieces: 'what you do{- ...}{+.} No one came',
  },
  {
    what: 'moved words at both places',
    a: 'only the court can ever say so',
    b: 'the court can ever only say so',
    pieces: '{-only }the court can ever {+only }say so',
  },
  {
    what: 'what lies outside the stretch',
    a: 'Look: we go to town.',
    b: 'we go to town, all of us',
    pieces: '<Look: >we go to town<.><<, all of us>>',
  },
  {
    what: 'the closing mark of A where both end',
    a: 'we go to town,',
    b: 'we go to town.',
    pieces: 'we go to town,',
  },
];

describe('pieces show', () => {
  test.each(ROWS)('$what', ({ a, b, pieces }) => {
    expect(drawn(compared(a, b))).toBe(pieces);
  });

  test('to which difference they belong', () => {
    const { pieces, differences } = compared('men of the force were there', 'men on the force are there');
    const of = (difference: number) =>
      pieces.filter((piece) => piece.difference === difference).map(({ text }) => text);
    expect(differences.map((_, at) => of(at))).toEqual([
      ['of', 'on'],
      ['were', 'are'],
    ]);
  });
});
