import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PairFrequency } from '@/text/matching/pair-frequency';
import { turnMatch } from '@/text/matching/turn-match';
import { matchOf, printed } from './passages';

const SAID =
  'The harbour wall was never meant to hold back a tide like this one, and every engineer in the county has said so.';
const score = (a: string, b: string, frequency?: PairFrequency) =>
  matchOf(printed(a), printed(b), frequency)?.match.score ?? 0;
const isProven = (a: string, b: string) => matchOf(printed(a), printed(b))?.proven ?? false;

const versions: readonly [string, string][] = [
  ['with other marks', `“${SAID.replace(',', ' –')}”`],
  ['cut to its first clause', SAID.slice(0, 66)],
  ['cut to its second clause', SAID.slice(72)],
  ['with dots for words left out', SAID.replace(' a tide like this one, and', ' …')],
  ['with words left out and nothing to show it', SAID.replace(' a tide like this one, and every', '')],
  ['with a word in brackets', SAID.replace('The harbour wall', '[The wall]')],
  ['with some words changed', SAID.replace('never', 'not').replace('every', 'any')],
  ['with its halves in the other order', `${SAID.slice(72)} ${SAID.slice(0, 66)}`],
  [
    'inside a longer speech',
    `I tell you what. ${SAID} And now they act surprised, all of them, in every office.`,
  ],
  [
    'told by the outlet',
    'The harbour wall was never meant to hold back such a tide, she said, as every engineer in the county had said.',
  ],
];
describe('a sentence is a version of itself', () => {
  test.each(versions)('%s', (_, other) => {
    expect(isProven(SAID, other)).toBe(true);
  });
});

const strangers: readonly [string, string, string][] = [
  ['nothing', 'The harbour wall will hold.', 'We lost the vote by nine.'],
  [
    'common words',
    'It is one of the things that we have to do',
    'That is one of the reasons that I have to go',
  ],
  [
    'a set phrase',
    'The prime minister of the United Kingdom answered nobody in the room about the ferries',
    'Fishing fleets left for the United Kingdom at dawn, hoping for better weather and prices',
  ],
  [
    'one name',
    'Councillor Abernathy opened the new library.',
    'Nobody had asked Councillor Abernathy about fish.',
  ],
  [
    'here and there a word',
    'The vote is being rigged by dishonest papers pushing wholly invented stories to get her elected',
    'This campaign was lost by papers, and dishonest ones, printing stories nobody invented to see him elected',
  ],
];
describe('it is no version when two sentences share', () => {
  test.each(strangers)('%s', (_, a, b) => {
    expect(isProven(a, b)).toBe(false);
  });
});

const ordered: readonly [string, [string, string], [string, string]][] = [
  ['more shared words', [SAID, SAID], [SAID, SAID.slice(0, 66)]],
  [
    'fewer changed words',
    [SAID, SAID.replace('never', 'not')],
    [SAID, SAID.replace('never', 'not').replace('every', 'no').replace('back', 'up')],
  ],
  [
    'rarer words',
    ['extinct volcanoes erupted overnight', 'extinct volcanoes erupted overnight'],
    ['he came to see me', 'he came to see me'],
  ],
  [
    'the shorter side wholly shared',
    [SAID, 'every engineer in the county'],
    [SAID, 'every engineer in the county asks for a raise and a longer holiday'],
  ],
];
describe('the score is higher for', () => {
  test.each(ordered)('%s', (_, better, worse) => {
    expect(score(...better)).toBeGreaterThan(score(...worse));
  });
});

test('a phrase the corpus is full of proves less than one it knows once', () => {
  const corpus = (count: number): PairFrequency => ({ wordings: 50_000, countOf: () => count });
  const words = 'thoughts and prayers are with the families';
  expect(score(words, words, corpus(1))).toBeGreaterThan(score(words, words, corpus(300)));
});

describe('whatever the words', () => {
  const text = fc.array(
    fc.constantFrom('harbour', 'wall', 'tide', 'the', 'of', '…', 'engineer', 'county', 'ferry', 'no'),
    { maxLength: 30 },
  );

  test('both orders of the sides give the same strength, score and tiles', () => {
    fc.assert(
      fc.property(text, text, fc.constantFrom('en', 'de'), fc.boolean(), (a, b, language, known) => {
        const [one, other] = [printed(a.join(' ')), printed(b.join(' '), { language })];
        const frequency = known ? { wordings: 5000, countOf: (pair: number) => pair % 40 } : undefined;
        const there = matchOf(one, other, frequency);
        const back = matchOf(other, one, frequency);
        expect(there).toEqual(back && { ...back, match: turnMatch(back.match) });
      }),
      { numRuns: 1000 },
    );
  });

  test('five rare words in a row or more match themselves as a version', () => {
    const rare = fc.uniqueArray(
      fc.constantFrom('volcano', 'harpsichord', 'engineers', 'lighthouse', 'gazette', 'ferryman', 'quarry'),
      { minLength: 5 },
    );
    fc.assert(
      fc.property(rare, (words) => {
        expect(isProven(words.join(' '), words.join(' '))).toBe(true);
      }),
    );
  });

  test('stretches lie inside the passages and hold all tiles', () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        const [first, second] = [printed(a.join(' ')), printed(b.join(' '))];
        const found = matchOf(first, second);
        if (found === null) return;
        const { stretchA, stretchB, tiles } = found.match;
        expect(stretchA.start).toBeGreaterThanOrEqual(0);
        expect(stretchA.end).toBeLessThanOrEqual(first.words.length);
        expect(stretchB.end).toBeLessThanOrEqual(second.words.length);
        for (const tile of tiles) {
          expect(tile.a).toBeGreaterThanOrEqual(stretchA.start);
          expect(tile.a + tile.length).toBeLessThanOrEqual(stretchA.end);
          expect(tile.b).toBeGreaterThanOrEqual(stretchB.start);
          expect(tile.b + tile.length).toBeLessThanOrEqual(stretchB.end);
        }
      }),
    );
  });
});

describe('beyond what both print', () => {
  const last = 'Pride is a betrayal of this old harbour';
  test.each([
    [
      'each goes on at its own end',
      `Love is the very opposite of pride. ${last}`,
      `${last}, for it asks who pays.`,
      true,
    ],
    ['one goes on at both ends', last, `I said that ${last}, and I meant it.`, true],
    [
      'both go on at one end',
      `Nobody doubts it: ${last}`,
      `My own mother always taught us that ${last}`,
      false,
    ],
  ])('%s', (_, a, b, expected) => {
    expect(matchOf(printed(a), printed(b))?.isWindow).toBe(expected);
  });
});
