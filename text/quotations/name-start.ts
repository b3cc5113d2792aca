import { isAcronym, LONGEST_ACRONYM } from './acronym';
import type { LanguageRules } from './language-rules';
import { withoutGenitive } from './name-genitive';
import { NAME_SUFFIXES } from './name-suffixes';
import type { Item } from './narration';
import { isOrganisationWord, isRoleWord } from './role-word';

/** A role, an honorific, or capitals in front ("NHA Director", "WATCHED Quill"): no part of the name behind them. */
function leadsName(word: Item, next: Item, isFirst: boolean, rules: LanguageRules): boolean {
  if (isRoleWord(word.lower, rules)) return true;
  // "Oscar-winner Rosa Quill", "then-Senator": small letters behind a hyphen make a description, not a name.
  if (isFirst && rules.hasFixedOrder && /^\p{Lu}[\p{L}.]*-\p{Ll}/u.test(word.text)) return true;
  // "Komendy Policji Jan Nowak": an organisation in another case stands before who speaks for it.
  if (rules.freeSubjects && isFirst && isOrganisationWord(word.lower, rules)) return true;
  // A compound of an organisation in front of more capitals tells what they are: "Nachrichtenagentur Nordwelle".
  if (rules.organisationEndings.length > 0 && isFirst && isOrganisationWord(word.lower, rules)) return true;
  return isFirst && isAcronym(word.text) && (word.text.length < LONGEST_ACRONYM - 1 || !isAcronym(next.text));
}

/** Where the name begins in a run of words: behind the last role word, or at a known first name. */
export function nameStart(words: readonly Item[], rules: LanguageRules): number {
  const core = words.findLastIndex((word) => !NAME_SUFFIXES.has(word.lower));
  const last = words[core];
  // "the Justice Department": a role word in an organisation's name belongs to it.
  if (last === undefined || isOrganisationWord(withoutGenitive(last.lower), rules)) return 0;
  let start = 0;
  words.slice(0, core).forEach((word, index) => {
    // "Laura King Moss": behind a first name, a word that is a role elsewhere is part of the name.
    if (index > start && rules.firstNames.has(words[start]?.lower ?? '')) return;
    if (leadsName(word, words[index + 1] ?? word, index === start, rules)) start = index + 1;
  });
  const first = words[start];
  if (first === undefined || rules.firstNames.has(first.lower)) return start;
  const named = words.findIndex(
    (word, index) => index > start && index < words.length - 1 && rules.firstNames.has(word.lower),
  );
  return named < 0 ? start : named;
}
