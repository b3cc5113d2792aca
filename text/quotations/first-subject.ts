/**
 * Finds the first noun phrase of a sentence that is no part of what leads it in ("In a letter, …", "While …, …"), and ends
 * it where a verb begins. Cost: one pass over the sentence.
 */
import { isCapitalised } from './is-capitalised';
import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import type { Phrase } from './noun-phrase';
import { isFiller } from './noun-phrase';
import { phraseAfter } from './phrase-after';
import { referencesOpenedBy } from './references-opened-by';
import { isReportingVerb } from './reporting-verb';

/** What stands before the first comma and holds no subject: "In a letter,", "While it rained,". */
function isLeadIn(item: Item, rules: LanguageRules): boolean {
  if (item.kind !== 'word' || rules.lightConjunctions.has(item.lower)) return false;
  const opensReference = referencesOpenedBy(item.lower, rules).length > 0;
  return opensReference || rules.prepositions.has(item.lower) || rules.clauseWords.has(item.lower);
}

/** "About 200 protesters" is no lead-in. */
const isNumber = (item: Item | undefined): boolean => /^\d/.test(item?.text ?? '');

/** Steps over a lead-in. */
function afterComma(items: readonly Item[], from: number, end: number): number {
  let at = from + 1;
  while (at < end && !(items[at]?.kind === 'point' && items[at]?.text === ',')) at += 1;
  return at + 1;
}

/** "released a statement", "sought to calm": a past form right before an object, and not "the retired general". */
function isPastVerb(items: readonly Item[], index: number, rules: LanguageRules): boolean {
  const [before, item, next] = [items[index - 1], items[index], items[index + 1]];
  // "Another featured": a determiner that can stand alone may be the subject itself.
  const isBehindDeterminer =
    rules.determiners.has(before?.lower ?? '') && !rules.standAlones.has(before?.lower ?? '');
  if (item?.kind !== 'word' || before?.kind !== 'word' || isBehindDeterminer) return false;
  if (!rules.pastForms.has(item.lower) && !(rules.pastForms.size > 0 && item.lower.endsWith('ed')))
    return false;
  if (next?.kind !== 'word') return next?.kind === 'quote';
  if (rules.hasFixedOrder && (rules.verbParticles.has(next.lower) || isHonoured(next, rules))) return true;
  return rules.determiners.has(next.lower) || rules.prepositions.has(next.lower) || isNumber(next);
}

/** "granted Mr. Reed": a title of courtesy begins an object. */
function isHonoured(item: Item, rules: LanguageRules): boolean {
  return isCapitalised(item) && rules.honorifics.has(item.lower);
}

/** Rightwards a phrase may run over a verb of the table: it ends there. */
function untilVerb(items: readonly Item[], phrase: Phrase, rules: LanguageRules): Phrase {
  for (let index = phrase.from + 1; index < phrase.to; index += 1) {
    if (isCapitalised(items[index])) continue;
    if (isReportingVerb(items, index, rules) || isPastVerb(items, index, rules))
      return { from: phrase.from, to: index };
  }
  return phrase;
}

/** "However", "Meanwhile": capitalised, but neither a name nor the head of a phrase. */
function isOpener(item: Item, rules: LanguageRules): boolean {
  return (
    rules.capitalisedOthers.has(item.lower) &&
    !rules.determiners.has(item.lower) &&
    !rules.pronouns.has(item.lower)
  );
}

/** First noun phrase from `start` that is no part of a lead-in ("In a letter, …", "While …, …"). */
export function firstSubject(
  items: readonly Item[],
  start: number,
  end: number,
  rules: LanguageRules,
): Phrase | null {
  let at = start;
  while (at < end) {
    const item = items[at];
    if (item === undefined) return null;
    if (rules.labels.has(item.lower) && items[at + 1]?.text === ':') at += 2;
    else if (isLeadIn(item, rules) && !isNumber(items[at + 1])) at = afterComma(items, at, end);
    else if (
      item.kind !== 'word' ||
      isFiller(item, rules) ||
      rules.coordinators.has(item.lower) ||
      rules.lightConjunctions.has(item.lower) ||
      isOpener(item, rules)
    )
      at += 1;
    else {
      const phrase = phraseAfter(items, at, rules);
      return phrase === null ? null : untilVerb(items, phrase, rules);
    }
  }
  return null;
}
