import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ShownPiece, shownPieces } from '@/components/shown-pieces';
import type { DiffPiece } from '@/text/comparison/comparison';
import { comparison, difference } from './samples';

const BIG = difference({ kind: 'substitution' });
const SMALL = difference({ kind: 'case' });
const DIFFERENCES = [BIG, SMALL];

const pieces = (...given: [DiffPiece['type'], string, (number | null)?][]): DiffPiece[] =>
  given.map(([type, text, at = null]) => ({ type, text, difference: at }));

const shown = (given: DiffPiece[], small: boolean): ShownPiece[] =>
  shownPieces(comparison({ pieces: given, differences: DIFFERENCES }), small);

const readAloud = (runs: readonly ShownPiece[]): string =>
  runs
    .map(({ type, text }) => (type === 'same' ? text : `${type === 'only-a' ? '-' : '+'}${text}|`))
    .join('');

describe('shownPieces', () => {
  test('folds a small difference into the text on screen', () => {
    const given = pieces(['same', 'So '], ['only-a', 'What', 1], ['only-b', 'what', 1], ['same', ' now?']);
    expect(shown(given, false)).toEqual([{ type: 'same', text: 'So What now?' }]);
    expect(readAloud(shown(given, true))).toBe('So -What| +what| now?');
  });

  test('shows a small difference with the one that touches it', () => {
    const given = pieces(
      ['same', 'now they'],
      ['only-a', ' have', 1],
      ['only-b', '’ve', 1],
      ['same', ' '],
      ['only-b', 'got ', 0],
      ['same', 'one, and that'],
      ['only-a', ' is', 1],
      ['only-b', '’s', 1],
      ['same', ' all'],
    );
    expect(readAloud(shown(given, false))).toBe('now they- have|+’ve| +got |one, and that is all');
  });

  test('never folds a difference that weighs', () => {
    const given = pieces(['same', 'we '], ['only-a', 'may', 0], ['same', ' go']);
    expect(shown(given, false)).toEqual(shown(given, true));
  });

  test.each<[because: string, given: DiffPiece[], read: string]>([
    ['words struck and put in stand apart', pieces(['only-a', 'of', 0], ['only-b', 'on', 0]), '-of| +on|'],
    [
      'a bracket does not stick to what is struck',
      pieces(['only-a', 'he', 0], ['only-b', '[Bell]', 0]),
      '-he| +[Bell]|',
    ],
    ['a comma stays at its word', pieces(['same', 'us'], ['only-b', ',', 0], ['same', ' and']), 'us+,| and'],
    ['a space that is there is enough', pieces(['same', 'we '], ['only-a', 'may', 0]), 'we -may|'],
    ['Chinese has no spaces', pieces(['only-a', '港口', 0], ['only-b', '海港', 0]), '-港口|+海港|'],
    ['Arabic has', pieces(['only-a', 'عام', 0], ['only-b', 'سنة', 0]), '-عام| +سنة|'],
  ])('spaces: %s', (_, given, read) => {
    expect(readAloud(shown(given, true))).toBe(read);
  });

  const anyPieces = fc.array(
    fc.record({
      type: fc.constantFrom<DiffPiece['type']>('same', 'only-a', 'only-b', 'around-a', 'around-b'),
      text: fc.string({ unit: 'grapheme', maxLength: 8 }),
      difference: fc.constantFrom(null, 0, 1, 99),
    }),
  );
  const wordsOfA = (runs: readonly ShownPiece[]): string =>
    runs
      .filter(({ type }) => type === 'same' || type === 'only-a' || type === 'around-a')
      .map(({ text }) => text)
      .join('')
      .replace(/\s/g, '');

  test('keeps every word of the text on screen, folded or not', () => {
    fc.assert(
      fc.property(anyPieces, fc.boolean(), (given, small) => {
        expect(wordsOfA(shown(given, small))).toBe(wordsOfA(given));
      }),
    );
  });

  test('has no empty run and no two neighbours of one type', () => {
    fc.assert(
      fc.property(anyPieces, fc.boolean(), (given, small) => {
        const runs = shown(given, small);
        expect(runs.filter(({ text }) => text === '')).toEqual([]);
        expect(runs.filter(({ type }, index) => type === runs[index - 1]?.type)).toEqual([]);
      }),
    );
  });

  test('parts the text on screen where its marks close and open, in words that differ too', () => {
    const given = comparison({
      differences: [difference({ a: 'And you', b: '' })],
      pieces: [
        { type: 'same', text: 'We stay, ', difference: null, breaks: [{ at: 8, side: 'a' }] },
        { type: 'only-a', text: 'And you go. Now', difference: 0, breaks: [{ at: 11, side: 'a' }] },
        { type: 'same', text: ' or never.', difference: null, breaks: [{ at: 4, side: 'b' }] },
      ],
    });
    expect(shownPieces(given, false).map(({ type, text }) => `${type}: ${text.trim()}`)).toEqual([
      'same: We stay,',
      'break: ',
      'only-a: And you go.',
      'break: ',
      'only-a: Now',
      'same: or never.',
    ]);
  });
});
