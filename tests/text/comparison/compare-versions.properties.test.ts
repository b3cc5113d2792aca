import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Range } from '@/text/article';
import { compareVersions } from '@/text/comparison/compare-versions';
import type { Comparison, DiffPiece, DifferenceKind } from '@/text/comparison/comparison';
import { tokenize } from '@/text/comparison/tokenize';
import type { Match, PrintedPassage } from '@/text/matching/passage';
import { matched, printed } from './printed';

const WORDS = [
  ...'the a of and we they will would not no never said city council bridge safe Safe United U.S. Sen. Senator'.split(
    ' ',
  ),
  ...`it's it’s it is don't do twenty-five 25 three 3 long-term defence defense José Jose um you know [the] (mayor)`.split(
    ' ',
  ),
  ...'[…] … ... f--k [t]he 👈 👨‍👩‍👧 漢字 \ud800 - — , . ? ! ; : “ ” " ( ) [ ] & % $5 1,000 | |'.split(' '),
];
const printedWords = fc.array(
  fc
    .tuple(fc.constantFrom(...WORDS), fc.constantFrom(' ', ' ', ' ', '', '\u00a0'))
    .map(([word, space]) => word + space),
  { maxLength: 24 },
);
const phrase = printedWords.map((words) => words.join(''));
/** Two printings of one text: the second has some runs of words replaced. */
const pair = fc
  .tuple(
    printedWords,
    fc.array(fc.tuple(fc.nat(24), fc.nat(3), fc.array(fc.constantFrom(...WORDS), { maxLength: 3 })), {
      maxLength: 4,
    }),
  )
  .map(([words, edits]): [string, string] => {
    const other = [...words];
    for (const [at, length, put] of edits) other.splice(at, length, ...put.map((word) => `${word} `));
    return [words.join(''), other.join('')];
  });
const SENTENCE_WORDS =
  'only council bridge never harbour mayor storm ferry road Ada Marlow winter not school money rain the of and in'.split(
    ' ',
  );
