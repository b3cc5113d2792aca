/*
 * Whether two articles credit the same person. Matching compares the names; here, where the answer is shown to a
 * reader, it is softened. "Another" accuses somebody of an error, so it is said only of two full names that are not
 * perhaps one name spelled in two ways. One word alone may be a place or a party; a role ("the mayor") or an
 * institution ("the White House", which speaks through people) is never another person than a name. Short forms
 * ("Bill", "William") are one name.
 */

import { compareSpeakers } from '@/text/matching/compare-speakers';
import { foldLetters } from '@/text/matching/fold-letters';
import type { Attribution } from './comparison';
import { NICKNAMES, NOT_IN_NAMES } from './name-words';

/** Surnames that share this much of their letter pairs are perhaps two spellings of one. */
const SIMILAR_ENOUGH = 0.6;

function wordsOf(speaker: string): string[] {
  return speaker.match(/[\p{L}\p{M}'’-]+/gu) ?? [];
}

/** Whether the words are surely a person's: two names or more, in capitals, no role, no institution. */
function isFullName(speaker: string): boolean {
  const words = wordsOf(speaker);
  if (words.length < 2) return false;
  if (words.some((word) => NOT_IN_NAMES.has(foldLetters(word)))) return false;
  return [words.at(0), words.at(-1)].every((word) => word !== undefined && /^\p{Lu}/u.test(word));
}

/** The name with short forms written out. */
function inFull(speaker: string): string {
  return speaker.replace(/[\p{L}\p{M}]+/gu, (word) => NICKNAMES.get(foldLetters(word)) ?? word);
}

/** Share of the letter pairs two words have in common (Dice 1945). */
function similarity(a: string, b: string): number {
  const pairs = (word: string): Set<string> =>
    new Set(Array.from({ length: Math.max(word.length - 1, 0) }, (_, at) => word.slice(at, at + 2)));
  const ofA = pairs(a);
  const ofB = pairs(b);
  const shared = [...ofA].filter((pair) => ofB.has(pair)).length;
  return ofA.size + ofB.size === 0 ? 0 : (2 * shared) / (ofA.size + ofB.size);
}

/** Names from other scripts are spelled in many ways. */
function perhapsOneSurname(a: string, b: string): boolean {
  const surname = (speaker: string): string => foldLetters(wordsOf(speaker).at(-1) ?? '');
  return similarity(surname(a), surname(b)) >= SIMILAR_ENOUGH;
}

/** Compares speakers as articles name them; null is one the article does not name. */
export function compareAttribution(a: string | null, b: string | null): Attribution {
  const plain = compareSpeakers(a, b);
  if (plain === 'same' || a === null || b === null) return plain;
  if (compareSpeakers(inFull(a), inFull(b)) === 'same') return 'same';
  if (plain === 'unknown' || !isFullName(a) || !isFullName(b) || perhapsOneSurname(a, b)) return 'unknown';
  return 'another';
}
