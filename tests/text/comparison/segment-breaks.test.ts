import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Comparison } from '@/text/comparison/comparison';
import { compared } from './printed';

/** The pieces in one line, "/a" where A's attribution stands and "/b" where B's does. */
function drawn({ pieces }: Comparison): string {
  return pieces
    .map(({ type, text, breaks = [] }) => {
      const cut = breaks.reduceRight(
        (out, { at, side }) => `${out.slice(0, at)}/${side}${out.slice(at)}`,
        text,
      );
      return type === 'same' ? cut : `{${type}: ${cut}}`;
    })
    .join('');
}

const ROWS: { when: string; a: string; b: string; pieces: string }[] = [
  {
    when: 'neither text is broken',
    a: 'The dam will hold all winter.',
    b: 'The dam will hold all winter.',
    pieces: 'The dam will hold all winter.',
  },
  {
    when: 'A is broken',
    a: 'The dam will hold,|all winter long.',
    b: 'The dam will hold all winter long.',
    pieces: 'The dam will hold,/a all winter long.',
  },
  {
    when: 'B is broken',
    a: 'The dam will hold all winter long.',
    b: 'The dam will hold,|all winter long.',
    pieces: 'The dam will hold/b all winter long.',
  },
  {
    when: 'both are broken at one place',
    a: 'The dam will hold,|all winter long.',
    b: 'The dam will hold.|All winter long.',
    pieces: 'The dam will hold,/a/b {only-a: all}{only-b: All} winter long.',
  },
  {
    when: 'words stand in B only, with its attribution among them',
    a: 'The dam will hold all winter long.',
    b: 'The dam, I say,|I swear, will hold all winter long.',
    pieces: 'The dam{only-b: , I say,/b I swear,} will hold all winter long.',
  },
];

describe('the pieces say where attributions stand when', () => {
  test.each(ROWS)('$when', ({ a, b, pieces }) => {
    expect(drawn(compared(a, b))).toBe(pieces);
  });

  test('whatever the texts: in order, inside the piece, each attribution at most once', () => {
    const text = fc
      .array(fc.constantFrom('the', 'dam', 'holds,', 'now.', '|', '👈', '—', '漢字'), { maxLength: 24 })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(text, text, (a, b) => {
        const { pieces } = compared(a, b);
        for (const [name, side] of [
          ['a', a],
          ['b', b],
        ] as const) {
          const breaks = pieces.flatMap((piece) => (piece.breaks ?? []).filter((each) => each.side === name));
          expect(breaks.length).toBeLessThanOrEqual(side.split('|').length - 1);
        }
        for (const { text: of, breaks = [] } of pieces) {
          const places = breaks.map(({ at }) => at);
          expect(places).toEqual(places.toSorted((x, y) => x - y));
          for (const at of places) expect(at >= 0 && at <= of.length).toBe(true);
        }
      }),
    );
  });
});
