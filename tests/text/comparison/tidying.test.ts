import { describe, expect, test } from 'vitest';
import { isFalseStart, isTidied, withoutFillers } from '@/text/comparison/tidying';
import { tokenize } from '@/text/comparison/tokenize';
import { compared, described } from './printed';
import { sideOf } from './sides';

const FILLED: [string, string][] = [
  ['We um agreed', 'We agreed'],
  ['It was you know late', 'It was late'],
  ['Er no', 'no'],
  ['some 5 mm below', 'some 5 mm below'],
  ['five mm below', 'five mm below'],
  ['in the ER today', 'in the ER today'],
  ['you and I know', 'you and I know'],
  ['', ''],
];

describe('without fillers', () => {
  test.each(FILLED)('%j is %j', (text, left) => {
    const words = tokenize(text).filter(({ kind }) => kind === 'word');
    expect(
      withoutFillers(words)
        .map((word) => word.text)
        .join(' '),
    ).toBe(left);
  });
});

const TIDIED: [string, string, boolean, boolean][] = [
  ['was', 'were', true, false],
  ['Is', 'are', true, false],
  ['do', 'did', false, false],
  ['f--k', 'fuck', true, true],
  ['s***', 'shit', true, true],
  ['f--k', 'duck', false, false],
  ['long', 'long', false, false],
];

describe('one word stands for another by tidying', () => {
  test.each(TIDIED)('%s, %s: %s in English, %s elsewhere', (a, b, english, elsewhere) => {
    for (const [x, y] of [
      [a, b],
      [b, a],
    ] as const) {
      expect(isTidied(x, y, true)).toBe(english);
      expect(isTidied(x, y, false)).toBe(elsewhere);
    }
  });
});

/** The words between ‹ and › are those only this side prints. */
const STARTS: [string, boolean, boolean][] = [
  ['I want ‹the› the keys', true, false],
  ['it is a ‹very› very bad day', false, false],
  ['If we ‹had› had money', false, false],
  ['raise ‹rates on the top — on› the top two rates', true, true],
  ['the bridge ‹– however old –› will hold', false, false],
  ['we ‹ran and› fell', false, false],
  ['I think ‹we should,› we should wait', true, false],
  ['I think we should, ‹we should› wait', true, false],
  ['I say ‹we will win,› we will win.', false, false],
  ['I say ‹never to be,› never to be seen', false, false],
  ['a ‹long, cold,› long cold night', false, false],
];

describe('said again directly after', () => {
  test.each(STARTS)('%s: %s in English, %s elsewhere', (marked, english, elsewhere) => {
    const [before = '', missing = '', after = ''] = marked.split(/[‹›]/);
    const side = sideOf(before + missing + after);
    const start = tokenize(before).length;
    const range = { start, end: start + tokenize(missing).length };
    expect(isFalseStart(side, range, true)).toBe(english);
    expect(isFalseStart(side, range, false)).toBe(elsewhere);
  });
});

const ELSEWHERE: [string, string, string, string][] = [
  ['de', 'Damals sagte er nichts zu den Leuten', 'Damals sagte nichts zu den Leuten', 'omission: er → '],
  ['de', 'Alle baten um Hilfe in der Stadt', 'Alle baten Hilfe in der Stadt', 'omission: um → '],
  ['pt', 'A cidade perdeu um barco no porto', 'A cidade perdeu barco no porto', 'omission: um → '],
  [
    'en',
    'The water stood 5 mm below the old mark',
    'The water stood 5 below the old mark',
    'omission: mm → ',
  ],
  ['en', 'He waited in the ER with his sister', 'He waited in the with his sister', 'omission: ER → '],
  ['nl', 'Dat is wat hij in de stad was', 'Dat is wat hij in de stad were', 'substitution: was → were'],
];

test.each(ELSEWHERE)('in %s "%s" is other words than "%s"', (language, a, b, expected) => {
  expect(described(compared(a, b, { language }, { language }))).toEqual([expected]);
});
