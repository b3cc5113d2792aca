import { wordList } from './word-list';
import { wordsInMarks } from './words-in-marks';

/** Titles are longer only when they are headlines, which end in no stop either. */
const LONGEST_TITLE = 8;

/** Words that stay small inside a title. */
const SMALL = wordList(
  'of the a an and in on for to at by with from or vs de la du des del pour und für der og och',
);

/** Every word but the small ones begins with a capital or a digit, and nothing ends a sentence inside. */
export function isTitleCase(words: string, found: readonly string[] = wordsInMarks(words)): boolean {
  if (found.length === 0 || found.length > LONGEST_TITLE || /[.?!]\s/.test(words)) return false;
  return found.every((word, index) => /^[\p{Lu}\p{N}]/u.test(word) || (index > 0 && SMALL.has(word)));
}
