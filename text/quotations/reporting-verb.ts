import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import { isCapitalised } from './is-capitalised';

const POSSESSIVE = /(?:['’]s|\p{L}s['’])$/u;
const ENDS_CLAUSE = new Set(['.', ';', '?', '!']);
const PLURAL = /[^suai]s$/u;

/** A bare form ("claim", "call") is a verb only behind a plural, a pronoun, a helping verb or "and". */
function takesBareForm(before: Item, rules: LanguageRules): boolean {
  const { lower } = before;
  if (rules.pronouns.has(lower) || rules.auxiliaries.has(lower) || rules.coordinators.has(lower)) return true;
  return rules.bareSubjects.has(lower) || PLURAL.test(lower);
}

/** Items between a verb and its particle at the end of the clause. */
const LONGEST_CLAUSE = 30;

/** "teilte … mit": the particle closes the clause, so a preposition of the same shape is none. */
function hasParticle(
  items: readonly Item[],
  index: number,
  particles: ReadonlySet<string>,
  rules: LanguageRules,
): boolean {
  for (let at = index + 1; at < items.length && at < index + LONGEST_CLAUSE; at += 1) {
    const item = items[at];
    if (item?.kind === 'point' && ENDS_CLAUSE.has(item.text)) return false;
    const next = items[at + 1];
    if (
      item !== undefined &&
      particles.has(item.lower) &&
      (next?.kind !== 'word' || rules.coordinators.has(next.lower) || rules.clauseWords.has(next.lower))
    )
      return true;
  }
  return false;
}

/** True for a cue verb of the table, or a verb that reports with the particle its clause ends in. */
export function isCueWord(items: readonly Item[], index: number, rules: LanguageRules): boolean {
  const item = items[index];
  if (item?.kind !== 'word') return false;
  if (rules.cueVerbs.has(item.lower)) return true;
  const particles = rules.verbSecond?.separables.get(item.lower);
  return particles !== undefined && hasParticle(items, index, particles, rules);
}

/** ", states have": a noun in -s with its helping verb behind it. */
function isPluralSubject(items: readonly Item[], index: number, rules: LanguageRules): boolean {
  const [item, next] = [items[index], items[index + 1]];
  return item?.lower.endsWith('s') === true && next?.kind === 'word' && rules.auxiliaries.has(next.lower);
}

/** True when the item is a finite reporting verb in a verb's place, and not "the report", "a far cry", "its claims". */
export function isReportingVerb(items: readonly Item[], index: number, rules: LanguageRules): boolean {
  const item = items[index];
  if (item?.kind !== 'word' || !isCueWord(items, index, rules)) return false;
  if (isCapitalised(item) && index > 0) return false;
  // Where nouns have capitals a word in small letters is never one of them.
  if (rules.capitalNouns) return true;
  const before = items[index - 1];
  if (before?.kind !== 'word') {
    if (isPluralSubject(items, index, rules)) return false;
    return before === undefined || !rules.bareCues.has(item.lower) || before.kind === 'quote';
  }
  // "The claim" is a noun, "some claim" and "one said" have a subject that is a determiner elsewhere.
  if (rules.determiners.has(before.lower) && !rules.pronouns.has(before.lower)) {
    // "At one point": a bare form takes several.
    return rules.standAlones.has(before.lower) && !(before.lower === 'one' && rules.bareCues.has(item.lower));
  }
  if (POSSESSIVE.test(before.text)) return false;
  if (!rules.infinitiveMarks.has(before.lower) && rules.prepositions.has(before.lower)) return false;
  return !rules.bareCues.has(item.lower) || takesBareForm(before, rules);
}
