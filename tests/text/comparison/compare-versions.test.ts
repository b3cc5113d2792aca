import { describe, expect, test } from 'vitest';
import { compareVersions } from '@/text/comparison/compare-versions';
import type { CoarseKind, Overlap } from '@/text/comparison/comparison';
import { compared, described, matched, printed } from './printed';

interface Row {
  readonly when: string;
  readonly a: string;
  readonly b: string;
  readonly differences: string[];
  readonly overlap?: Overlap;
  readonly kind: CoarseKind;
}

const ROWS: Row[] = [
  {
    when: 'only the form of the marks differs',
    a: 'We “will” not raise taxes – it’s final,',
    b: `We "will" not raise taxes--it's final.`,
    differences: [],
    kind: 'identical',
  },
  {
    when: 'one word is exchanged',
    a: 'We will never raise taxes on working families.',
    b: 'We will not raise taxes on working families.',
    differences: ['substitution: never → not'],
    kind: 'word-substitution',
  },
  {
    when: 'a word is left out and a/an follows from it',
    a: 'It was a completely avoidable accident.',
    b: 'It was an avoidable accident.',
    differences: ['spelling: a → an', 'omission: completely → '],
    kind: 'word-substitution',
  },
  {
    when: 'a word of a list is left out with its comma',
    a: 'The minister said the plan was unfair, unworkable and far too late.',
    b: 'The minister said the plan was unfair and far too late.',
    differences: ['omission: unworkable → '],
    kind: 'word-substitution',
  },
  {
    when: 'dots stand for words',
    a: 'I take responsibility for what happened, although the board knew about it, and I am sorry.',
    b: 'I take responsibility for what happened … and I am sorry.',
    differences: ['ellipsis: although the board knew about it → …'],
    kind: 'ellipsis-omission',
  },
  {
    when: 'dots are spaced, and the end is not quoted',
    a: 'We had no warning at all and no time to leave the house.',
    b: 'We had no warning . . . and no time to leave.',
    differences: ['ellipsis: at all → . . .'],
    overlap: 'contains',
    kind: 'ellipsis-omission',
  },
  {
    when: 'a bracket stands for a pronoun',
    a: 'He told me he would resign by Friday.',
    b: '[The mayor] told me he would resign by Friday.',
    differences: ['bracket: He → [The mayor]'],
    kind: 'bracket-insertion',
  },
  {
    when: 'a bracket adds words',
    a: 'The vote was on Tuesday and it failed.',
    b: 'The vote [in the senate] was on Tuesday and it failed.',
    differences: ['bracket:  → [in the senate]'],
    kind: 'bracket-insertion',
  },
  {
    when: 'dots stand in brackets',
    a: 'Nobody told us the water was unsafe, nobody at all, until Monday.',
    b: 'Nobody told us the water was unsafe […] until Monday.',
    differences: ['ellipsis: nobody at all → […]'],
    kind: 'ellipsis-omission',
  },
  {
    when: 'a sentence in the middle is left out',
    a: 'We are proud of this team. The season has been long. We will win on Saturday.',
    b: 'We are proud of this team. We will win on Saturday.',
    differences: ['omission: The season has been long → '],
    kind: 'splice',
  },
  {
    when: 'dots join two sentences',
    a: 'I love this city. Everyone here knows that I never planned to leave it.',
    b: 'I love this city … I never planned to leave it.',
    differences: ['ellipsis: Everyone here knows that → …'],
    kind: 'ellipsis-omission',
  },
  {
    when: 'a fragment is quoted',
    a: 'What we saw last night was, frankly, a total failure of leadership at every level of the company.',
    b: 'a total failure of leadership',
    differences: [],
    overlap: 'contains',
    kind: 'truncation',
  },
  {
    when: 'contractions are opened',
    a: "I don't think we can't fix it.",
    b: 'I do not think we cannot fix it.',
    differences: ["spelling: don't → do not", "spelling: can't → cannot"],
    kind: 'word-substitution',
  },
  {
    when: 'numbers are written in figures',
    a: 'Twenty-five people were hurt and 3 died.',
    b: '25 people were hurt and three died.',
    differences: ['spelling: Twenty-five → 25', 'spelling: 3 → three'],
    kind: 'word-substitution',
  },
  {
    when: 'capitals differ',
    a: 'The Government will respond.',
    b: 'the government will respond',
    differences: ['case: The Government → the government'],
    kind: 'case',
  },
  {
    when: 'a hyphen is missing and the dash has another form',
    a: 'It is a long-term plan – not a quick fix.',
    b: 'It is a long term plan—not a quick fix.',
    differences: ['punctuation: long-term → long term'],
    kind: 'punctuation',
  },
  {
    when: 'the spelling is American',
    a: 'Our defence programme was organised badly.',
    b: 'Our defense program was organized badly.',
    differences: [
      'spelling: defence → defense',
      'spelling: programme → program',
      'spelling: organised → organized',
    ],
    kind: 'word-substitution',
  },
  {
    when: 'a negation is left out',
    a: 'I did not say that the report was wrong.',
    b: 'I did say that the report was wrong.',
    differences: ['omission: not → '],
    kind: 'word-substitution',
  },
  {
    when: 'a word stands elsewhere',
    a: 'Only the court can decide this.',
    b: 'The court can only decide this.',
    differences: ['transposition: Only → only', 'case: the → The'],
    kind: 'splice',
  },
  {
    when: 'a repeated "no" is printed once less',
    a: 'No, no, no, we never agreed to that.',
    b: 'No, no, we never agreed to that.',
    differences: ['omission: no → '],
    kind: 'word-substitution',
  },
  {
    when: 'other emoji are printed',
    a: 'Thank you all 👈 we did it 🎉',
    b: 'Thank you all 👌 we did it 🎊',
    differences: ['substitution: 👈 → 👌', 'substitution: 🎉 → 🎊'],
    kind: 'word-substitution',
  },
  {
    when: 'accents are missing and the tense differs',
    a: 'José Muñoz said the café would reopen.',
    b: 'Jose Munoz said the cafe will reopen.',
    differences: [
      'spelling: José → Jose',
      'spelling: Muñoz → Munoz',
      'spelling: café → cafe',
      'substitution: would → will',
    ],
    kind: 'word-substitution',
  },
  {
    when: 'words are put in',
    a: 'The bridge is safe, the engineer said.',
    b: 'The bridge is safe for now, the chief engineer said.',
    differences: ['insertion:  → for now', 'insertion:  → chief'],
    kind: 'word-substitution',
  },
];

