import { expect, test } from 'vitest';
import { recompare } from '@/text/saved/recompare';
import { savedCollation } from '@/text/saved/saved-collation';
import type { SavedWitness } from '@/text/saved-comparison';
import { otherWitness, savedComparison, savedWitness } from '../saved-samples';

const saved = savedComparison();
const third = otherWitness({ id: 'https://post.example/a', outlet: 'The Harbour Post' });
const now = (...witnesses: SavedWitness[]) => savedComparison({ id: 'now', witnesses });
const told = (...witnesses: SavedWitness[]) => {
  const { added, changed, gone } = recompare(saved, now(...witnesses));
  return [added.map(({ id }) => id), changed.map((one) => one.now.id), gone.map(({ id }) => id)];
};

test('the same corpus gives nothing new', () => {
  expect(told(savedWitness(), otherWitness())).toEqual([[], [], []]);
});

test('a text seen again is nothing new', () => {
  expect(told(savedWitness(), otherWitness({ lastSeenAt: '2026-05-01T00:00:00.000Z' }))).toEqual([
    [],
    [],
    [],
  ]);
});

test.each<[string, SavedWitness[], string[][]]>([
  ['a text saved since is added', [savedWitness(), otherWitness(), third], [[third.id], [], []]],
  ['a text deleted since is gone', [savedWitness()], [[], [], [otherWitness().id]]],
  [
    'a page with other words has changed',
    [savedWitness(), otherWitness({ printed: 'We shall not sell it.' })],
    [[], [otherWitness().id], []],
  ],
  [
    'a page that credits somebody else has changed',
    [savedWitness(), otherWitness({ speaker: 'Ivo Lund' })],
    [[], [otherWitness().id], []],
  ],
  [
    'the page it was saved on is gone once it is deleted',
    [savedWitness({ capturedAs: 'unsaved' }), otherWitness()],
    [[], [], [savedWitness().id]],
  ],
])('%s', (_name, witnesses, expected) => {
  expect(told(...witnesses)).toEqual(expected);
});

test('what was saved is not touched', () => {
  const before = JSON.stringify(saved);
  recompare(saved, now(savedWitness(), third));
  expect(JSON.stringify(saved)).toBe(before);
});

test('a collation is the same however often it is made, and needs no match that no longer fits', () => {
  const match = {
    score: 1,
    tiles: [{ a: 0, b: 0, length: 1 }],
    stretchA: { start: 0, end: 1 },
    stretchB: { start: 0, end: 1 },
    words: { a: 3, b: 3 },
  };
  const stale = savedComparison({ witnesses: [savedWitness(), otherWitness({ match })] });
  expect(savedCollation(stale)).toEqual(savedCollation(saved));
  expect(savedCollation(saved)).toEqual(savedCollation(saved));
});

test('a comparison without any text has no collation', () => {
  expect(savedCollation(savedComparison({ witnesses: [] }))).toBeNull();
});
