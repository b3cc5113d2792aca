import { expect, test } from 'vitest';
import { isLookAlike } from '@/text/matching/look-alike';

const judgement = (shared: number, rarity: number, whole = false) => ({
  match: {
    score: 30,
    tiles: [{ a: 0, b: 0, length: shared }],
    stretchA: { start: 0, end: shared },
    stretchB: { start: 0, end: shared },
  },
  needsTie: false,
  needsSpeaker: false,
  bySegment: false,
  shorter: shared,
  whole,
  rarity,
});

test.each<[what: string, shared: number, rarity: number, whole: boolean, is: boolean]>([
  ['a mould filled with other words', 10, 33, false, true],
  ['a set phrase with one word of its own', 15, 17, false, true],
  ['a set phrase word for word', 6, 17, true, false],
  ['a word remembered wrongly', 14, 60, false, false],
  ['few words, but rare ones', 5, 60, false, false],
  ['most of the words, though common', 13, 40, false, false],
])('%s: sharing %i of 16 words of %i bits', (_what, shared, rarity, whole, is) => {
  expect(isLookAlike(judgement(shared, rarity, whole), 16)).toBe(is);
});
