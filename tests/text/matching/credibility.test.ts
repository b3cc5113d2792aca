import { describe, expect, test } from 'vitest';
import {
  isCredible,
  isOneOccasion,
  isPhraseOfAnotherStory,
  isStockClause,
} from '@/text/matching/credibility';
import type { Judgement } from '@/text/matching/judge-words';
import { indexed, printed } from './passages';

const judgement = (score: number, shorter: number, whole: boolean, longest = shorter): Judgement => ({
  match: {
    score,
    tiles: [{ a: 0, b: 0, length: longest }],
    stretchA: { start: 0, end: shorter },
    stretchB: { start: 0, end: shorter },
  },
  needsTie: false,
  needsSpeaker: false,
  shorter,
  whole,
  rarity: score,
  bySegment: false,
});
const by = (speaker: string | null) => printed('words', { speaker }).passage;
const told = printed('words', { narration: true }).passage;

const rows: readonly [string, Judgement, ReturnType<typeof by>, ReturnType<typeof by>, boolean][] = [
  ['one speaker, some words changed', judgement(30, 12, false, 6), by('Mara Holt'), by('Holt'), true],
  ['nobody named, some words changed', judgement(30, 12, false, 6), by(null), by('Mara Holt'), true],
  ['two speakers, some words changed', judgement(30, 12, false, 6), by('Ines Dorn'), by('Mara Holt'), false],
  ['two speakers, wholly the same words', judgement(30, 12, true), by('Ines Dorn'), by('Mara Holt'), true],
  [
    'two speakers, a long run of the same words',
    judgement(30, 20, false, 12),
    by('Ines Dorn'),
    by('Mara Holt'),
    true,
  ],
  ['two speakers, the same two words', judgement(30, 2, true), by('Ines Dorn'), by('Mara Holt'), false],
  ['narration that shares a phrase', judgement(28, 12, false, 6), by('Mara Holt'), told, false],
  ['narration that shares a sentence', judgement(60, 12, true), told, by('Mara Holt'), true],
  [
    'narration that shares a segment',
    { ...judgement(60, 12, true), bySegment: true },
    told,
    by('Holt'),
    false,
  ],
  [
    'a quotation that shares a segment',
    { ...judgement(60, 12, true), bySegment: true },
    by(null),
    by('Holt'),
    true,
  ],
  ['narration on both sides', judgement(200, 40, true), told, told, false],
];
describe('credible or not:', () => {
  test.each(rows)('%s', (_, judged, a, b, expected) => {
    expect(isCredible(judged, a, b)).toBe(expected);
  });
});

test('what only one speaker can prove needs the same speaker on both sides', () => {
  const window = { ...judgement(17, 13, false, 6), needsTie: true, needsSpeaker: true };
  expect(isCredible(window, by('Mara Holt'), by('Holt'))).toBe(true);
  expect(isCredible(window, by('Mara Holt'), by(null))).toBe(false);
  expect(isCredible(window, by('Mara Holt'), by('Ines Dorn'))).toBe(false);
});

const stock: readonly [string, Judgement, ReturnType<typeof by>, ReturnType<typeof by>, boolean][] = [
  ['of two speakers', judgement(31, 7, true), by('Ines Dorn'), by('Mara Holt'), true],
  ['of one speaker', judgement(31, 7, true), by('Dorn'), by('Ines Dorn'), false],
  ['of nobody', judgement(31, 7, true), by(null), by('Ines Dorn'), false],
  ['in rare words', judgement(60, 7, true), by('Ines Dorn'), by('Mara Holt'), false],
  ['of many words', judgement(31, 12, true), by('Ines Dorn'), by('Mara Holt'), false],
  ['a long run, a small part of both', judgement(16, 30, false, 10), by('Ines Dorn'), by('Mara Holt'), true],
  ['such a run of one speaker', judgement(16, 30, false, 10), by('Dorn'), by('Ines Dorn'), false],
  ['a long run that is the whole of one', judgement(16, 12, true), by('Ines Dorn'), by('Mara Holt'), false],
  ['a long run that is much of both', judgement(40, 30, false, 18), by('Ines Dorn'), by('Mara Holt'), false],
  ['told by the outlet', judgement(31, 7, true), by('Ines Dorn'), told, false],
];
describe('a stock clause or not:', () => {
  test.each(stock)('%s', (_, judged, a, b, expected) => {
    expect(isStockClause(judged, a, b)).toBe(expected);
  });
});

const days: readonly [string, string | null, string | null, boolean][] = [
  ['the same day', '2024-05-02', '2024-05-02T21:00:00Z', true],
  ['two days later', '2024-05-04', '2024-05-02', true],
  ['a week later', '2024-05-09', '2024-05-02', false],
  ['a day nobody gives', null, '2024-05-02', false],
  ['a day nobody can read', 'yesterday', '2024-05-02', false],
];
describe('one speaker is one occasion on', () => {
  test.each(days)('%s', (_, first, second, expected) => {
    const [a, b] = [indexed('a', first), indexed('b', second)];
    expect(isOneOccasion(a, by('Mara Holt'), b, by('Holt'))).toBe(expected);
    expect(isOneOccasion(a, by('Mara Holt'), b, by('Ines Dorn'))).toBe(false);
  });
});

test('loose text has no occasion', () => {
  expect(isOneOccasion(null, by('Mara Holt'), indexed('b', '2024-05-02'), by('Holt'))).toBe(false);
});

describe('a segment is a phrase of another day', () => {
  const segment = { ...judgement(60, 8, true), bySegment: true };
  test.each<[boolean, string, string | null]>([
    [true, 'a week later', '2026-01-09'],
    [false, 'not the next day', '2026-01-03'],
    [false, 'not on a day nobody gives', null],
  ])('(%s) %s', (expected, _, publishedAt) => {
    const [a, b] = [indexed('a', '2026-01-02'), indexed('b', publishedAt)];
    expect(isPhraseOfAnotherStory(segment, a, by('Mara Holt'), b, by('Holt'))).toBe(expected);
  });
});

describe('narration is a phrase of another story', () => {
  const early = indexed('a', '2026-01-02');
  const quoted = by('Mara Holt');
  test.each<[boolean, string, number, string | null, typeof told, typeof told]>([
    [true, 'that shares little with a quotation months away', 40, '2026-05-02', quoted, told],
    [true, 'whichever of the two asks', 40, '2026-05-02', told, quoted],
    [false, 'not in the same weeks', 40, '2026-01-20', quoted, told],
    [false, 'not when it shares much', 80, '2026-05-02', quoted, told],
    [false, 'not when the other article is undated', 40, null, quoted, told],
    [false, 'not when both are quotations', 40, '2026-05-02', quoted, quoted],
  ])('(%s) %s', (expected, _, score, publishedAt, a, b) => {
    const found = indexed('b', publishedAt);
    expect(isPhraseOfAnotherStory(judgement(score, 8, true), early, a, found, b)).toBe(expected);
  });
});
