import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backupHeaderOf, backupLineOf } from '@/messaging/validate-backup';
import type { SavedWitness } from '@/text/saved-comparison';
import { inventedArticle } from '../storage/invented-article';
import { otherWitness, RECORD, savedComparison, savedWitness } from '../text/saved-samples';

const NOON = '2026-03-07T12:00:00.000Z';
const match = {
  score: 20.5,
  tiles: [
    { a: 0, b: 0, length: 2 },
    { a: 3, b: 3, length: 6 },
  ],
  stretchA: { start: 0, end: 9 },
  stretchB: { start: 0, end: 9 },
  words: { a: 9, b: 9 },
};
const article = { kind: 'article', article: inventedArticle(), capturedAt: NOON, lastSeenAt: NOON };
const comparisonWith = (...witnesses: SavedWitness[]) => ({
  kind: 'comparison',
  comparison: savedComparison({ witnesses }),
});

describe('a line of a backup', () => {
  test.each<[string, unknown]>([
    ['a setting', { kind: 'setting', name: 'pageMarks', value: { on: true } }],
    ['what the reader said', { kind: 'mark', mark: RECORD }],
    ['an article', article],
    ['a comparison', comparisonWith(savedWitness({ source: RECORD }), otherWitness({ match }))],
    ['the end', { kind: 'end', counts: { settings: 0, marks: 1, articles: 2, comparisons: 3 } }],
  ])('may be %s, and is taken as it is', (_name, line) => {
    expect(backupLineOf(line)).toBe(line);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['of no known kind', { kind: 'password', value: 'x' }],
    ['a header', { sic: 'backup', version: 1, program: 'Sic', madeAt: NOON }],
    ['an article without a text', { ...article, article: { ...article.article, text: undefined } }],
    ['an article of no day', { ...article, capturedAt: 'yesterday' }],
    ['an article of a day in another form', { ...article, capturedAt: '2026-03-07T13:00:00+01:00' }],
    [
      'an article with a paragraph behind its end',
      {
        ...article,
        article: { ...article.article, blocks: [{ start: 0, end: 9_999, region: 'body' }] },
      },
    ],
    ['a comparison without a text', comparisonWith()],
    ['a comparison with a text twice', comparisonWith(savedWitness(), savedWitness())],
    ['a comparison without its text on screen', comparisonWith(otherWitness())],
    [
      'a segment behind the end',
      comparisonWith(savedWitness({ segments: [{ start: 0, end: 999 }] }), otherWitness()),
    ],
    [
      'a segment turned round',
      comparisonWith(savedWitness({ segments: [{ start: 9, end: 2 }] }), otherWitness()),
    ],
    [
      'a match of words that are not there',
      comparisonWith(
        savedWitness(),
        otherWitness({ match: { ...match, tiles: [{ a: 0, b: 0, length: 1e6 }] } }),
      ),
    ],
    [
      'a match of no words',
      comparisonWith(
        savedWitness(),
        otherWitness({ match: { ...match, tiles: [{ a: 0, b: 0, length: 0 }] } }),
      ),
    ],
    [
      'a match whose words run back',
      comparisonWith(savedWitness(), otherWitness({ match: { ...match, tiles: match.tiles.toReversed() } })),
    ],
    ['a mark of another form', { kind: 'mark', mark: { ...RECORD, version: 2 } }],
    [
      'an end that counts below zero',
      { kind: 'end', counts: { settings: -1, marks: 0, articles: 0, comparisons: 0 } },
    ],
  ])('is none when it is %s', (_name, line) => {
    expect(backupLineOf(line)).toBeNull();
  });

  test('never throws, whatever stands there', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(() => [backupLineOf(value), backupHeaderOf(value)]).not.toThrow();
      }),
    );
  });
});

describe('the header of a backup', () => {
  const header = { sic: 'backup', version: 1, program: 'Sic 0.1.0', madeAt: NOON };
  test('of a newer release is read, so that it can be refused with a sentence', () => {
    expect(backupHeaderOf({ ...header, version: 7, more: 1 })).toMatchObject({ version: 7 });
  });

  test.each([null, 'backup', {}, { ...header, sic: 'corpus' }, { ...header, version: 0 }])(
    'is not %j',
    (value) => {
      expect(backupHeaderOf(value)).toBeNull();
    },
  );
});
