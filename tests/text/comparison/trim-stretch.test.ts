import { describe, expect, test } from 'vitest';
import { compareVersions } from '@/text/comparison/compare-versions';
import type { Comparison, Overlap } from '@/text/comparison/comparison';
import type { Match } from '@/text/matching/passage';
import { described, printed } from './printed';

/** Compares as if matching had reached to the ends of both passages. */
function comparedToTheEnds(a: string, b: string): Comparison {
  const [passageA, passageB] = [printed(a), printed(b)];
  const match: Match = {
    score: 1,
    tiles: [],
    stretchA: { start: 0, end: passageA.words.length },
    stretchB: { start: 0, end: passageB.words.length },
  };
  return compareVersions(passageA, passageB, match);
}

const ROWS: { what: string; a: string; b: string; overlap: Overlap; differences: string[] }[] = [
  {
    what: 'words only one text prints in front are a longer quotation',
    a: 'the bridge will hold',
    b: 'I say the bridge will hold',
    overlap: 'contained',
    differences: [],
  },
  {
    what: 'words only one text prints at the end are a longer quotation',
    a: 'the bridge will hold for years',
    b: 'the bridge will hold',
    overlap: 'contains',
    differences: [],
  },
  {
    what: 'each text may be longer at one end',
    a: 'the bridge will hold for years',
    b: 'I say the bridge will hold',
    overlap: 'partial',
    differences: [],
  },
  {
    what: 'words against other words are a difference',
    a: 'the bridge will hold firm',
    b: 'the bridge will hold well',
    overlap: 'whole',
    differences: ['substitution: firm → well'],
  },
  {
    what: 'a bracket in front is a difference',
    a: '[But] the bridge will hold',
    b: 'the bridge will hold',
    overlap: 'whole',
    differences: ['bracket: [But] → '],
  },
  {
    what: 'words at the end have not moved from where the other text is trimmed',
    a: 'We must repair all the roads of this poor county first. The bridge will surely hold',
    b: 'The bridge will surely hold. We must repair',
    overlap: 'partial',
    differences: [],
  },
  {
    what: 'words that stand elsewhere in the other text have moved',
    a: 'Soon the bridge will hold again',
    b: 'the bridge will hold soon again',
    overlap: 'whole',
    differences: ['transposition: Soon → soon'],
  },
];

describe('at the ends of the stretch', () => {
  test.each(ROWS)('$what', ({ a, b, overlap, differences }) => {
    const comparison = comparedToTheEnds(a, b);
    expect({ overlap: comparison.overlap, differences: described(comparison) }).toEqual({
      overlap,
      differences,
    });
  });

  test('texts with no word in common are one difference', () => {
    expect(described(comparedToTheEnds('the bridge will hold', 'nobody ever knows'))).toEqual([
      'substitution: the bridge will hold → nobody ever knows',
    ]);
  });
});
