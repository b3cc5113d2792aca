/*
 * Whether two articles credit the same person. Articles name people in full, by their last name or by a title
 * alone, so only names that share no word at all are called different, and only names that agree in the last
 * word, or of which one holds all of the other, the same.
 */

import { foldWords } from './fold-words';

/** What is said about two names. `unknown` also when either article names nobody. */
export type SpeakersCompared = 'same' | 'another' | 'unknown';

/** Part of a name as printed, but not of the person. */
const NO_NAME = new Set(
  `mr mrs ms dr prof president vice former acting senator sen representative rep congressman congresswoman governor gov
  mayor judge justice general gen secretary attorney director chief minister prime chancellor king queen prince
  princess sir lord lady the of and for jr sr ii iii`.split(/\s+/),
);

function nameWords(name: string): string[] {
  return foldWords(name, [{ start: 0, end: name.length }], null)
    .map((word) => word.fold)
    .filter((word) => !NO_NAME.has(word));
}

function holds(longer: readonly string[], shorter: readonly string[]): boolean {
  return shorter.every((word) => longer.includes(word));
}

/** "Barbara" and "B." may be one person, "Barbara" and "George" may not. */
function mayBeOneFirstName(a: string, b: string): boolean {
  return a === b || a.startsWith(b) || b.startsWith(a);
}

/** Compares the names two articles give the speaker. */
export function compareSpeakers(a: string | null, b: string | null): SpeakersCompared {
  const [first, second] = [nameWords(a ?? ''), nameWords(b ?? '')];
  if (first.length === 0 || second.length === 0) return 'unknown';
  if (holds(first, second) || holds(second, first)) return 'same';
  if (first.at(-1) === second.at(-1)) {
    return mayBeOneFirstName(first[0] ?? '', second[0] ?? '') ? 'same' : 'unknown';
  }
  return first.some((word) => second.includes(word)) ? 'unknown' : 'another';
}
