/**
 * Words an article prints to say that nobody said them: "denied calling it “a gift”", "never said “burn it down”". Stored as
 * said they would put words into somebody's mouth, so what stands before the marks is read for a denial.
 * Cost: at most LONGEST_REACH items per span.
 */
import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import { isFiller, isInnerStop } from './noun-phrase';

/** Items before the marks a denial reaches over: "denied that she had ever told the board that". */
const LONGEST_REACH = 9;
/** Items between a negation and its verb: "did not once say", "refused to say". */
const LONGEST_HOP = 3;

/** "never said", "did not call", "declined to say", but not "not only said". */
function isNegated(items: readonly Item[], verb: number, rules: LanguageRules): boolean {
  for (let at = verb - 1; at >= verb - LONGEST_HOP; at -= 1) {
    const item = items[at];
    if (item?.kind !== 'word' || rules.limiters.has(item.lower)) return false;
    if (rules.negations.has(item.lower)) return true;
    if (isFiller(item, rules)) continue;
    const passed = [rules.prepositions, rules.standAlones, rules.lightConjunctions];
    if (!passed.some((table) => table.has(item.lower))) return false;
  }
  return false;
}

/** Whether the words before the span at `index` say that nobody said what is in it. */
export function isDenied(items: readonly Item[], index: number, rules: LanguageRules): boolean {
  for (let at = index - 1; at >= 0 && at >= index - LONGEST_REACH; at -= 1) {
    const item = items[at];
    // "misquoted Ms. Quill as saying"
    if (isInnerStop(items, at, rules)) continue;
    // "denied the charges, calling them “false”": the comma closes the denial. One right before the marks does not.
    const isClauseComma =
      rules.commaBeforeClause && item?.text === ',' && rules.clauseWords.has(items[at + 1]?.lower ?? '');
    if (item?.kind !== 'word' && !isClauseComma && !(at === index - 1 && item?.text === ',')) return false;
    if (item.kind !== 'word') continue;
    if (rules.coordinators.has(item.lower) || rules.lightConjunctions.has(item.lower)) return false;
    if (rules.denials.has(item.lower)) return true;
    if (rules.sayings.has(item.lower) && isNegated(items, at, rules)) return true;
  }
  return false;
}
