import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import { isFiller } from './noun-phrase';
import { isCapitalised } from './is-capitalised';

/** A word in small letters right behind a noun that is no small word: where all nouns have capitals only the verb is left. */
export function standsSecond(items: readonly Item[], at: number, rules: LanguageRules): boolean {
  const item = items[at];
  if (!rules.capitalNouns || item === undefined || !isCapitalised(items[at - 1]) || isFiller(item, rules))
    return false;
  const small = [rules.determiners, rules.clauseWords, rules.coordinators, rules.pronouns];
  return !small.some((words) => words.has(item.lower));
}

/** Ends like a finite verb of the language and is no small word. */
export function isVerbLike(item: Item | undefined, rules: LanguageRules): boolean {
  if (item?.kind !== 'word' || isCapitalised(item) || isFiller(item, rules)) return false;
  if (rules.prepositions.has(item.lower) || rules.clauseWords.has(item.lower)) return false;
  if (rules.determiners.has(item.lower) || rules.pronouns.has(item.lower)) return false;
  return (
    item.lower.length > 2 &&
    (rules.verbSecond?.verbEndings ?? []).some((ending) => item.lower.endsWith(ending))
  );
}
