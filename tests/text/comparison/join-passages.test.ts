import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareVersions } from '@/text/comparison/compare-versions';
import { joinPassages, type MatchedPassage } from '@/text/comparison/join-passages';
import { foldWords } from '@/text/matching/fold-words';
import { described, matched, printed } from './printed';

const QUERY = 'We will stay in the valley all winter. Nobody has to leave the old town. The dam is sound.';
const FIRST = 'We will stay in the valley all winter,';
const SECOND = 'Nobody has to leave the old town.';
const THIRD = 'The dam is sound.';

interface Given {
  readonly speaker?: string | null;
  readonly narration?: boolean;
  readonly score?: number;
}

/** A passage in a text of its own, matched against the query. */
function part(text: string, { score = 1, ...given }: Given = {}): MatchedPassage {
  const passage = printed(text, given);
  return { printed: passage, match: { ...matched(printed(QUERY), passage), score } };
}

/** The differences and the overlap of the query against the joined parts. */
function against(parts: readonly MatchedPassage[]): { overlap: string; differences: string[] } | null {
  const joined = joinPassages(parts);
  if (joined === null) return null;
  const comparison = compareVersions(printed(QUERY), joined.printed, joined.match);
  return { overlap: comparison.overlap, differences: described(comparison) };
}

const WHOLE = { overlap: 'whole', differences: [] };

describe('joinPassages', () => {
  test('makes one printing of the parts an article prints one after the other', () => {
    expect(against([part(FIRST), part(SECOND), part(THIRD)])).toEqual(WHOLE);
  });

  test('shows what no part prints', () => {
    expect(against([part(FIRST), part(THIRD)])).toEqual({
      overlap: 'whole',
      differences: ['omission: Nobody has to leave the old town → '],
    });
  });

  test('keeps a part that prints the same words again out of it', () => {
    expect(against([part(FIRST), part(FIRST, { score: 0.5 }), part(`${SECOND} ${THIRD}`)])).toEqual(WHOLE);
  });

  test('joins nothing in another order: the surest part stands alone', () => {
    expect(against([part(SECOND), part(FIRST, { score: 2 })])?.overlap).toBe('contains');
  });

  test('joins nothing credited to another speaker', () => {
    const parts = [part(FIRST, { speaker: 'Ada Marlow', score: 2 }), part(SECOND, { speaker: 'Tom Ferris' })];
    expect(joinPassages(parts)?.printed.passage.segments).toHaveLength(1);
  });

  test('takes the speaker from the part that names one', () => {
    const parts = [part(FIRST), part(SECOND, { speaker: 'Ada Marlow' })];
    expect(joinPassages(parts)?.printed.passage.speaker).toBe('Ada Marlow');
  });

  test('leaves narration alone: it is the outlet’s own', () => {
    const told = part(SECOND, { narration: true, score: 2 });
    expect(joinPassages([part(FIRST), told])?.printed.passage.segments).toHaveLength(1);
    expect(joinPassages([told])).toBe(told);
  });

  test('keeps the offsets of passages that stand in one text', () => {
    const text = `${FIRST}” she said. Later: “${SECOND}`;
    const passageOf = (words: string): MatchedPassage => {
      const start = text.indexOf(words);
      const segments = [{ start, end: start + words.length }];
      const own = printed(words);
      const inText = { ...own, text, words: foldWords(text, segments, 'en') };
      return {
        ...part(words),
        printed: { ...inText, passage: { ...own.passage, segments } },
      };
    };
    const joined = joinPassages([passageOf(FIRST), passageOf(SECOND)]);
    expect(joined?.printed.text).toBe(text);
    expect(joined?.printed.passage.segments.map(({ start, end }) => text.slice(start, end))).toEqual([
      FIRST,
      SECOND,
    ]);
  });

  test('is null for no passages', () => {
    expect(joinPassages([])).toBeNull();
  });

  test('every word still stands where it says, whatever is joined', () => {
    const texts = fc.array(fc.constantFrom(FIRST, SECOND, THIRD, `${FIRST}|${SECOND}`, 'Thank you'), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(texts, (given) => {
        const joined = joinPassages(given.map((text, at) => part(text, { score: at })));
        const { text, words, passage } = joined?.printed ?? part('').printed;
        for (const word of words) {
          expect(text.slice(word.start, word.end).toLowerCase()).toBe(word.fold);
          expect(passage.segments.some(({ start, end }) => start <= word.start && word.end <= end)).toBe(
            true,
          );
        }
      }),
    );
  });
});
