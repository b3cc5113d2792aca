/**
 * Finds a subject that stands behind its verb with other phrases between: «…», dijo ayer a los periodistas en Orvane la
 * ministra; « … », a expliqué mardi à la presse Claire Morel. Romance news does so more often than not.
 * Cost: at most LONGEST_HOP items. Refused: taking the last name of the sentence (it is often a place or an addressee).
 */
import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import { isFiller, type Phrase } from './noun-phrase';
import { isInsideName } from './name-particle';
import { isCapitalised } from './is-capitalised';
import { phraseAfter } from './phrase-after';

/** Items between a verb and the subject behind it. */
const LONGEST_HOP = 24;
/** "este pasado martes", "le 3 mai": words of a time that begins with a determiner. */
const LONGEST_TIME = 3;

/** Words of an aside between a verb and its subject. */
const LONGEST_ASIDE = 6;

const isWord = (item: Item | undefined): item is Item => item?.kind === 'word';

/** A determiner with a day or a number behind it begins a time, not a subject. */
function timeEnd(items: readonly Item[], from: number, rules: LanguageRules): number | null {
  if (!rules.determiners.has(items[from]?.lower ?? '')) return null;
  for (let at = from + 1; at <= from + LONGEST_TIME; at += 1) {
    const item = items[at];
    if (!isWord(item) || isCapitalised(item)) return null;
    if (rules.times.has(item.lower)) return at + 1;
    if (/^\d+$/.test(item.text)) return isWord(items[at + 1]) ? at + 2 : at + 1;
    if (!rules.adverbs.has(item.lower)) return null;
  }
  return null;
}

/** "a jornalistas": before a plural what looks like an article is a preposition. */
function isPreposition(items: readonly Item[], at: number, rules: LanguageRules): boolean {
  const [word, next] = [items[at]?.lower ?? '', items[at + 1]];
  if (rules.prepositions.has(word)) return true;
  if (!rules.pluralPrepositions.has(word) || !isWord(next)) return false;
  return next.lower.endsWith('s') && !rules.roles.has(next.lower) && !isCapitalised(next);
}

/** End of a run of capitals with the particles between them. */
function nameEnd(items: readonly Item[], from: number, rules: LanguageRules): number {
  let at = from;
  while (isCapitalised(items[at]) || (at > from && isInsideName(items, at, rules))) {
    // "à l'Agence du Ponant Claire Morel": a first name with more behind it begins somebody's name.
    const isFirstName = rules.firstNames.has(items[at]?.lower ?? '') && isCapitalised(items[at + 1]);
    if (isFirstName && rules.organisationWords.has(items[from]?.lower ?? '')) break;
    at += 1;
  }
  return at;
}

/**
 * End of the phrase behind a preposition at `from`: determiner, nouns, and what further prepositions tie to them. A name
 * belongs to it right behind the preposition ("a Efe") or behind an organisation ("a la agencia Efe"), but is the
 * subject behind any other noun ("a la prensa Marta Gil").
 */
function prepositionalEnd(items: readonly Item[], from: number, rules: LanguageRules): number {
  let at = from + 1;
  while (isWord(items[at]) && isPreposition(items, at, rules)) at += 1;
  while (isWord(items[at]) && rules.determiners.has(items[at]?.lower ?? '')) at += 1;
  const first = at;
  while (at - from < LONGEST_HOP) {
    const item = items[at];
    if (!isWord(item)) return at;
    if (isCapitalised(item)) {
      if (at > first && !rules.organisationWords.has(items[at - 1]?.lower ?? '')) return at;
      at = nameEnd(items, at, rules);
      continue;
    }
    const isEnd =
      rules.determiners.has(item.lower) ||
      rules.clauseWords.has(item.lower) ||
      isPreposition(items, at, rules);
    if (isEnd || rules.pronouns.has(item.lower) || isFiller(item, rules)) return at;
    at += 1;
  }
  return at;
}

/** Steps over brackets: "(3)". */
function bracketEnd(items: readonly Item[], from: number): number | null {
  if (items[from]?.text !== '(') return null;
  for (let at = from + 1; at < from + LONGEST_HOP; at += 1) if (items[at]?.text === ')') return at + 1;
  return null;
}

/** "lâche, dépité, un riverain", "informou, em nota, a defesa": an aside between the verb and its subject. */
function asideEnd(items: readonly Item[], from: number, rules: LanguageRules): number | null {
  if (items[from]?.text !== ',') return null;
  for (let at = from + 1; at <= from + LONGEST_ASIDE; at += 1) {
    const item = items[at];
    if (item?.text === ',') return at > from + 1 ? at + 1 : null;
    if (!isWord(item) || isCapitalised(item) || rules.cueVerbs.has(item.lower)) return null;
  }
  return null;
}

/** A phrase ends before the time that follows it: "el alcalde el martes". */
function withoutTime(items: readonly Item[], phrase: Phrase, rules: LanguageRules): Phrase {
  for (let at = phrase.from + 1; at < phrase.to; at += 1) {
    if (timeEnd(items, at, rules) !== null) return { from: phrase.from, to: at };
  }
  return phrase;
}

/**
 * The subject behind the verb that ends before `from`, in the same sentence.
 *
 * @param to exclusive: the sentence's end or the next quotation
 */
export function looseSubject(
  items: readonly Item[],
  from: number,
  to: number,
  rules: LanguageRules,
): Phrase | null {
  let at = from;
  while (at < to && at - from < LONGEST_HOP) {
    const hopped = timeEnd(items, at, rules) ?? bracketEnd(items, at) ?? asideEnd(items, at, rules);
    if (hopped !== null) at = hopped;
    else if (isPreposition(items, at, rules)) at = prepositionalEnd(items, at, rules);
    else if (isFiller(items[at], rules) && !rules.determiners.has(items[at]?.lower ?? '')) at += 1;
    else if (items[at]?.text === ',' && at > from) at += 1;
    else break;
  }
  if (at >= to) return null;
  const phrase = phraseAfter(items, at, rules);
  return phrase === null ? null : withoutTime(items, phrase, rules);
}
