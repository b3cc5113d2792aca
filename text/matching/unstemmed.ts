import type { FoldedWord } from './passage';
import { stem } from './stem';

/**
 * Whether the words were folded as those of a language without a stemmer: English endings would have come off.
 * Where none of the words has such an ending, nobody can tell and nothing hangs on it.
 */
export function isUnstemmed(words: readonly FoldedWord[]): boolean {
  return words.every((word) => word.stem === word.fold) && words.some(({ fold }) => stem(fold) !== fold);
}
