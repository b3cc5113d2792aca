import { diffWords as wordsByJsdiff } from 'diff';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Change, diffWords } from '@/text/comparison/word-diff';

/** What the changes make of `a`, taking their words from `b`. */
function applied(a: readonly string[], b: readonly string[], changes: readonly Change[]): string[] {
  const out: string[] = [];
  let at = 0;
  for (const change of changes) {
    out.push(...a.slice(at, change.a.start), ...b.slice(change.b.start, change.b.end));
    at = change.a.end;
  }
  return [...out, ...a.slice(at)];
}

/** Words the changes take from both lists together. */
function length(changes: readonly Change[]): number {
  return changes.reduce((sum, { a, b }) => sum + a.end - a.start + b.end - b.start, 0);
}

/** The same of jsdiff, which knows words, marks and white space. */
function lengthByJsdiff(a: readonly string[], b: readonly string[]): number {
  return wordsByJsdiff(a.join(' '), b.join(' '))
    .filter(({ added, removed }) => added || removed)
    .reduce((sum, { value }) => sum + value.split(' ').filter((word) => word !== '').length, 0);
}

const plainWords = fc.array(
  fc.oneof(
    fc.constantFrom('the', 'of', 'bridge', 'river', 'not', 'council'),
    fc.stringMatching(/^[a-e]{1,3}$/),
  ),
  { maxLength: 40 },
);

const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd', '👍', '\ud800'), { maxLength: 40 });

describe('diffWords', () => {
  test('gives changes that turn one list into the other', () => {
    fc.assert(
      fc.property(words, words, (a, b) => {
        expect(applied(a, b, diffWords(a, b))).toEqual(b);
      }),
    );
  });

  test('never gives two changes that touch, nor an empty one', () => {
    fc.assert(
      fc.property(words, words, (a, b) => {
        const changes = diffWords(a, b);
        changes.forEach((change, at) => {
          expect(change.a.end - change.a.start + change.b.end - change.b.start).toBeGreaterThan(0);
          if (at > 0) expect(change.a.start).toBeGreaterThan(changes[at - 1]?.a.end ?? 0);
        });
      }),
    );
  });

  test('gives the same with the sides exchanged', () => {
    fc.assert(
      fc.property(words, words, (a, b) => {
        expect(diffWords(b, a)).toEqual(diffWords(a, b).map((change) => ({ a: change.b, b: change.a })));
      }),
    );
  });

  test('never takes more words than jsdiff does', () => {
    fc.assert(
      fc.property(plainWords, plainWords, (a, b) => {
        expect(length(diffWords(a, b))).toBeLessThanOrEqual(lengthByJsdiff(a, b));
      }),
      { numRuns: 300 },
    );
  });

  test('keeps a common word between others', () => {
    expect(diffWords(['we', 'never', 'lie'], ['we', 'rarely', 'lie', 'here'])).toEqual([
      { a: { start: 1, end: 2 }, b: { start: 1, end: 2 } },
      { a: { start: 3, end: 3 }, b: { start: 3, end: 4 } },
    ]);
  });

  test('tells more different words apart than there are UTF-16 units', () => {
    const many = Array.from({ length: 70_000 }, (_, at) => `word${at}`);
    const other = many.with(10, 'other').with(60_000, 'another');
    const changes = diffWords(many, other);
    expect(applied(many, other, changes)).toEqual(other);
    // Past the last unit words count as changed; before it only the changed one does.
    expect(changes[0]).toEqual({ a: { start: 10, end: 11 }, b: { start: 10, end: 11 } });
  });

  test('ends in time on long texts with nothing in common but a few words', () => {
    const a = Array.from({ length: 30_000 }, (_, at) => `w${(at * 7) % 11}`);
    const b = Array.from({ length: 30_000 }, (_, at) => `w${(at * 5) % 13}`);
    const started = performance.now();
    expect(applied(a, b, diffWords(a, b))).toEqual(b);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
