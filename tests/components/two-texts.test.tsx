/** @file The three views hold the same places, and each side its own words. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shownPieces } from '@/components/shown-pieces';
import { type SideRun, sideRows } from '@/components/side-rows';
import { textParts } from '@/components/text-parts';
import type { Comparison, DiffPiece } from '@/text/comparison/comparison';
import { comparison, difference, substitution } from './samples';

const KINDS = ['substitution', 'case', 'insertion'] as const;
const DIFFERENCES = KINDS.map((kind) => difference({ kind }));

/** Texts as the engine writes them: what stands around at the ends, and a word or a space between changes. */
const inventedComparison = (): fc.Arbitrary<Comparison> => {
  const word = fc.constantFrom('tide ', 'harbour. ', 'We ', 'stay, ', ' ', 'and ', 'Voss said ');
  const type = fc.constantFrom<DiffPiece['type']>('same', 'only-a', 'only-b');
  const pieces = fc.array(fc.tuple(type, word, fc.nat(KINDS.length - 1)), { maxLength: 12 });
  return pieces.map((given) =>
    comparison({
      differences: DIFFERENCES,
      pieces: given.map(([one, text, at]) => ({ type: one, text, difference: one === 'same' ? null : at })),
    }),
  );
};

const words = (runs: readonly SideRun[]): string =>
  runs
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, '');

const printedBy = ({ pieces }: Comparison, side: 'a' | 'b'): string =>
  pieces
    .filter(({ type }) => type === 'same' || type.endsWith(`-${side}`))
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, '');

describe('sideRows', () => {
  test('gives each side its own words, in order, whatever is folded', () => {
    fc.assert(
      fc.property(inventedComparison(), fc.boolean(), (given, small) => {
        const rows = sideRows(given, small);
        expect(words(rows.flatMap(({ a }) => a))).toBe(printedBy(given, 'a'));
        expect(words(rows.flatMap(({ b }) => b))).toBe(printedBy(given, 'b'));
      }),
    );
  });

  test('numbers the same places as the running text', () => {
    fc.assert(
      fc.property(inventedComparison(), fc.boolean(), (given, small) => {
        const running = textParts(shownPieces(given, small)).flatMap((part) =>
          part.kind === 'change' ? [part.number] : [],
        );
        const sides = sideRows(given, small).flatMap(({ a, b }) => [...a, ...b]);
        const numbers = new Set(sides.flatMap(({ change }) => (change === undefined ? [] : [change])));
        expect([...numbers].sort((x, y) => x - y)).toEqual(running);
      }),
    );
  });

  test('starts a row where a sentence starts that both print', () => {
    const rows = sideRows(
      comparison({
        pieces: [
          { type: 'same', text: 'It rained. We ', difference: null },
          { type: 'only-a', text: 'may', difference: 0 },
          { type: 'only-b', text: 'will', difference: 0 },
          { type: 'same', text: ' go. Nobody stays.', difference: null },
        ],
        differences: [difference()],
      }),
      false,
    );
    expect(rows.map(({ a, b }) => [words(a), words(b)])).toEqual([
      ['Itrained.', 'Itrained.'],
      ['Wemaygo.', 'Wewillgo.'],
      ['Nobodystays.', 'Nobodystays.'],
    ]);
  });

  test('gives what stands around the stretch a row of its own', () => {
    const pieces: DiffPiece[] = [
      { type: 'around-a', text: 'In March ', difference: null },
      { type: 'around-b', text: 'In April ', difference: null },
      { type: 'same', text: 'we met', difference: null },
      { type: 'around-b', text: ', but once.', difference: null },
    ];
    expect(sideRows(comparison({ pieces }), false).map(({ a, b }) => [words(a), words(b)])).toEqual([
      ['InMarch', 'InApril'],
      ['wemet', 'wemet'],
      ['', ',butonce.'],
    ]);
  });

  test('shows a folded difference in the words of either side', () => {
    const given = comparison({
      differences: [difference({ kind: 'case' })],
      pieces: [
        { type: 'only-a', text: 'What', difference: 0 },
        { type: 'only-b', text: 'what', difference: 0 },
        { type: 'same', text: ' now?', difference: null },
      ],
    });
    const [row] = sideRows(given, false);
    expect(row?.b).toEqual([
      { kind: 'same', text: 'what' },
      { kind: 'same', text: ' now?' },
    ]);
  });

  test('parts each side where its own marks close and open', () => {
    const [row] = sideRows(
      comparison({
        pieces: [
          {
            type: 'same',
            text: 'We stay, and nobody goes.',
            difference: null,
            breaks: [{ at: 8, side: 'a' }],
          },
        ],
      }),
      false,
    );
    expect(row?.a.map(({ kind }) => kind)).toEqual(['same', 'break', 'same']);
    expect(row?.b.map(({ kind }) => kind)).toEqual(['same']);
  });
});

describe('textParts', () => {
  test('takes words struck and put in at one place as one', () => {
    const parts = textParts(shownPieces(substitution(), false));
    expect(parts.map(({ kind }) => kind)).toEqual(['same', 'change', 'same']);
  });

  test('ends a place at a word both print', () => {
    const given = comparison({
      differences: [difference(), difference()],
      pieces: [
        { type: 'only-a', text: 'may', difference: 0 },
        { type: 'same', text: ' not ', difference: null },
        { type: 'only-b', text: 'ever', difference: 1 },
      ],
    });
    const changes = textParts(shownPieces(given, false)).filter((part) => part.kind === 'change');
    expect(changes.map(({ differences }) => differences)).toEqual([[0], [1]]);
  });

  test('loses no word', () => {
    fc.assert(
      fc.property(inventedComparison(), (given) => {
        const shown = shownPieces(given, true);
        const texts = textParts(shown).flatMap((part) =>
          part.kind === 'change' ? part.pieces.map(({ text }) => text) : [part.piece.text],
        );
        expect(texts.join('')).toBe(shown.map(({ text }) => text).join(''));
      }),
    );
  });
});
