import { expect, test } from 'vitest';
import { compareVersions } from '@/text/comparison/compare-versions';
import type { Match } from '@/text/matching/passage';
import { printed } from './printed';

/** Far above what a quiet machine needs: only a cost that grows with the square of the text reaches it. */
const LIMIT_MS = 15_000;

const WORDS = 'bridge river city council money winter road people time house never only three years'.split(
  ' ',
);

/** Words in an order that looks random but is always the same. */
function speech(words: number, step: number): string {
  let state = step;
  return Array.from({ length: words }, (_, at) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return `${WORDS[state % WORDS.length]}${state % 97 === 0 ? at : ''}${state % 11 === 0 ? ',' : ''}`;
  }).join(' ');
}

/** Every third of 20,000 words is `word`; the others are numbered, so that they line up. */
function thirds(word: string): string {
  return Array.from({ length: 20_000 }, (_, at) => (at % 3 === 0 ? word : `road${at}`)).join(' ');
}

const CASES: { what: string; a: string; b: string }[] = [
  { what: 'two unlike speeches of 20,000 words', a: speech(20_000, 7), b: speech(20_000, 11) },
  { what: 'a speech and its half', a: speech(20_000, 7), b: speech(10_000, 7) },
  { what: 'one word said 20,000 times, and 10,000', a: 'no '.repeat(20_000), b: 'no '.repeat(10_000) },
  {
    what: 'two speeches with other words in a third of their places',
    a: thirds('river'),
    b: thirds('bridge'),
  },
  {
    what: 'two speeches with other capitals in a third of their places',
    a: thirds('River'),
    b: thirds('river'),
  },
  { what: 'nothing but brackets', a: '['.repeat(100_000), b: ']'.repeat(100_000) },
  { what: 'nothing but dots', a: '. '.repeat(100_000), b: '… '.repeat(100_000) },
];

test.each(CASES)(
  '$what are compared in time',
  ({ a, b }) => {
    const [passageA, passageB] = [printed(a), printed(b)];
    const match: Match = {
      score: 1,
      tiles: [],
      stretchA: { start: 0, end: passageA.words.length },
      stretchB: { start: 0, end: passageB.words.length },
    };
    const started = performance.now();
    const { pieces } = compareVersions(passageA, passageB, match);
    expect(performance.now() - started).toBeLessThan(LIMIT_MS);
    const ofA = pieces.filter(({ type }) => type === 'around-a' || type === 'same' || type === 'only-a');
    expect(ofA.map(({ text }) => text).join('')).toBe(a);
  },
  60_000,
);
