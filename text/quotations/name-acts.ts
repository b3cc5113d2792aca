/**
 * What the words beside a name tell of its bearer: whether they act, speak, or lead their sentence. Places and things seldom do.
 * Cost: at most LONGEST_ASIDE items per name.
 */
import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import { isCapitalised } from './is-capitalised';

/** Adverbs between a name and its verb. */
const LONGEST_HOP = 3;
/** Words before a subject at the head of its sentence. */
const LONGEST_LEAD = 5;

/**
 * "said Reed": the verb stands before its subject. Where subjects stand first, one behind another subject has an object
 * or a clause behind it instead: "a man asked Reed", "he said Reed has …".
 */
function isInverted(items: readonly Item[], from: number, rules: LanguageRules): boolean {
  const [verb, before] = [items[from - 1], items[from - 2]];
  if (verb?.kind !== 'word' || !rules.cueVerbs.has(verb.lower) || rules.bareCues.has(verb.lower))
    return false;
  return !rules.hasFixedOrder || before?.kind !== 'word' || rules.coordinators.has(before.lower);
}

/** "Across town is Tom Reed, a baker", "Then there is Reed.": whom a sentence brings in is whom it goes on about. */
function isBroughtIn(items: readonly Item[], from: number, to: number, rules: LanguageRules): boolean {
  const [before, next] = [items[from - 1], items[to]];
  if (before?.kind !== 'word' || next?.kind !== 'point' || rules.presentatives.size === 0) return false;
  if (rules.presentatives.has(before.lower)) return true;
  if (!rules.passiveAuxiliaries.has(before.lower)) return false;
  const isDescribed = next.text === ',' && rules.indefinites.has(items[to + 1]?.lower ?? '');
  return isDescribed || rules.presentatives.has(items[from - 2]?.lower ?? '');
}

/** "at Orrin", "at the Courier". */
function isLedIn(items: readonly Item[], from: number, rules: LanguageRules): boolean {
  const at = rules.hasFixedOrder && rules.definites.has(items[from - 1]?.lower ?? '') ? from - 2 : from - 1;
  return items[at]?.kind === 'word' && rules.prepositions.has(items[at]?.lower ?? '');
}

/** Items of "at the National Courier". */
const LONGEST_PLACE = 6;

/** Steps over "of Orrin", "at the Courier" behind a name; only names, so that no clause is stepped over. */
function behindPlace(items: readonly Item[], to: number, rules: LanguageRules): number {
  if (!rules.hasFixedOrder || !rules.bindingPrepositions.has(items[to]?.lower ?? '')) return to;
  let at = rules.definites.has(items[to + 1]?.lower ?? '') ? to + 2 : to + 1;
  if (!isCapitalised(items[at])) return to;
  while (at < to + LONGEST_PLACE && isCapitalised(items[at])) at += 1;
  return at;
}

/** "Reed has warned", "Reed, who", "said Reed": the run items[from, to) is the subject of something. */
export function actsAt(items: readonly Item[], from: number, to: number, rules: LanguageRules): boolean {
  const before = items[from - 1];
  if (isInverted(items, from, rules) || isBroughtIn(items, from, to, rules)) return true;
  // "Reed at the National Courier agreed": what a preposition leads in is no subject, and whose place it is may be one.
  if (isLedIn(items, from, rules)) return false;
  let at = behindPlace(items, to, rules);
  // "The mayor, Rosa Quill, has warned": a name set off by commas does what follows them.
  if (before?.text === ',' && items[at]?.text === ',') at += 1;
  else if (items[at]?.text === ',' && rules.relativePronouns.has(items[at + 1]?.lower ?? '')) return true;
  const furthest = at + LONGEST_HOP;
  while (at < furthest && rules.adverbs.has(items[at]?.lower ?? '')) at += 1;
  const verb = items[at];
  if (verb?.kind !== 'word' || isCapitalised(verb)) return false;
  return (
    rules.auxiliaries.has(verb.lower) ||
    rules.cueVerbs.has(verb.lower) ||
    rules.personalRelatives.has(verb.lower) ||
    /[a-z]ed$/.test(verb.lower) ||
    (rules.freeSubjects && rules.verbEndings.some((ending) => verb.lower.endsWith(ending)))
  );
}

/** Items of "…, a retired nurse from Orrin, …". */
const LONGEST_ASIDE = 16;

/** What follows a name: "Reed, 69, told", "Reed, a nurse from Orrin, has said": behind the aside. */
function afterAside(items: readonly Item[], to: number): number {
  if (items[to]?.text !== ',') return to;
  for (let at = to + 1; at < to + LONGEST_ASIDE; at += 1) {
    if (items[at]?.text === ',') return at + 1;
    if (items[at]?.kind !== 'word') return to;
  }
  return to;
}

/** "Reed said", "said Reed", "Reed, who": what only people and those who speak for them do. */
export function reportsAt(items: readonly Item[], from: number, to: number, rules: LanguageRules): boolean {
  if (isInverted(items, from, rules)) return true;
  const next = items[to + 2];
  // "Reed, who he said was ill": somebody else says it.
  if (items[to]?.text === ',' && rules.personalRelatives.has(items[to + 1]?.lower ?? ''))
    return !(next !== undefined && (rules.pronouns.has(next.lower) || isCapitalised(next)));
  let at = afterAside(items, to);
  const furthest = at + LONGEST_HOP;
  while (at < furthest && rules.auxiliaries.has(items[at]?.lower ?? '')) at += 1;
  const verb = items[at];
  return verb?.kind === 'word' && rules.cueVerbs.has(verb.lower) && !isCapitalised(verb);
}

/** "But Reed", "the mayor Rosa Reed": nothing but what may stand before a subject. */
function onlyOpens(item: Item | undefined, rules: LanguageRules): boolean {
  if (item?.kind !== 'word') return false;
  const tables = [rules.determiners, rules.coordinators, rules.lightConjunctions, rules.adverbs, rules.roles];
  return tables.some((table) => table.has(item.lower));
}

/** "Reed has …", "But the mayor, Rosa Reed, …", "In a letter, Reed …". */
export function leads(items: readonly Item[], from: number, rules: LanguageRules): boolean {
  const start = items[from]?.sentence ?? from;
  if (items[from - 1]?.text === ',') {
    const opener = items[start];
    if (opener?.kind !== 'word') return false;
    const isLeadIn = rules.prepositions.has(opener.lower) || rules.clauseWords.has(opener.lower);
    return isLeadIn || rules.adverbs.has(opener.lower) || rules.dependentCues.has(opener.lower);
  }
  for (let at = from - 1; at >= start; at -= 1) {
    if (from - at > LONGEST_LEAD || !onlyOpens(items[at], rules)) return false;
  }
  return true;
}
