/*
 * Reads whom an article credits: the names of one person or of several, without the titles in front of them. Titles
 * are taken off in front of a name only, for Rosa King and Rosa Prince are called so; what is named by its office alone
 * ("the mayor of Leeds") has no name. Linear in the text.
 */

import { wordList } from '@/text/quotations/word-list';
import { foldWords } from './fold-words';

/** One person as an article names them. */
export interface PersonName {
  /** The words of the name, folded, first name first; empty where only an office is named. */
  readonly words: readonly string[];
  /** "jr", "sr", "ii" …; null where the article gives none. */
  readonly suffix: string | null;
  /** The last word even where all of it are titles: "King" may be Rosa King's last name. */
  readonly last: string | null;
}

/** Printed in front of a name, but not of the person. */
const TITLES: ReadonlySet<string> = wordList(
  `mr mrs ms dr prof president vice former acting senator sen representative rep congressman congresswoman governor gov
  mayor judge justice general gen secretary attorney director chief minister prime chancellor king queen prince
  princess sir lord lady`,
);
const SMALL_WORDS: ReadonlySet<string> = wordList('the of and for');
/** After these in a name an office or its place follows. */
const PLACE_FOLLOWS: ReadonlySet<string> = wordList('of for');
/** Titles whose "of" names a department in one word, not a place. */
const DEPARTMENT_FOLLOWS: ReadonlySet<string> = wordList('secretary minister director chief');
/** Words behind a name, with the one form they are compared in. */
const SUFFIXES: ReadonlyMap<string, string> = new Map([
  ['jr', 'jr'],
  ['junior', 'jr'],
  ['sr', 'sr'],
  ['senior', 'sr'],
  ['ii', 'ii'],
  ['iii', 'iii'],
  ['iv', 'iv'],
]);
const COMMA_SUFFIX = /,\s{0,3}(?=(?:jr|sr|ii|iii|iv)\b)/gi;
const SEVERAL = /[;&]|\sand\s/i;
const BETWEEN_PEOPLE = /[,;&]|\sand\s/i;
const SMALL_LETTER = /^\s*\p{Ll}/u;

function foldsOf(text: string): string[] {
  return foldWords(text, [{ start: 0, end: text.length }], null).map(({ fold }) => fold);
}

/** The name in "Secretary of State Rosa Quill": two words or more behind the department. Places are not so short. */
function nameBehindOffice(title: string, behind: readonly string[]): string[] {
  const named = behind.filter((word) => !SMALL_WORDS.has(word)).slice(1);
  return DEPARTMENT_FOLLOWS.has(title) && named.length >= 2 ? named : [];
}

/** A name without the title in front of it; nothing of an office and its place, as "the mayor of Leeds". */
function withoutTitle(folds: readonly string[]): string[] {
  const first = folds.findIndex((word) => !TITLES.has(word) && word !== 'the');
  if (first < 0) return [];
  const title = folds[first - 1] ?? '';
  const isOffice = TITLES.has(title) && PLACE_FOLLOWS.has(folds[first] ?? '');
  if (isOffice) return nameBehindOffice(title, folds.slice(first));
  return folds.slice(first).filter((word) => !SMALL_WORDS.has(word));
}

function readPerson(text: string): PersonName {
  const folds = foldsOf(text);
  const suffix = folds.length > 1 ? (SUFFIXES.get(folds.at(-1) ?? '') ?? null) : null;
  const named = suffix === null ? folds : folds.slice(0, -1);
  const hasPlace = named.some((word) => SMALL_WORDS.has(word));
  return { words: withoutTitle(named), suffix, last: hasPlace ? null : (named.at(-1) ?? null) };
}

/** The parts of a credit that may name people. What follows a comma describes them: ", a lawyer", ", Chief Adviser". */
function partsOf(credit: string): string[] {
  const text = credit.replace(COMMA_SUFFIX, ' ');
  const [first = '', ...others] = text.split(BETWEEN_PEOPLE);
  return SEVERAL.test(text) ? [first, ...others.filter((part) => !SMALL_LETTER.test(part))] : [first];
}

/** The people a credit names, in its order; those named by an office alone have no words. */
export function personNames(credit: string): PersonName[] {
  return partsOf(credit)
    .map(readPerson)
    .filter(({ words, last }) => words.length > 0 || last !== null);
}
