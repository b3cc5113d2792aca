import { describe, expect, test } from 'vitest';
import { withoutSiblings } from '@/text/matching/siblings';
import { matchOf, printed } from './passages';

const SPOKEN =
  'This election is being stolen by dishonest papers pushing wholly invented charges and plain lies to get her elected.';
const POSTED =
  'The election is being stolen by the papers with false and unproven charges and plain lies in order to elect Mara Holt!';
const ADDED = SPOKEN.replace('her', 'her [Holt]');
const FIRST = 'It cannot be a fight for the harbour wall alone.';
const AGAIN = 'This cannot be a fight for the harbour wall alone, although the wall is where it began.';
const ENDED = 'It cannot be a fight for the harbour wall forever.';
const OTHER_START = SPOKEN.replace('This', 'That');
const SLIP = SPOKEN.replace('pushing', 'printing');

/** Passages of article A against passages of article B, as search would hand them over. */
function between(ofA: readonly string[], ofB: readonly string[]) {
  return ofA.flatMap((a) =>
    ofB.flatMap((b) => {
      const match = matchOf(printed(a), printed(b))?.match;
      return match === undefined ? [] : [{ match, article: 'b', passageA: a, passageB: b, isTold: false }];
    }),
  );
}

const rows: readonly [
  string,
  readonly string[],
  readonly string[],
  readonly (readonly [string, string])[],
][] = [
  ['the article that asks prints both', [SPOKEN, POSTED], [POSTED], [[POSTED, POSTED]]],
  ['the article that answers prints both', [SPOKEN], [SPOKEN, POSTED], [[SPOKEN, SPOKEN]]],
  ['one of them has a word in brackets more', [ADDED], [SPOKEN, POSTED], [[ADDED, SPOKEN]]],
  ['neither article prints both', [SPOKEN], [POSTED], [[SPOKEN, POSTED]]],
  ['the other begins in another word', [FIRST], [FIRST, AGAIN], [[FIRST, FIRST]]],
  ['the article that asks prints one that begins in another word', [FIRST, AGAIN], [FIRST], [[FIRST, FIRST]]],
  ['the other ends in another word', [FIRST], [FIRST, ENDED], [[FIRST, FIRST]]],
  ['no article prints both of those that begin otherwise', [FIRST], [AGAIN], [[FIRST, AGAIN]]],
  [
    'the other is the same but for a word',
    [SLIP, SPOKEN],
    [SPOKEN],
    [
      [SLIP, SPOKEN],
      [SPOKEN, SPOKEN],
    ],
  ],
  ['the other begins with another word', [OTHER_START, SPOKEN], [SPOKEN], [[SPOKEN, SPOKEN]]],
];
describe('of two utterances in nearly the same words', () => {
  test.each(rows)('%s', (_, ofA, ofB, left) => {
    const kept = withoutSiblings(between(ofA, ofB)).map(({ passageA, passageB }) => [passageA, passageB]);
    expect(kept).toEqual(left);
  });
});

test('narration that is the same but for a word is still told of both', () => {
  const told = between([OTHER_START, SPOKEN], [SPOKEN]).map((one) => ({ ...one, isTold: true }));
  expect(withoutSiblings(told)).toHaveLength(2);
});

test('another article is not told apart by what this one prints', () => {
  const [first, second] = between([SPOKEN], [SPOKEN, POSTED]);
  if (first === undefined || second === undefined) throw new Error('both must match');
  expect(withoutSiblings([first, { ...second, article: 'c' }])).toHaveLength(2);
});
