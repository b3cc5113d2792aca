/**
 * Reads the role printed in lower case beside a name: "la ministra Marta Gil", "el alcalde de Orvane, Luis Paz",
 * "Claire Morel, maire de Brévans". It tells who is meant by "la ministra" later on, and whether "ella" can be Gil.
 * Cost: at most LONGEST_ROLE items per name.
 */
import type { Gender } from './gender';
import type { LanguageRules } from './language-rules';
import type { Item } from './narration';

/** "la consejera de Sanidad y Servicios Sociales de la Junta": items between a role and the comma before the name. */
const LONGEST_ROLE = 12;

/** What stands beside a name. */
export interface RoleBeside {
  readonly roles: readonly string[];
  readonly gender: Gender;
}

const NOTHING: RoleBeside = { roles: [], gender: 'unknown' };

const isWord = (item: Item | undefined): item is Item => item?.kind === 'word';

/** The role's own gender, else that of its article: "la portavoz". */
function roleAt(items: readonly Item[], at: number, rules: LanguageRules): RoleBeside {
  const role = items[at]?.lower ?? '';
  const own = rules.genderedWords.get(role) ?? 'unknown';
  const byArticle = rules.genderedWords.get(items[at - 1]?.lower ?? '') ?? 'unknown';
  return { roles: [role], gender: own === 'unknown' ? byArticle : own };
}

/** "la ministra" right before the name, an adjective between at most. */
function directlyBefore(items: readonly Item[], from: number, rules: LanguageRules): RoleBeside | null {
  for (const at of [from - 1, from - 2]) {
    const item = items[at];
    if (!isWord(item) || rules.prepositions.has(item.lower)) return null;
    if (rules.roles.has(item.lower)) return roleAt(items, at, rules);
  }
  return null;
}

/** "el alcalde de Orvane," before the name. */
function beforeComma(items: readonly Item[], from: number, rules: LanguageRules): RoleBeside | null {
  if (items[from - 1]?.text !== ',') return null;
  for (let at = from - 2; at > from - LONGEST_ROLE; at -= 1) {
    const item = items[at];
    if (!isWord(item) || rules.clauseWords.has(item.lower)) return null;
    if (rules.roles.has(item.lower) && rules.definites.has(items[at - 1]?.lower ?? ''))
      return roleAt(items, at, rules);
  }
  return null;
}

/** ", maire de Brévans" or ", la maire" behind the name. */
function behindComma(
  items: readonly Item[],
  from: number,
  to: number,
  rules: LanguageRules,
): RoleBeside | null {
  if (items[to]?.text !== ',' || rules.organisationWords.has(items[from]?.lower ?? '')) return null;
  // "à Brévans, le maire": what a preposition leads in has no role.
  if (rules.prepositions.has(items[from - 1]?.lower ?? '')) return null;
  const at = rules.determiners.has(items[to + 1]?.lower ?? '') ? to + 2 : to + 1;
  return isWord(items[at]) && rules.roles.has(items[at]?.lower ?? '') ? roleAt(items, at, rules) : null;
}

/** The role beside the capitalised run items[from, to), for languages that print roles in lower case. */
export function roleBesideName(
  items: readonly Item[],
  from: number,
  to: number,
  rules: LanguageRules,
): RoleBeside {
  if (!rules.rolesInLowerCase) return NOTHING;
  return (
    directlyBefore(items, from, rules) ??
    beforeComma(items, from, rules) ??
    behindComma(items, from, to, rules) ??
    NOTHING
  );
}
