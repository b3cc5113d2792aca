/*
 * Whether two runs of words that were not aligned are the same words after all. Alignment folds every word by
 * itself; what only shows in the run is looked at here: words run together or apart, and contractions that can be read
 * in two ways. Linear, but for the readings, whose number is bounded.
 */

import { compareSpelling } from './compare-spelling';
import type { DifferenceKind } from './comparison';
import { isOneWord } from './one-word';
import type { Part } from './part';
import type { Token } from './tokenize';
import { foldWord, readingsOfWord } from './word-keys';

/** The most words whose other readings ("he'd": he would, he had) are tried; each multiplies the work. */
const MOST_READ_WORDS = 4;

/** Every way to read the words in full, joined: at most a few dozen. */
function readings(words: readonly Token[]): string[] {
  let all = [''];
  for (const { text } of words) {
    const options = readingsOfWord(text, true).map((keys) => keys.join(' '));
    all = all.flatMap((before) => options.map((option) => `${before} ${option}`));
  }
  return all;
}

function sameInAnotherReading(a: Part, b: Part): boolean {
  if (Math.max(a.words.length, b.words.length) > MOST_READ_WORDS) return false;
  const ofB = new Set(readings(b.words));
  return readings(a.words).some((reading) => ofB.has(reading));
}

/** A contraction is two words, and "US" is: neither has the letters of "were" or "us". */
function lettersOf(part: Part, english: boolean): string[] {
  return part.words.map(({ text }) => {
    const [keys = []] = readingsOfWord(text, english);
    const key = keys.join(' ');
    return key.includes(' ') ? key : foldWord(text, english);
  });
}

/** Where, counted in letters, one word ends and the next begins. */
function cutsOf(letters: readonly string[]): Map<number, number> {
  const cuts = new Map<number, number>();
  let length = 0;
  letters.slice(0, -1).forEach((word, at) => {
    length += word.length;
    cuts.set(length, at);
  });
  return cuts;
}

/** Whether every place where only this side parts two words may be printed without parting them. */
function joinsWhere(part: Part, letters: readonly string[], otherCuts: ReadonlyMap<number, number>): boolean {
  return [...cutsOf(letters)].every(([cut, at]) => {
    const [left, right] = [part.words[at], part.words[at + 1]];
    if (otherCuts.has(cut) || left === undefined || right === undefined) return true;
    const between = part.side.joined.text.slice(left.end, right.start);
    return isOneWord(letters[at] ?? '', letters[at + 1] ?? '', between);
  });
}

/** Whether the words only run together or apart, where that makes no other word. */
function sameRunTogether(a: Part, b: Part, english: boolean): boolean {
  const lettersA = lettersOf(a, english);
  const lettersB = lettersOf(b, english);
  if (lettersA.join('') !== lettersB.join('')) return false;
  return joinsWhere(a, lettersA, cutsOf(lettersB)) && joinsWhere(b, lettersB, cutsOf(lettersA));
}

/** The words with the marks between them, as written. */
function written(part: Part): string {
  const first = part.words[0];
  const last = part.words.at(-1);
  if (first === undefined || last === undefined) return '';
  return part.side.joined.text.slice(first.start, last.end);
}

/**
 * The kind where both sides print the same words in another form, or null. Words that only run together or apart
 * ("non-sense", "health care") are `punctuation`: a hyphen or a space more.
 */
export function kindOfSameWords(a: Part, b: Part, english: boolean): DifferenceKind | null {
  if (a.words.length === 0 || b.words.length === 0) return null;
  const sameKeys = a.keys.length === b.keys.length && a.keys.every((key, at) => key === b.keys[at]);
  if (sameKeys || sameRunTogether(a, b, english)) {
    return compareSpelling(written(a), written(b)) ?? 'punctuation';
  }
  if (english && sameInAnotherReading(a, b)) return 'spelling';
  return null;
}
