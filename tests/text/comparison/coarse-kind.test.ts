import { describe, expect, test } from 'vitest';
import { coarseKinds } from '@/text/comparison/coarse-kind';
import type { CoarseKind, Difference, DifferenceKind } from '@/text/comparison/comparison';

function difference(kind: DifferenceKind, a = 'old', b = 'new'): Difference {
  const nowhere = { start: 0, end: 0 };
  return { kind, a, b, rangeA: nowhere, rangeB: nowhere, shown: false, weighty: false };
}

const ROWS: { difference: Difference; kind: CoarseKind }[] = [
  { difference: difference('substitution', 'a b c d', 'e'), kind: 'word-substitution' },
  { difference: difference('spelling'), kind: 'word-substitution' },
  { difference: difference('tidying'), kind: 'word-substitution' },
  { difference: difference('omission', 'two words', ''), kind: 'word-substitution' },
  { difference: difference('omission', 'three more words', ''), kind: 'splice' },
  { difference: difference('insertion', '', 'three more words'), kind: 'splice' },
  { difference: difference('joined', 'it', ''), kind: 'splice' },
  { difference: difference('transposition'), kind: 'splice' },
  { difference: difference('bracket'), kind: 'bracket-insertion' },
  { difference: difference('ellipsis'), kind: 'ellipsis-omission' },
  { difference: difference('case'), kind: 'case' },
  { difference: difference('punctuation'), kind: 'punctuation' },
  { difference: difference('dots-nothing-missing'), kind: 'punctuation' },
];

describe('coarseKinds', () => {
  test.each(ROWS)(
    'calls $difference.kind of "$difference.a" and "$difference.b" $kind',
    ({ difference: one, kind }) => {
      expect(coarseKinds([one], 'whole', 'quoted')).toEqual([kind]);
    },
  );

  test('puts the gravest first and names each once', () => {
    const differences = [difference('case'), difference('omission', 'it', ''), difference('case')];
    expect(coarseKinds(differences, 'partial', 'paraphrase')).toEqual([
      'quote-vs-paraphrase',
      'word-substitution',
      'truncation',
      'case',
    ]);
  });

  test('is identical only where nothing else applies', () => {
    expect(coarseKinds([], 'whole', 'quoted')).toEqual(['identical']);
    expect(coarseKinds([], 'contains', 'quoted')).toEqual(['truncation']);
  });
});
