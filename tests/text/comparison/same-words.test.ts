import { describe, expect, test } from 'vitest';
import { isTrivial } from '@/text/comparison/trivial-difference';
import { compared, described } from './printed';

const around = (words: string): string => `Nobody in town knew that ${words} before the winter came`;

const OTHER_WORDS: [string, string][] = [
  ["We're going", 'Were going'],
  ["we'll tell", 'well tell'],
  ["the boy's father", 'the boys father'],
  ['they re-sign', 'they resign'],
  ['they re-formed', 'they reformed'],
  ['the co-op', 'the coop'],
  ['it may be', 'it maybe'],
  ['a part', 'apart'],
  ['all together', 'altogether'],
  ['15-20 men', '1520 men'],
  ['2–3 men', '23 men'],
  ['9/11', '911'],
  ['1,5 men', '15 men'],
  ['3 5 men', '35 men'],
  ['and/or', 'andor'],
];

const OTHER_WORDS_IN_GERMAN: [string, string][] = [
  ['1,5 Kilo', '15 Kilo'],
  ['1,500 Kilo', '1500 Kilo'],
];

const SAME_WORDS: [string, string, string][] = [
  ['non-sense', 'nonsense', 'punctuation'],
  ['health care', 'healthcare', 'punctuation'],
  ['an e-mail', 'an email', 'punctuation'],
  ['we re-elect', 'we reelect', 'punctuation'],
  ['a co-worker', 'a coworker', 'punctuation'],
  ['the web-site', 'the website', 'punctuation'],
  ['COVID-19', 'COVID19', 'punctuation'],
  ['at 9 am', 'at 9am', 'punctuation'],
  ['the U. S. side', 'the US side', 'punctuation'],
  ['1,500 men', '1500 men', 'spelling'],
  ['1,00,000 men', '100000 men', 'spelling'],
  ["we don't", 'we dont', 'punctuation'],
  ["I'm told", 'Im told', 'punctuation'],
  ["the 1980's", 'the 1980s', 'punctuation'],
];

describe('these are other words, and stay in sight', () => {
  test.each(OTHER_WORDS)('%s, %s', (a, b) => {
    const { differences } = compared(around(a), around(b));
    expect(differences.length).toBeGreaterThan(0);
    expect(differences.filter((difference) => !isTrivial(difference)).length).toBeGreaterThan(0);
  });

  test.each(OTHER_WORDS_IN_GERMAN)('in German %s, %s', (a, b) => {
    const german = { language: 'de' };
    expect(
      compared(around(a), around(b), german, german).differences.filter(
        (difference) => !isTrivial(difference),
      ),
    ).toHaveLength(1);
  });

  test.each([
    ['15-20 men', '1520 men'],
    ['9/11', '911'],
    ['1,5 men', '15 men'],
  ])('another number is weighty: %s, %s', (a, b) => {
    expect(compared(around(a), around(b)).differences.some(({ weighty }) => weighty)).toBe(true);
  });
});

describe('these are the same words written otherwise', () => {
  test.each(SAME_WORDS)('%s, %s', (a, b, kind) => {
    const found = described(compared(around(a), around(b)));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((difference) => !difference.startsWith(`${kind}: `))).toEqual([]);
  });
});
