import { americanSpelling } from './american-spelling';
import { SAME_WORD } from './same-word';
import { SKY_ENDING, TRANSLITERATIONS } from './transliterations';

/**
 * The spelling that stands for all spellings of a folded English word: of abbreviations, of British and American English, and of
 * names from other scripts. A form to compare by, never to be shown. Constant time.
 */
export function oneSpelling(fold: string): string {
  const listed = SAME_WORD.get(fold) ?? TRANSLITERATIONS.get(fold);
  if (listed !== undefined) return listed;
  return SKY_ENDING.test(fold) ? fold.replace(SKY_ENDING, '$1sky') : americanSpelling(fold);
}
