import { counted } from './counted';
import { isolated } from './isolated';
import type { Language } from './language';

/** Longer runs of words are only begun: a sentence is for telling, the text itself stands below it. */
const WORDS_IN_A_SENTENCE = 16;
const WORDS_OF_A_BEGINNING = 6;

/** Words of an article as a part of a sentence: in quotation marks, only begun when long, "nothing" when empty. */
export function quoted(language: Language, text: string): string {
  const each = text.split(/\s+/).filter((word) => word !== '');
  if (each.length === 0) return language.words('nothing');
  if (each.length <= WORDS_IN_A_SENTENCE) return language.words('quoted', [isolated(each.join(' '))]);
  return counted(
    language,
    'quoted_long',
    each.length,
    isolated(each.slice(0, WORDS_OF_A_BEGINNING).join(' ')),
  );
}
