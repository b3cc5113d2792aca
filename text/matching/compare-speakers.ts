/*
 * Whether two articles credit the same person. Articles name people in full, by their last name or by a title
 * alone, so only names that share no word at all are called different, and only names that agree in the last
 * word, or of which one holds all of the other, the same. Several people credited together are the same only as
 * the same several: what two said is not what one of them said.
 */

import { type PersonName, personNames } from './person-name';

/** What is said about two names. `unknown` also when either article names nobody. */
export type SpeakersCompared = 'same' | 'another' | 'unknown';

function holds(longer: readonly string[], shorter: readonly string[]): boolean {
  return shorter.every((word) => longer.includes(word));
}

/** "Barbara" and "B." may be one person; "Al" may be short for Alice, Alan or neither. */
function isInitialOf(a: string, b: string): boolean {
  return (a.length === 1 && b.startsWith(a)) || (b.length === 1 && a.startsWith(b));
}

/** Where one side is all titles, as "King" is: the other's last name, or nobody's. */
function compareTitle(a: PersonName, b: PersonName): SpeakersCompared {
  return a.last !== null && a.last === b.last && a.words.length + b.words.length > 0 ? 'same' : 'unknown';
}

function comparePeople(a: PersonName, b: PersonName): SpeakersCompared {
  if (a.words.length === 0 || b.words.length === 0) return compareTitle(a, b);
  const [first, second] = [a.words, b.words];
  const contradict = a.suffix !== null && b.suffix !== null && a.suffix !== b.suffix;
  if (holds(first, second) || holds(second, first)) return contradict ? 'unknown' : 'same';
  if (first.at(-1) === second.at(-1)) {
    const alike = first[0] === second[0] || isInitialOf(first[0] ?? '', second[0] ?? '');
    return alike && !contradict ? 'same' : 'unknown';
  }
  return first.some((word) => second.includes(word)) ? 'unknown' : 'another';
}

/** Every one of `people` against every one of `others`. */
function compareAll(people: readonly PersonName[], others: readonly PersonName[]): SpeakersCompared[][] {
  return people.map((person) => others.map((other) => comparePeople(person, other)));
}

/** Compares the names two articles give the speaker, or the speakers. */
export function compareSpeakers(a: string | null, b: string | null): SpeakersCompared {
  const [first, second] = [personNames(a ?? ''), personNames(b ?? '')];
  if (first.length === 0 || second.length === 0) return 'unknown';
  const there = compareAll(first, second);
  const back = compareAll(second, first);
  const allFound = [...there, ...back].every((found) => found.includes('same'));
  if (allFound && first.length === second.length) return 'same';
  return there.flat().every((found) => found === 'another') ? 'another' : 'unknown';
}
