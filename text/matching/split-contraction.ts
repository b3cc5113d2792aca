import { foldLetters } from './fold-letters';
import { WORD_PATTERN } from './word-pattern';

/** Part of a printed word that is compared as a word of its own, with its place in the printed word. */
export interface WordPart {
  readonly fold: string;
  readonly start: number;
  readonly end: number;
}

const ENDING = new RegExp(`(?:n${WORD_PATTERN.apostrophe}t|${WORD_PATTERN.apostrophe}(?:ll|re|ve|m))$`, 'iu');
/** "'s" and "'d" stand for several words each, and stay. */
const MEANINGS: ReadonlyMap<string, string> = new Map([
  ['nt', 'not'],
  ['ll', 'will'],
  ['re', 'are'],
  ['ve', 'have'],
  ['m', 'am'],
]);
/** What is left of verbs that lose more than their ending. */
const STEMS: ReadonlyMap<string, string> = new Map([
  ['wo', 'will'],
  ['ca', 'can'],
  ['sha', 'shall'],
]);
const CANNOT = 'cannot';
const CAN_LETTERS = 3;
/** "3m", "2.5bn". */
const MILLIONS = /^[0-9][0-9.,]{0,12}(?=(?:m|bn)$)/iu;

/**
 * The two words an English contraction stands for ("we’ll", "can’t", "cannot"), or a figure and its scale ("3m");
 * null for any other word. Outlets write the one for the other freely, and matching must not take them for other words.
 */
export function splitContraction(raw: string): readonly [WordPart, WordPart] | null {
  const cut = (at: number, first: string, second: string): [WordPart, WordPart] => [
    { fold: first, start: 0, end: at },
    { fold: second, start: at, end: raw.length },
  ];
  const figure = MILLIONS.exec(raw)?.[0];
  if (figure !== undefined) {
    return cut(figure.length, foldLetters(figure), /bn$/i.test(raw) ? 'billion' : 'million');
  }
  if (raw.toLowerCase() === CANNOT) return cut(CAN_LETTERS, 'can', 'not');
  const ending = ENDING.exec(raw);
  if (ending === null || ending.index === 0) return null;
  const second = MEANINGS.get(foldLetters(ending[0]));
  const left = foldLetters(raw.slice(0, ending.index));
  if (second === undefined || left === '') return null;
  return cut(ending.index, second === 'not' ? (STEMS.get(left) ?? left) : left, second);
}
