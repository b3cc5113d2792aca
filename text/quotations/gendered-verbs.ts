import type { Gender } from './gender';
import { wordList } from './word-list';

/** Endings of a past tense that agrees with its subject: of a man, of a woman, of several. */
export interface PastEndings {
  readonly male: string;
  readonly female: string;
  readonly plural: readonly string[];
}

/** Finite forms, and what those tell that agree with their subject. */
export interface GenderedVerbs {
  readonly finite: ReadonlySet<string>;
  readonly genders: ReadonlyMap<string, Gender>;
}

/** One past form as a man's, a woman's and several people's; the first endings that fit are taken. */
function formsOf(male: string, endings: readonly PastEndings[]): readonly (readonly [string, Gender])[] {
  const fit = endings.find((one) => male.endsWith(one.male));
  if (fit === undefined) return [[male, 'male']];
  const stem = male.slice(0, male.length - fit.male.length);
  return [
    [male, 'male'],
    [stem + fit.female, 'female'],
    ...fit.plural.map((ending): [string, Gender] => [stem + ending, 'unknown']),
  ];
}

/**
 * The finite forms of reporting verbs in a language whose past tense agrees with its subject.
 *
 * @param pasts the forms of a man: "сказал заявил"
 * @param others forms that tell nothing of their subject: "говорит говорят"
 */
export function genderedVerbs(pasts: string, endings: readonly PastEndings[], others: string): GenderedVerbs {
  const genders = new Map([...wordList(pasts)].flatMap((male) => formsOf(male, endings)));
  return { finite: new Set([...genders.keys(), ...wordList(others)]), genders };
}
