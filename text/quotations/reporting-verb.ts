import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import { isCapitalised } from './person-names';

const POSSESSIVE = /(?:['’]s|s['’])$/u;
const PLURAL = /[^suai]s$/u;

/** A bare form ("claim", "call") is a verb only behind a plural, a pronoun, a helping verb or "and". */
function takesBareForm(before: Item, rules: LanguageRules): boolean {
  const { lower } = before;
  if (rules.pronouns.has(lower) || rules.auxiliaries.has(lower) || rules.coordinators.has(lower)) return true;
  return rules.bareSubjects.has(lower) || PLURAL.test(lower);
}

/** True when the item is a finite reporting verb in a verb's place, and not "the report", "a far cry", "its claims". */
export function isReportingVerb(items: readonly Item[], index: number, rules: LanguageRules): boolean {
  const item = items[index];
  if (item?.kind !== 'word' || !rules.cueVerbs.has(item.lower)) return false;
  if (isCapitalised(item) && index > 0) return false;
  const before = items[index - 1];
  if (before?.kind !== 'word')
    return before === undefined || !rules.bareCues.has(item.lower) || before.kind === 'quote';
  // "The claim" is a noun, "some claim" and "one said" have a subject that is a determiner elsewhere.
  if (rules.determiners.has(before.lower) && !rules.pronouns.has(before.lower)) {
    return rules.standAlones.has(before.lower);
  }
  if (POSSESSIVE.test(before.text)) return false;
  if (before.lower !== 'to' && rules.prepositions.has(before.lower)) return false;
  return !rules.bareCues.has(item.lower) || takesBareForm(before, rules);
}
