/**
 * Finds a subject in a language that marks every other case with an ending: a run of capitals without one, told by the
 * comma, the quotation or the verb behind it; else a word for somebody. Cost: one pass over the items looked at.
 */
import { capitalRunEnd } from './capital-run';
import { isCaseEnding } from './case-ending';
import { isCapitalised } from './is-capitalised';
import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import type { Phrase } from './noun-phrase';

/** "sözleriyle tepki gösterdi": words from the marks to the verb. */
export const CUE_REACH = 6;

/** What follows a run of capitals when it is a subject: a comma, the quotation, the verb, or a small word before it. */
function isNominative(items: readonly Item[], to: number, end: number, rules: LanguageRules): boolean {
  const next = items[to];
  if (to >= end || next === undefined || next.kind === 'quote') return true;
  if (next.kind === 'point') return next.text === ',' || next.text === ':' || next.text === '(';
  return rules.adverbs.has(next.lower) || rules.cueVerbs.has(next.lower) || rules.cueNouns.has(next.lower);
}

/** Role words in lower case right before the name. */
function withRoles(items: readonly Item[], from: number, floor: number, rules: LanguageRules): number {
  let start = from;
  while (start > floor && rules.roles.has(items[start - 1]?.lower ?? '')) start -= 1;
  return start;
}

/** "Görgü tanığı, …", "Bakan şöyle …": a short opening that ends in a word for somebody. */
function unnamed(items: readonly Item[], start: number, end: number, rules: LanguageRules): Phrase | null {
  for (let at = start; at < Math.min(start + CUE_REACH, end); at += 1) {
    const item = items[at];
    if (item?.kind !== 'word') return null;
    const isPerson = rules.personNouns.has(item.lower) || rules.roles.has(item.lower);
    if (isPerson && isNominative(items, at + 1, end, rules)) return { from: start, to: at + 1 };
  }
  return null;
}

/** The first name without a case ending that can be the subject of items[start, end). */
export function subjectIn(
  items: readonly Item[],
  start: number,
  end: number,
  rules: LanguageRules,
): Phrase | null {
  for (let at = start; at < end; at += 1) {
    const item = items[at];
    if (item === undefined || !isCapitalised(item)) continue;
    const to = Math.min(Math.max(capitalRunEnd(items, at, rules), at + 1), end);
    const isAlone = to === at + 1;
    const isOther = rules.capitalisedOthers.has(item.lower) || (rules.roles.has(item.lower) && at > start);
    if (!(isAlone && isOther) && !isCaseEnding(items[to]) && isNominative(items, to, end, rules))
      return { from: withRoles(items, at, start, rules), to };
    at = to - 1;
  }
  return unnamed(items, start, end, rules);
}
