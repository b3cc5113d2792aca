import { describe, expect, test } from 'vitest';
import type { Finding } from '@/text/comparison/finding';
import { isTellingWord, joinMovedWords } from '@/text/comparison/moved-words';
import type { Range } from '@/text/article';

/** Words of `length` characters that only A prints, at `a`; in B the place is `b`. */
function omitted(words: string, a: number, b: number, length = words.length): Finding {
  const inA: Range = { start: a, end: a + length };
  const inB: Range = { start: b, end: b };
  return {
    kind: 'omission',
    shown: false,
    weighty: true,
    a: inA,
    b: inB,
    regions: [{ a: inA, b: inB }],
    keys: words.split(' '),
  };
}

function inserted(words: string, a: number, b: number, length = words.length): Finding {
  return turned(omitted(words, b, a, length));
}

/** What the same finding is when the sides are exchanged. */
function turned(finding: Finding): Finding {
  const kind =
    finding.kind === 'omission' ? 'insertion' : finding.kind === 'insertion' ? 'omission' : finding.kind;
  return {
    ...finding,
    kind,
    a: finding.b,
    b: finding.a,
    regions: finding.regions.map(({ a, b }) => ({ a: b, b: a })),
  };
}

/** Each finding as "kind a–b", whatever their order. */
function outcome(findings: readonly Finding[]): string[] {
  return joinMovedWords(findings)
    .map(({ kind, a, b }) => `${kind} ${a.start}–${b.start}`)
    .toSorted();
}

function mirrored(findings: readonly Finding[]): string[] {
  return joinMovedWords(findings.map(turned))
    .map(turned)
    .map(({ kind, a, b }) => `${kind} ${a.start}–${b.start}`)
    .toSorted();
}

const ROWS: { what: string; findings: Finding[]; expected: string[] }[] = [
  {
    what: 'a word that stands elsewhere',
    findings: [omitted('only', 0, 0), inserted('only', 30, 20)],
    expected: ['transposition 0–20'],
  },
  {
    what: 'small words alone stay',
    findings: [omitted('the', 0, 0), inserted('the', 30, 20)],
    expected: ['insertion 30–20', 'omission 0–0'],
  },
  {
    what: 'other words stay',
    findings: [omitted('bridge', 0, 0), inserted('harbour', 30, 20)],
    expected: ['insertion 30–20', 'omission 0–0'],
  },
  {
    what: 'a long run that lost a word',
    findings: [
      omitted('one of us had seen the bridge fall', 0, 0),
      inserted('one of us had seen the bridge', 90, 60),
    ],
    expected: ['transposition 0–60'],
  },
  {
    what: 'a short run that lost a word stays',
    findings: [omitted('old bridge', 0, 0), inserted('bridge', 30, 20)],
    expected: ['insertion 30–20', 'omission 0–0'],
  },
  {
    what: 'far in B alone is far',
    findings: [omitted('bridge', 0, 0), inserted('bridge', 20, 900)],
    expected: ['insertion 20–900', 'omission 0–0'],
  },
  {
    what: 'far in A alone is far',
    findings: [omitted('bridge', 0, 0), inserted('bridge', 900, 20)],
    expected: ['insertion 900–20', 'omission 0–0'],
  },
  {
    what: 'of two partners the nearer one',
    findings: [omitted('bridge', 0, 0), inserted('bridge', 60, 70), inserted('bridge', 20, 10)],
    expected: ['insertion 60–70', 'transposition 0–10'],
  },
  {
    what: 'of two that want one partner the nearer one',
    findings: [omitted('bridge', 0, 0), omitted('bridge', 60, 50), inserted('bridge', 80, 80)],
    expected: ['omission 0–0', 'transposition 60–80'],
  },
  {
    what: 'of two partners the liker one',
    findings: [
      omitted('one of us had seen the bridge fall', 0, 0),
      inserted('one of us had seen the bridge', 40, 40),
      inserted('one of us had seen the bridge fall', 90, 90),
    ],
    expected: ['insertion 40–40', 'transposition 0–90'],
  },
];

describe('moved words are', () => {
  test.each(ROWS)('$what', ({ findings, expected }) => {
    expect(outcome(findings)).toEqual(expected);
    expect(mirrored(findings)).toEqual(expected);
  });

  test('not looked for where either side has too many places', () => {
    const many = Array.from({ length: 51 }, (_, at) => omitted(`word${at}`, 10 * at, 0, 5));
    const one = inserted('word7', 600, 20, 40);
    expect(outcome([...many, one])).toHaveLength(52);
    expect(mirrored([...many, one])).toHaveLength(52);
    expect(outcome([...many.slice(0, 50), one])).toHaveLength(50);
  });

  test('no difference of another kind', () => {
    const other: Finding = { ...omitted('only', 0, 0), kind: 'ellipsis', keys: [] };
    expect(outcome([other, inserted('only', 30, 20)])).toEqual(['ellipsis 0–0', 'insertion 30–20']);
  });
});

test.each([
  ['bridge', true],
  ['not', true],
  ['only', true],
  ['the', false],
  ['of', false],
])('%s is telling: %s', (word, expected) => {
  expect(isTellingWord(word)).toBe(expected);
});