/** Words no sentence above has, so that they part what moved from where it stood. */
const OTHER_WORDS = 'engineer lantern orchard pamphlet quarry saddle tunnel umbrella velvet whistle'.split(
  ' ',
);
/** Two printings of one long sentence: in the second words stand elsewhere, some twice, with others put in between. */
const movedPair = fc
  .tuple(
    fc.array(fc.constantFrom(...SENTENCE_WORDS), { minLength: 30, maxLength: 60 }),
    fc.array(
      fc.record({
        from: fc.nat(59),
        length: fc.integer({ min: 1, max: 8 }),
        to: fc.nat(59),
        times: fc.nat(2),
        put: fc.nat(OTHER_WORDS.length),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  )
  .map(([words, moves]): [string, string] => {
    const other = [...words];
    for (const { from, length, to, times, put } of moves) {
      const run = other.splice(from, length);
      other.splice(to, 0, ...Array.from({ length: times }, () => run).flat());
      other.splice(Math.floor((from + to) / 2), 0, ...OTHER_WORDS.slice(0, put));
    }
    return [words.join(' '), other.join(' ')];
  });
const anyText = fc.oneof(
  { weight: 3, arbitrary: phrase },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

/** The whole of both, matched: what is compared does not hang on what matching finds. */
function everything(a: PrintedPassage, b: PrintedPassage): Match {
  const stretch = ({ words }: PrintedPassage) => ({ start: 0, end: words.length });
  return { score: 1, tiles: [], stretchA: stretch(a), stretchB: stretch(b) };
}

/** Both texts compared over what matching would take, or over everything, as the flag says. */
function compare(a: string, b: string, whole: boolean): Comparison {
  const passageA = printed(a);
  const passageB = printed(b);
  return compareVersions(passageA, passageB, (whole ? everything : matched)(passageA, passageB));
}

function joined(pieces: readonly DiffPiece[], types: readonly DiffPiece['type'][]): string {
  return pieces
    .filter(({ type }) => types.includes(type))
    .map(({ text }) => text)
    .join('');
}

/** Words letter for letter; forms of the apostrophe and a full stop, which may be the sentence's, aside. */
function wordsOf(text: string): string[] {
  return tokenize(text)
    .filter(({ kind }) => kind === 'word')
    .map((token) =>
      token.text
        .replace(/[’‘ʼ′`´＇]/gu, "'")
        .replace(/[[\]]|[\u00ad\u200b\u200c\u2060\ufeff]|\u200d|\.$/g, ''),
    );
}

/** The ranges of the differences; a mark is named with its word, so ranges that overlap are put together. */
function rangesOf({ differences }: Comparison): { a: Range; b: Range }[] {
  const ranges: { a: Range; b: Range }[] = [];
  for (const { rangeA, rangeB } of differences) {
    const last = ranges.at(-1);
    if (last === undefined || (rangeA.start >= last.a.end && rangeB.start >= last.b.end)) {
      ranges.push({ a: rangeA, b: rangeB });
      continue;
    }
    const both = (x: Range, y: Range): Range => ({
      start: Math.min(x.start, y.start),
      end: Math.max(x.end, y.end),
    });
    ranges[ranges.length - 1] = { a: both(last.a, rangeA), b: both(last.b, rangeB) };
  }
  return ranges;
}

/** The stretch of A with B's words at the ranges of the differences, in the order of A. */
function withWordsOfB(a: string, b: string, comparison: Comparison): string {
  let at = comparison.stretchA.start;
  let out = '';
  for (const { a: inA, b: inB } of rangesOf(comparison)) {
    out += `${a.slice(at, inA.start)} ${b.slice(inB.start, inB.end)} `;
    at = inA.end;
  }
  return out + a.slice(at, comparison.stretchA.end);
}

/** What both print alike: the stretch without the ranges of the differences. */
function without(text: string, stretch: Range, ranges: readonly Range[]): string {
  let at = stretch.start;
  let out = '';
  for (const { start, end } of ranges.toSorted((x, y) => x.start - y.start || x.end - y.end)) {
    out += `${text.slice(at, Math.max(start, at))} `;
    at = Math.max(at, end);
  }
  return out + text.slice(at, stretch.end);
}

const MIRRORED: Partial<Record<DifferenceKind, DifferenceKind>> = {
  insertion: 'omission',
  omission: 'insertion',
};

describe('compareVersions, whatever the text', () => {
  test('the pieces of A are its printed words exactly', () => {
    fc.assert(
      fc.property(fc.oneof(pair, fc.tuple(anyText, anyText)), fc.boolean(), ([a, b], whole) => {
        const { pieces } = compare(a, b, whole);
        expect(joined(pieces, ['around-a', 'same', 'only-a'])).toBe(a.split('|').join(' '));
      }),
      { numRuns: 400 },
    );
  });

  test('the pieces of B have its words letter for letter, none run together', () => {
    fc.assert(
      fc.property(pair, fc.boolean(), ([a, b], whole) => {
        const { pieces } = compare(a, b, whole);
        expect(wordsOf(joined(pieces, ['around-b', 'same', 'only-b']))).toEqual(
          wordsOf(b.split('|').join(' ')),
        );
      }),
      { numRuns: 400 },
    );
  });

  test('a text does not differ from itself', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { differences, overlap, kinds } = compare(text, text, true);
        expect({ differences, overlap, kinds }).toEqual({
          differences: [],
          overlap: 'whole',
          kinds: ['identical'],
        });
      }),
    );
  });

  test('exchanging the sides exchanges insertion and omission, and nothing else', () => {
    fc.assert(
      fc.property(fc.oneof(pair, movedPair), fc.boolean(), ([a, b], whole) => {
        const there = compare(a, b, whole);
        const back = compare(b, a, whole);
        const mirrored = back.differences.map((difference) => ({
          kind: MIRRORED[difference.kind] ?? difference.kind,
          a: difference.b,
          b: difference.a,
          shown: difference.shown,
          weighty: difference.weighty,
        }));
        const plain = there.differences.map(({ kind, a: ofA, b: ofB, shown, weighty }) => ({
          kind,
          a: ofA,
          b: ofB,
          shown,
          weighty,
        }));
        const inOrder = (list: typeof plain): string[] => list.map((each) => JSON.stringify(each)).toSorted();
        expect(inOrder(plain)).toEqual(inOrder(mirrored));
        expect(there.kinds).toEqual(back.kinds);
      }),
      { numRuns: 300 },
    );
  });

  test('ranges lie in the source, and give the named words where no attribution lies between', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const passage = printed(a);
        const other = printed(b);
        for (const { rangeA, rangeB, a: wordsA } of compareVersions(
          passage,
          other,
          everything(passage, other),
        ).differences) {
          expect(rangeA.start).toBeLessThanOrEqual(rangeA.end);
          expect(rangeA.end).toBeLessThanOrEqual(passage.text.length);
          expect(rangeB.end).toBeLessThanOrEqual(other.text.length);
          if (!a.includes('|')) expect(passage.text.slice(rangeA.start, rangeA.end)).toBe(wordsA);
        }
      }),
    );
  });

  test('the differences put into A give the words of B', () => {
    fc.assert(
      fc.property(fc.oneof(pair, fc.tuple(anyText, anyText)), fc.boolean(), ([a, b], whole) => {
        fc.pre(!`${a}${b}`.includes('|'));
        const [passageA, passageB] = [printed(a), printed(b)];
        const comparison = compareVersions(
          passageA,
          passageB,
          (whole ? everything : matched)(passageA, passageB),
        );
        // Words that moved have one place on either side and are asked for in the next test.
        fc.pre(comparison.differences.every(({ kind }) => kind !== 'transposition'));
        const { start, end } = comparison.stretchB;
        expect(wordsOf(withWordsOfB(a, b, comparison))).toEqual(wordsOf(b.slice(start, end)));
      }),
      { numRuns: 500 },
    );
  });

  test('without what differs both print the same words', () => {
    fc.assert(
      fc.property(fc.oneof(pair, movedPair, fc.tuple(anyText, anyText)), fc.boolean(), ([a, b], whole) => {
        fc.pre(!`${a}${b}`.includes('|'));
        const { stretchA, stretchB, differences } = compare(a, b, whole);
        // An "and" that moved along with the last member of a list has no range of its own.
        const left = (text: string, stretch: Range, ranges: readonly Range[]): string[] =>
          wordsOf(without(text, stretch, ranges)).filter((word) => !/^(?:and|or|&)$/i.test(word));
        const inA = differences.map(({ rangeA }) => rangeA);
        const inB = differences.map(({ rangeB }) => rangeB);
        expect(left(a, stretchA, inA)).toEqual(left(b, stretchB, inB));
      }),
      { numRuns: 500 },
    );
  });

  test('differences lie inside the stretch, and the stretch inside the passage', () => {
    fc.assert(
      fc.property(fc.oneof(pair, movedPair), fc.boolean(), ([a, b], whole) => {
        const [passageA, passageB] = [printed(a), printed(b)];
        const match = (whole ? everything : matched)(passageA, passageB);
        const { differences, stretchA, stretchB } = compareVersions(passageA, passageB, match);
        const holds = (outer: Range, inner: Range): boolean =>
          outer.start <= inner.start && inner.start <= inner.end && inner.end <= outer.end;
        expect(holds({ start: 0, end: passageA.text.length }, stretchA)).toBe(true);
        expect(holds({ start: 0, end: passageB.text.length }, stretchB)).toBe(true);
        expect(differences.filter(({ rangeA }) => !holds(stretchA, rangeA))).toEqual([]);
        expect(differences.filter(({ rangeB }) => !holds(stretchB, rangeB))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  test('no surrogate pair is split between pieces', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 30 }),
        fc.string({ unit: 'grapheme', maxLength: 30 }),
        (a, b) => {
          for (const { text } of compare(a, b, true).pieces) expect(text.isWellFormed()).toBe(true);
        },
      ),
    );
  });

  test('a match that does not fit the passages throws nothing', () => {
    const range = fc.record({
      start: fc.integer({ min: -2, max: 40 }),
      end: fc.integer({ min: -2, max: 40 }),
    });
    fc.assert(
      fc.property(phrase, phrase, range, range, (a, b, stretchA, stretchB) => {
        const match: Match = { score: 1, tiles: [], stretchA, stretchB };
        const { pieces } = compareVersions(printed(a), printed(b), match);
        expect(joined(pieces, ['around-a', 'same', 'only-a'])).toBe(a.split('|').join(' '));
      }),
    );
  });
});