const AT_THE_EDGES: Row[] = [
  {
    when: 'both begin with another word',
    a: 'Surely the bridge will hold',
    b: 'Perhaps the bridge will hold',
    differences: ['substitution: Surely → Perhaps'],
    kind: 'word-substitution',
  },
  {
    when: 'both begin with another sentence',
    a: 'Look. The bridge will hold',
    b: 'Friends! The bridge will hold',
    differences: [],
    overlap: 'partial',
    kind: 'truncation',
  },
  {
    when: 'both end with another word',
    a: 'The bridge will hold firm.',
    b: 'The bridge will hold well.',
    differences: ['substitution: firm → well'],
    kind: 'word-substitution',
  },
  {
    when: 'both go on with another sentence',
    a: 'The bridge will hold. Believe me.',
    b: 'The bridge will hold. Thank you.',
    differences: [],
    overlap: 'partial',
    kind: 'truncation',
  },
  {
    when: 'the texts go on alike behind a contraction',
    a: 'The bridge will hold and it is ours',
    b: "The bridge will hold and it's ours",
    differences: ["spelling: it is → it's"],
    kind: 'word-substitution',
  },
];

describe('compareVersions', () => {
  test.each(AT_THE_EDGES)('at the edges, when $when', ({ a, b, differences, overlap = 'whole', kind }) => {
    const comparison = compared(a, b);
    expect(described(comparison)).toEqual(differences);
    expect({ overlap: comparison.overlap, kind: comparison.kind }).toEqual({ overlap, kind });
  });

  test.each(ROWS)('when $when', ({ a, b, differences, overlap = 'whole', kind }) => {
    const comparison = compared(a, b);
    expect(described(comparison)).toEqual(differences);
    expect({ overlap: comparison.overlap, kind: comparison.kind }).toEqual({ overlap, kind });
  });
});

describe('the stretch', () => {
  const stretches = (a: string, b: string): string[] => {
    const { stretchA, stretchB } = compared(a, b);
    const [sourceA, sourceB] = [printed(a).text, printed(b).text];
    return [sourceA.slice(stretchA.start, stretchA.end), sourceB.slice(stretchB.start, stretchB.end)];
  };

  test.each([
    ['is the whole of equal texts', 'The bridge will hold', 'The bridge will hold'],
    [
      'goes on behind a contraction',
      'The bridge will hold and it is ours',
      "The bridge will hold and it's ours",
    ],
    ['takes the closing mark that differs', 'Will the bridge hold?', 'Will the bridge hold!'],
  ])('%s', (_, a, b) => {
    expect(stretches(a, b)).toEqual([a, b]);
  });

  test('leaves out what only one text quotes', () => {
    expect(stretches('Listen. The bridge will hold', 'The bridge will hold')).toEqual([
      'The bridge will hold',
      'The bridge will hold',
    ]);
  });

  test('is nothing where the match has no words', () => {
    const [a, b] = [printed('Nobody saw the bridge fall'), printed('We had six ferries once')];
    const empty = { start: 0, end: 0 };
    const { stretchA, stretchB } = compareVersions(a, b, {
      ...matched(a, b),
      stretchA: empty,
      stretchB: empty,
    });
    expect(stretchA.end - stretchA.start + stretchB.end - stretchB.start).toBe(0);
  });
});
