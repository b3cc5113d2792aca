import type { LanguageRules } from './language-rules';
import type { Item } from './narration';

const CAPITAL = /^(?:d['’])?[\p{Lu}\p{Lt}]/u;
/** "de los", "de la": two particles between the parts of a name, no more. */
const MOST_PARTICLES = 2;

const isCapital = (item: Item | undefined): boolean => item?.kind === 'word' && CAPITAL.test(item.text);

/** The capitalised word left of the particles, over at most one more of them. */
function wordBefore(items: readonly Item[], index: number, rules: LanguageRules): Item | null {
  for (let at = index - 1; at >= index - MOST_PARTICLES; at -= 1) {
    const item = items[at];
    if (item !== undefined && isCapital(item)) return item;
    if (item?.kind !== 'word' || !rules.nameParticles.has(item.lower)) return null;
  }
  return null;
}

/** Likewise to the right. */
function wordAfter(items: readonly Item[], index: number, rules: LanguageRules): Item | null {
  for (let at = index + 1; at <= index + MOST_PARTICLES; at += 1) {
    const item = items[at];
    if (item !== undefined && isCapital(item)) return item;
    if (item?.kind !== 'word' || !rules.nameParticles.has(item.lower)) return null;
  }
  return null;
}

/**
 * True for a small word inside a name: "de" and "la" in "Ana de la Torre". "Alcalde de Orvane" and "Marta Gil del Partido
 * Verde" have none: a role or an organisation stands beside it. An article joins only behind another particle.
 */
export function isInsideName(items: readonly Item[], index: number, rules: LanguageRules): boolean {
  const item = items[index];
  if (item?.kind !== 'word' || !rules.nameParticles.has(item.lower)) return false;
  const isArticle = rules.determiners.has(item.lower) && !rules.prepositions.has(item.lower);
  if (isArticle && !rules.nameParticles.has(items[index - 1]?.lower ?? '')) return false;
  const [before, after] = [wordBefore(items, index, rules), wordAfter(items, index, rules)];
  if (before === null || after === null) return false;
  if (rules.roles.has(before.lower) || rules.honorifics.has(before.lower)) return false;
  return !rules.organisationWords.has(after.lower) || rules.organisationWords.has(before.lower);
}
