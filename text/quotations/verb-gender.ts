import type { Gender } from './gender';
import type { LanguageRules } from './language-rules';
import type { Item } from './narration';

/** Adverbs between a name and its verb. */
const LONGEST_HOP = 3;

/** What the reporting verb beside items[from, to) tells of its subject: "сказала Ким", "Ким также заявила". */
export function genderByVerb(items: readonly Item[], from: number, to: number, rules: LanguageRules): Gender {
  if (rules.verbGenders.size === 0) return 'unknown';
  let before = from - 1;
  while (before > from - LONGEST_HOP && rules.roles.has(items[before]?.lower ?? '')) before -= 1;
  const told = rules.verbGenders.get(items[before]?.lower ?? '');
  if (told !== undefined) return told;
  let at = to;
  while (at < to + LONGEST_HOP && rules.adverbs.has(items[at]?.lower ?? '')) at += 1;
  return rules.verbGenders.get(items[at]?.lower ?? '') ?? 'unknown';
}

/** Words of a reference before the name, with roles between: "по словам мэра Петрова". */
const REFERENCE_REACH = 5;

/** Whether a name at `from` stands in another case than the nominative, by its first word or by what governs it. */
export function isOblique(items: readonly Item[], from: number, to: number, rules: LanguageRules): boolean {
  if (rules.apostropheCases && /^['’]/u.test(items[to]?.text ?? '')) return true;
  if (rules.declensions.length === 0) return false;
  if (rules.obliqueNames.has(items[from]?.lower ?? '')) return true;
  for (let at = from - 1; at >= from - REFERENCE_REACH; at -= 1) {
    const item = items[at];
    if (item?.kind !== 'word') return false;
    if (rules.accordingTo.some((words) => words.at(-1) === item.lower)) return true;
  }
  return false;
}
