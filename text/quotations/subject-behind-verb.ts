/**
 * The subject behind a verb that stands second: what cannot be one (adverbs, "am Montag", "der neuen Zeitung") is stepped over.
 * Cost: at most LONGEST_FIELD items.
 */
import type { LanguageRules } from './language-rules';
import type { VerbSecondRules } from './verb-second-rules';
import type { Item } from './narration';
import { isFiller, type Phrase } from './noun-phrase';
import { isCapitalised } from './is-capitalised';
import { phraseAfter } from './phrase-after';

/** Items behind a verb in which its subject is looked for. */
const LONGEST_FIELD = 16;

/** True for a word no subject begins with. */
export function isOblique(
  items: readonly Item[],
  at: number,
  rules: LanguageRules,
  second: VerbSecondRules,
): boolean {
  const word = items[at]?.lower ?? '';
  const next = items[at + 1];
  if (second.obliques.has(word) || rules.prepositions.has(word) || second.tagOpeners.has(word)) return true;
  if (second.objectPronouns.has(word) && !rules.determiners.has(word)) return true;
  if (rules.clauseWords.has(word)) return true;
  if (second.weakObliques.has(word))
    return next?.kind === 'word' && !isCapitalised(next) && next.lower.endsWith('en');
  return isFiller(items[at], rules) && !rules.pronouns.has(word) && !rules.determiners.has(word);
}

/** Steps over one phrase that is no subject: an adverb, "am Montag", "der neuen Zeitung". */
function afterOblique(items: readonly Item[], at: number, rules: LanguageRules): number {
  const isPreposition = rules.prepositions.has(items[at]?.lower ?? '');
  const phrase = phraseAfter(items, isPreposition ? at + 1 : at, rules);
  const isPhrase = phrase !== null && (isPreposition || rules.determiners.has(items[at]?.lower ?? ''));
  if (isPhrase) return phrase.to;
  return isPreposition ? at + 2 : at + 1;
}

/** "Montag", "Mai": capitals that name nobody. */
function isTime(item: Item, rules: LanguageRules): boolean {
  const isOther = isCapitalised(item) && rules.capitalisedOthers.has(item.lower);
  return isOther && !rules.determiners.has(item.lower) && !rules.pronouns.has(item.lower);
}

/** "Van der Berg" behind a verb: a name whose particle has a capital there. */
function nameWithParticle(items: readonly Item[], at: number, rules: LanguageRules): Phrase | null {
  if (!isCapitalised(items[at]) || !rules.prepositions.has(items[at]?.lower ?? '')) return null;
  const article = /^(?:der|den|de|dem)$/.test(items[at + 1]?.text ?? '') ? 1 : 0;
  return isCapitalised(items[at + 1 + article]) ? { from: at, to: at + 2 + article } : null;
}

/** The first phrase behind a verb that may be its subject; adverbs, places and addressees are stepped over. */
export function subjectBehind(
  items: readonly Item[],
  from: number,
  end: number,
  rules: LanguageRules,
): Phrase | null {
  const second = rules.verbSecond;
  if (second === null) return null;
  let at = from;
  while (at < end && at < from + LONGEST_FIELD) {
    const item = items[at];
    if (item?.kind !== 'word') return null;
    const named = nameWithParticle(items, at, rules);
    if (named !== null) return named;
    if (isOblique(items, at, rules, second) || isTime(item, rules)) {
      at = afterOblique(items, at, rules);
      continue;
    }
    const phrase = phraseAfter(items, at, rules);
    if (phrase !== null) return phrase;
    at += 1;
  }
  return null;
}
