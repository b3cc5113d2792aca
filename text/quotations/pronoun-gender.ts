import type { Attribution } from './attribution';
import type { Gender } from './gender';
import type { LanguageRules } from './language-rules';
import type { Item } from './narration';

/** "по его словам": the possessive inside words of reference stands for the speaker. */
export function isOwner(attribution: Attribution, item: Item, rules: LanguageRules): boolean {
  return attribution.rule === 'according to' && rules.possessives.has(item.lower);
}

/** The subject is left out, and the reporting verb is given as the phrase: "– dodała." */
export function isVerbAlone({ cue }: Attribution, item: Item, rules: LanguageRules): boolean {
  return rules.dropsPronouns && cue !== null && cue.end === item.end;
}

/** What a pronoun, or a verb that stands for one, tells of its person; null when it may mean several or a thing. */
export function genderTold(item: Item, rules: LanguageRules): Gender | null {
  const told =
    rules.pronouns.get(item.lower) ?? rules.possessives.get(item.lower) ?? rules.verbGenders.get(item.lower);
  if (told !== undefined) return told === 'unknown' ? null : told;
  return rules.dropsPronouns ? 'unknown' : null;
}
