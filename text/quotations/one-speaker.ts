import type { LanguageRules } from './language-rules';
import type { Quotation } from './quotation';
import { isOrganisationWord, isRoleWord } from './role-word';

/** Headlines name by the office ("engineer") or the house ("Town Hall") whom the text names by name. */
function isFullName(words: readonly string[], rules: LanguageRules): boolean {
  if (words.length < 2) return false;
  return !words.some((word) => isRoleWord(word, rules) || isOrganisationWord(word, rules));
}

/** Whether two quotations of one article may be the same person's, as far as its names tell. */
export function mayBeOneSpeaker(a: Quotation, b: Quotation, rules: LanguageRules): boolean {
  if (a.speaker === null || b.speaker === null || a.speaker === b.speaker) return true;
  if (a.speakerConfidence === 'described' || b.speakerConfidence === 'described') return true;
  const [ofA, ofB] = [a, b].map(({ speaker }) => (speaker ?? '').toLowerCase().split(/\s+/u));
  const [first, second] = [ofA ?? [], ofB ?? []];
  // "Quill" and "Rosa Quill"
  if (first.every((word) => second.includes(word)) || second.every((word) => first.includes(word)))
    return true;
  // In the running text names are written out somewhere, so that another one is another's.
  const areInText = [a, b].every(({ region }) => region === 'body' || region === 'blockquote');
  return !areInText && !(isFullName(first, rules) && isFullName(second, rules));
}
