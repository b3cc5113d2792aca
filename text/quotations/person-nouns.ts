import type { Gender } from './gender';
import { wordList } from './word-list';

/** A table of words for people from one list of words per gender. */
export function personNouns(lists: Readonly<Record<Gender, string>>): ReadonlyMap<string, Gender> {
  const genders = ['female', 'male', 'unknown'] as const;
  return new Map(
    genders.flatMap((gender) => [...wordList(lists[gender])].map((word) => [word, gender] as const)),
  );
}
