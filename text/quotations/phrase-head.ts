import type { LanguageRules } from './language-rules';
import { isInsideName } from './name-particle';
import type { Item } from './narration';
import type { Phrase } from './noun-phrase';
import { tiesName } from './noun-phrase-after';

/** The phrase up to its first "of", "for" or "who": the head, without what is told about it. */
export function headEnd(items: readonly Item[], phrase: Phrase, rules: LanguageRules): number {
  for (let at = phrase.from + 1; at < phrase.to; at += 1) {
    const item = items[at];
    if (item === undefined || item.kind === 'quote') return at;
    if (item.kind === 'point' && item.text === ',') return at;
    if (item.kind !== 'word') continue;
    if (rules.capitalNouns && tiesName(items, at, rules)) continue;
    if (isInsideName(items, at, rules)) continue;
    if (rules.bindingPrepositions.has(item.lower) || rules.relativePronouns.has(item.lower)) return at;
  }
  return phrase.to;
}

/** "Quill on Tuesday", "Quill yesterday": the day is no part of the name. */
export function withoutTime(items: readonly Item[], from: number, to: number, rules: LanguageRules): number {
  let end = to;
  while (end > from + 1) {
    const item = items[end - 1];
    if (item === undefined || !(rules.capitalisedOthers.has(item.lower) || rules.adverbs.has(item.lower)))
      break;
    end -= 1;
  }
  return end;
}
