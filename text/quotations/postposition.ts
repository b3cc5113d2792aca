import type { Attribution } from './attribution';
import type { Clause } from './clause';
import type { LanguageRules } from './language-rules';
import { isFiller } from './noun-phrase';
import { phraseAfter } from './phrase-after';

/** Items of a credited phrase. */
const LONGEST_FIELD = 16;

/** Where the phrase begins that ends before `to`: behind the last point, verb or small word. */
function phraseStart({ items, start }: Clause, to: number, rules: LanguageRules): number {
  for (let at = to - 1; at > start; at -= 1) {
    const [item, before] = [items[at], items[at - 1]];
    if (item === undefined || before?.kind !== 'word' || isFiller(before, rules)) return at;
    const isHead = rules.determiners.has(item.lower) && !rules.bindingDeterminers.has(item.lower);
    const isTied = rules.bindingPrepositions.has(before.lower) || rules.bindingDeterminers.has(before.lower);
    if (isHead && !rules.bindingPrepositions.has(before.lower)) return at;
    if (
      !isTied &&
      (rules.prepositions.has(before.lower) ||
        rules.clauseWords.has(before.lower) ||
        rules.cueVerbs.has(before.lower))
    )
      return at;
    if (to - at > LONGEST_FIELD) return at;
  }
  return start;
}

/** "Der Polizei zufolge …", "Angaben der Behörde zufolge": the credited phrase stands before its word. */
export function byPostposition(clause: Clause, block: number, rules: LanguageRules): Attribution | null {
  const { items, start, end } = clause;
  for (let at = end - 1; at > start; at -= 1) {
    const item = items[at];
    if (item?.kind !== 'word' || !rules.verbSecond?.postpositions.has(item.lower)) continue;
    const subject = phraseAfter(items, phraseStart(clause, at, rules), rules);
    if (subject !== null && subject.to <= at)
      return { rule: 'according to', block, subject, cue: { start: item.start, end: item.end } };
  }
  return null;
}
