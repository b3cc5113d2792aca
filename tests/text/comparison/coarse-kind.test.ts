import { describe, expect, test } from 'vitest';
import { coarseKinds } from '@/text/comparison/coarse-kind';
import type { CoarseKind, Difference, DifferenceKind, Overlap, Voice } from '@/text/comparison/comparison';

function difference(kind: DifferenceKind, a = 'old', b = 'new'): Difference {
  const nowhere = { start: 0, end: 0 };
  return { kind, a, b, rangeA: nowhere, rangeB: nowhere, shown: false, weighty: false };
}

const traits = (overlap: Overlap = 'whole', voice: Voice = 'quoted', otherBrackets = false) => ({
  overlap,
  voice,
  otherBrackets,
});

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
  { difference: difference('dots-nothing-missing'), kind: 'ellipsis-omission' },
  { difference: difference('spelling', '&', 'and'), kind: 'punctuation' },
  { difference: difference('spelling', '2', 'two'), kind: 'word-substitution' },
];

describe('coarseKinds', () => {
  test.each(ROWS)(
    'calls $difference.kind of "$difference.a" and "$difference.b" $kind',
    ({ difference: one, kind }) => {
      expect(coarseKinds([one], traits())).toEqual([kind]);
    },
  );

  test('puts the gravest first and names each once', () => {
    const differences = [difference('case'), difference('omission', 'it', ''), difference('case')];
    expect(coarseKinds(differences, traits('partial', 'paraphrase'))).toEqual([
      'quote-vs-paraphrase',
      'word-substitution',
      'truncation',
      'case',
    ]);
  });

  test('is identical only where nothing else applies', () => {
    expect(coarseKinds([], traits())).toEqual(['identical']);
    expect(coarseKinds([], traits('contains'))).toEqual(['truncation']);
  });

  test('puts what is shown before a word that is only spelled otherwise', () => {
    const shown = [difference('spelling', 'it is', 'it’s'), difference('ellipsis', 'at all', '…')];
    expect(coarseKinds(shown, traits('contains'))).toEqual([
      'ellipsis-omission',
      'word-substitution',
      'truncation',
    ]);
    expect(coarseKinds([...shown, difference('substitution')], traits())).toEqual([
      'word-substitution',
      'ellipsis-omission',
    ]);
  });

  test('counts another form of bracket round the same words', () => {
    expect(coarseKinds([], traits('whole', 'quoted', true))).toEqual(['bracket-insertion']);
  });
});
