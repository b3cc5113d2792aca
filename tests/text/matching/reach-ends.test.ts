import { expect, test } from 'vitest';
import { matchOf, printed } from './passages';

/** What either side prints in the stretch. */
function stretches(a: string, b: string): [string, string] | null {
  const [first, second] = [printed(a), printed(b)];
  const found = matchOf(first, second);
  if (found === null) return null;
  const { match } = found;
  const said = (words: typeof first.words, { start, end }: { start: number; end: number }) =>
    words
      .slice(start, end)
      .map(({ fold }) => fold)
      .join(' ');
  return [said(first.words, match.stretchA), said(second.words, match.stretchB)];
}

const MIDDLE = 'the engineers warned us about the harbour wall for twenty years';
const rows: readonly [string, string, string, string, string][] = [
  [
    'a longer quotation is cut to what both print',
    `Listen: many people forget that ${MIDDLE}`,
    MIDDLE,
    MIDDLE,
    MIDDLE,
  ],
  [
    'another first word belongs to the stretch',
    `Because ${MIDDLE}`,
    `While ${MIDDLE}`,
    `because ${MIDDLE}`,
    `while ${MIDDLE}`,
  ],
  ['another last word does too', `${MIDDLE} already`, `${MIDDLE} now`, `${MIDDLE} already`, `${MIDDLE} now`],
  [
    'so do a few words that share one',
    `${MIDDLE} in our coming campaign`,
    `${MIDDLE} during the coming vote`,
    `${MIDDLE} in our coming campaign`,
    `${MIDDLE} during the coming vote`,
  ],
  [
    'whole other sentences do not',
    `${MIDDLE}. Nobody ever asked me why`,
    `${MIDDLE}. Taxes went up by half`,
    MIDDLE,
    MIDDLE,
  ],
];

test.each(rows)('%s', (_, a, b, inA, inB) => {
  expect(stretches(a, b)).toEqual([inA, inB]);
});
