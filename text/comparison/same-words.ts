/*
 * Whether two runs of words that were not aligned are the same words after all. Alignment folds every word by
 * itself; what only shows in the run is looked at here: words run together or apart, and contractions that can be read
 * in two ways. Linear, but for the readings, whose number is bounded.
 */

import { compareSpelling } from './compare-spelling';
import type { DifferenceKind } from './comparison';
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

function lettersOf(part: Part): string {
  return part.words.map(({ text }) => foldWord(text)).join('');
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
 * ("non-sense", "a while") are `punctuation`: a hyphen or a space more.
 */
export function kindOfSameWords(a: Part, b: Part, english: boolean): DifferenceKind | null {
  if (a.words.length === 0 || b.words.length === 0) return null;
  const sameLetters = lettersOf(a) === lettersOf(b);
  const sameKeys = a.keys.length === b.keys.length && a.keys.every((key, at) => key === b.keys[at]);
  if (sameLetters || sameKeys) {
    return compareSpelling(written(a), written(b)) ?? 'punctuation';
  }
  if (english && sameInAnotherReading(a, b)) return 'spelling';
  return null;
}
