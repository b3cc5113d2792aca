import { isCapitalised } from './is-capitalised';
import type { LanguageRules } from './language-rules';
import type { SpanSetting } from './span-setting';

/** Items before the marks in which a reporting noun still belongs to them. */
const NOUN_REACH = 8;

/**
 * "in a letter", "her remarks" in the sentence before the marks: the words are somebody's, whoever that is. With a capital
 * inside a sentence the noun is part of a name ("The Orrin Post sent …"), except where all nouns have one.
 */
export function hasReportingNoun({ items, index }: SpanSetting, rules: LanguageRules): boolean {
  const sentence = items[index]?.sentence ?? 0;
  for (let at = Math.max(sentence, index - NOUN_REACH); at < index; at += 1) {
    const item = items[at];
    if (item?.kind !== 'word' || !rules.cueNouns.has(item.lower)) continue;
    if (rules.capitalNouns || at === sentence || !isCapitalised(item)) return true;
  }
  return false;
}
