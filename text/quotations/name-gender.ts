import type { Gender } from './gender';
import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import { genderOfRole } from './role-word';

/** Honorifics tell most, then words like "congresswoman", then the first name of a full name. */
export function genderOf(words: readonly Item[], start: number, rules: LanguageRules): Gender {
  for (const word of words.slice(0, start)) {
    const told = rules.honorifics.get(word.lower);
    if (told !== undefined && told !== 'unknown') return told;
    const byRole = genderOfRole(word.lower, rules);
    if (byRole !== 'unknown') return byRole;
    const byWord = rules.genderedWords.get(word.lower) ?? 'unknown';
    if (byWord !== 'unknown') return byWord;
  }
  const first = words[start];
  if (first === undefined || words.length - start < 2) return 'unknown';
  return rules.firstNames.get(first.lower.split('-')[0] ?? '') ?? 'unknown';
}
