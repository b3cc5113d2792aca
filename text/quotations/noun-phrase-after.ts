/**
 * Reads a noun phrase rightwards in a language that capitalises every noun: determiner, adjectives, nouns and a name,
 * then one genitive and what a preposition ties to it ("der Sprecher der Polizei aus Lindau"). Where all nouns have
 * capitals a capital ends nothing, so the small words between them must tell.
 * Cost: at most LONGEST_PHRASE items.
 */
import type { LanguageRules } from './language-rules';
import { NAME_PARTICLES } from './name-particles';
import type { Item } from './narration';
import { isFiller, isInnerStop, LONGEST_PHRASE, type Phrase } from './noun-phrase';
import { isCapitalised } from './is-capitalised';
import { isOrganisationWord, isRoleWord } from './role-word';

/** Adjectives in a row, as in "der frühere stellvertretende parlamentarische". */
const MOST_ADJECTIVES = 4;
const INFLECTED = /(?:e|en|er|es|em|jährige|jähriger)$/u;

/** A capitalised word that belongs to a phrase: no weekday, no conjunction at the head of a sentence. */
function isNoun(item: Item | undefined, rules: LanguageRules): boolean {
  if (item?.kind !== 'word' || rules.capitalisedOthers.has(item.lower)) return false;
  // "der 58-Jährige" is a noun, too.
  return isCapitalised(item) || /^\d+-\p{Lu}/u.test(item.text);
}

/** An inflected word that is neither verb nor small word: adjectives and participles before a noun. */
function isAdjective(item: Item | undefined, rules: LanguageRules): boolean {
  if (item?.kind !== 'word' || isCapitalised(item)) return false;
  if (/^\d/.test(item.text)) return !/^\d+-\p{Lu}/u.test(item.text);
  if (isFiller(item, rules) || rules.clauseWords.has(item.lower) || rules.prepositions.has(item.lower))
    return false;
  if (
    rules.determiners.has(item.lower) ||
    rules.coordinators.has(item.lower) ||
    rules.pronouns.has(item.lower)
  )
    return false;
  return INFLECTED.test(item.lower);
}

/** "von" in "Ursula von Berg", but not in "Sprecher von Berg"; "der" only behind another particle. */
export function tiesName(items: readonly Item[], at: number, rules: LanguageRules): boolean {
  const [before, item] = [items[at - 1]?.lower ?? '', items[at]?.lower ?? ''];
  if (!isCapitalised(items[at + 1]) && !isCapitalised(items[at + 2])) return false;
  if (item === 'der' || item === 'den') return NAME_PARTICLES.has(before);
  return NAME_PARTICLES.has(item) && (!rules.prepositions.has(item) || rules.firstNames.has(before));
}

/** End of the nouns that begin at `from`, with initials and particles of names; `from` when none begins there. */
function nounsEnd(items: readonly Item[], from: number, rules: LanguageRules): number {
  let at = from;
  while (at < items.length && at - from < LONGEST_PHRASE) {
    const item = items[at];
    if (isNoun(item, rules)) at += 1;
    else if (at > from && isInnerStop(items, at, rules)) at += 1;
    else if (at > from && tiesName(items, at, rules)) at += 1;
    else break;
  }
  return at;
}

/** End of determiner, adjectives and nouns from `from`; null when no noun closes them. */
function coreEnd(items: readonly Item[], from: number, rules: LanguageRules): number | null {
  let at = from;
  if (rules.determiners.has(items[at]?.lower ?? '')) at += 1;
  const adjectives = at;
  while (at - adjectives < MOST_ADJECTIVES && isAdjective(items[at], rules)) at += 1;
  const end = nounsEnd(items, at, rules);
  if (end > at) return end;
  // "die 34-Jährige" is one noun, "einer" or "viele" may stand alone.
  const alone = rules.standAlones.has(items[from]?.lower ?? '');
  return alone && at === from + 1 ? at : null;
}

/** Whether the nouns that end before `to` are a thing or a role, which a genitive may follow; behind a name one is an addressee. */
function takesGenitive(items: readonly Item[], from: number, to: number, rules: LanguageRules): boolean {
  const last = items[to - 1]?.lower ?? '';
  if (isRoleWord(last, rules) || isOrganisationWord(last, rules) || rules.personNouns.has(last)) return true;
  return !isCapitalised(items[to - 2]) || (to - 2 === from && rules.determiners.has(items[from]?.lower ?? ''))
    ? to - from > 1
    : false;
}

/** A genitive, as in "des Verbands": never a second subject, so it belongs to the noun before it. */
function genitiveEnd(items: readonly Item[], from: number, rules: LanguageRules): number | null {
  if (!rules.bindingDeterminers.has(items[from]?.lower ?? '')) return null;
  return coreEnd(items, from, rules);
}

/** "von Human Rights Watch", "für Inneres": tied by a preposition. */
function tiedEnd(items: readonly Item[], from: number, rules: LanguageRules): number | null {
  const word = items[from]?.lower ?? '';
  if (!rules.bindingPrepositions.has(word) || rules.bindingDeterminers.has(word)) return null;
  return coreEnd(items, from + 1, rules);
}

/** "und" with another phrase behind it that cannot be the object of a further verb. */
function joinedEnd(items: readonly Item[], from: number, rules: LanguageRules): number | null {
  if (!rules.coordinators.has(items[from]?.lower ?? '')) return null;
  const isName = isNoun(items[from - 1], rules) && isNoun(items[from + 1], rules);
  return isName ? nounsEnd(items, from + 1, rules) : null;
}

/** The noun phrase that begins at `from`; null when a verb, a preposition or a point does. */
export function nounPhraseAfter(items: readonly Item[], from: number, rules: LanguageRules): Phrase | null {
  const first = items[from];
  if (first?.kind !== 'word') return null;
  if (
    rules.pronouns.has(first.lower) &&
    !(rules.determiners.has(first.lower) && isNoun(items[from + 1], rules))
  )
    return { from, to: from + 1 };
  let to = coreEnd(items, from, rules);
  if (to === null) return null;
  to = joinedEnd(items, to, rules) ?? to;
  if (takesGenitive(items, from, to, rules)) to = genitiveEnd(items, to, rules) ?? to;
  to = tiedEnd(items, to, rules) ?? to;
  return { from, to };
}
