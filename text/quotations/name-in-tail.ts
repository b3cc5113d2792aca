import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import type { Phrase } from './noun-phrase';
import { capitalRunEnd } from './capital-run';
import { isCapitalised } from './is-capitalised';
import type { NameMention } from './name-mention';
import { readName } from './read-name';

/** Where the last capitalised run of a phrase begins; the phrase's end when it ends in none. */
function lastRun(items: readonly Item[], phrase: Phrase, rules: LanguageRules): number {
  let at = phrase.from;
  while (at < phrase.to) {
    if (!isCapitalised(items[at])) {
      at += 1;
      continue;
    }
    const end = Math.max(capitalRunEnd(items, at, rules), at + 1);
    if (end >= phrase.to) return at;
    at = end;
  }
  return phrase.to;
}

/**
 * The person named at the end of a phrase that begins with a role and tells of what: "il sindaco di Brevano Paolo Neri", "la
 * directora del puerto Marta Gil". A name right behind the preposition is somebody else ("el abogado de Marta Gil"). Only
 * a known first name shows where the place ends; null without one.
 */
export function nameInTail(items: readonly Item[], phrase: Phrase, rules: LanguageRules): NameMention | null {
  if (!rules.rolesInLowerCase) return null;
  const run = lastRun(items, phrase, rules);
  for (let at = run; at < phrase.to - 1; at += 1) {
    const before = items[at - 1];
    if (!rules.firstNames.has(items[at]?.lower ?? '') || before?.kind !== 'word') continue;
    const isObject = rules.prepositions.has(before.lower) || rules.organisationWords.has(before.lower);
    if (!isObject) return readName(items, at, phrase.to, rules);
  }
  return null;
}
