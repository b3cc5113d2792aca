import type { Gender } from './gender';
import type { LanguageRules } from './language-rules';

/** "justizministerin" by its last part, with or without the ending that makes it a woman's. */
function endsIn(word: string, endings: readonly string[], feminine: string): boolean {
  return endings.some(
    (ending) => word.endsWith(ending) || (feminine !== '' && word.endsWith(ending + feminine)),
  );
}

/** True for a word that tells what somebody is: of the table, or a compound that ends in one. */
export function isRoleWord(word: string, rules: LanguageRules): boolean {
  if (rules.roles.has(word) || rules.honorifics.has(word)) return true;
  return (
    rules.roleEndings.length > 0 && endsIn(word, rules.roleEndings, rules.verbSecond?.feminineEnding ?? '')
  );
}

/** True for a word of an organisation's name: of the table, or a compound that ends in one. */
export function isOrganisationWord(word: string, rules: LanguageRules): boolean {
  if (rules.organisationWords.has(word)) return true;
  return rules.organisationEndings.some((ending) => word.endsWith(ending));
}

/** What a role word says of its holder, where the language has an ending for women: "Ministerin". */
export function genderOfRole(word: string, rules: LanguageRules): Gender {
  const feminine = rules.verbSecond?.feminineEnding ?? '';
  if (feminine === '' || !isRoleWord(word, rules)) return 'unknown';
  if (word.endsWith(feminine)) return 'female';
  return /(?:er|or|ent|chef|rat|anwalt|wirt|ist)$/.test(word) ? 'male' : 'unknown';
}
