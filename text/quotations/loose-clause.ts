import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import { endsInOneOf, isFiller, type Phrase } from './noun-phrase';
import { isCapitalised } from './is-capitalised';

/** Helping verbs, pronouns and adverbs before a verb: "lui a ensuite". */
const MOST_FILLERS = 6;
/** Letters of a verb no table has. */
const SHORTEST_VERB = 4;

/** A reporting verb with the helping words before it. */
export interface LooseVerb {
  /** Index of the reporting verb itself. */
  readonly at: number;
  /** Index of a subject that stands among its helping words: "a-t-il ajouté"; -1 when none does. */
  readonly pronoun: number;
}

/** A participle without a helping verb of the perfect is passive, unless it is turned back on its subject. */
export function isPassiveParticiple(items: readonly Item[], verb: number, rules: LanguageRules): boolean {
  if (!rules.participles.has(items[verb]?.lower ?? '')) return false;
  let isPassive = true;
  for (let at = verb - 1; at >= verb - MOST_FILLERS; at -= 1) {
    const word = items[at]?.lower ?? '';
    if (rules.reflexives.has(word)) return false;
    const isPronoun = rules.pronouns.has(word);
    if (!isFiller(items[at], rules) && !isPronoun) break;
    // "a été jugé": the perfect is that of being.
    if (rules.perfectAuxiliaries.has(word))
      isPassive = rules.passiveAuxiliaries.has(items[at + 1]?.lower ?? '');
  }
  return isPassive;
}

/** A small word of the tables, or a noun for somebody: no verb. */
function isListedOtherwise(word: string, rules: LanguageRules): boolean {
  const tables = [
    rules.prepositions,
    rules.clauseWords,
    rules.coordinators,
    rules.determiners,
    rules.adverbs,
  ];
  const nouns = [rules.roles, rules.organisationWords, rules.personNouns, rules.pronouns, rules.auxiliaries];
  return [...tables, ...nouns].some((table) => table.has(word));
}

/** "«No», sospira Anna Serra.", "«No», sospira.": between a comma and a name or the end stands a verb, listed or not. */
function isNakedVerb(items: readonly Item[], at: number, to: number, rules: LanguageRules): boolean {
  const [word, next] = [items[at], items[at + 1]];
  if (word?.kind !== 'word' || isCapitalised(word) || isListedOtherwise(word.lower, rules)) return false;
  if (word.lower.length < SHORTEST_VERB || /\d/.test(word.text)) return false;
  if (at + 1 >= to) return true;
  return isCapitalised(next) && !rules.capitalisedOthers.has(next?.lower ?? '');
}

/** The reporting verb at `from` or behind helping words there; null when something else stands there. */
export function looseVerbAt(
  items: readonly Item[],
  from: number,
  to: number,
  takesUnlisted: boolean,
  rules: LanguageRules,
): LooseVerb | null {
  let pronoun = -1;
  for (let at = from; at < to && at <= from + MOST_FILLERS; at += 1) {
    const item = items[at];
    if (item?.kind !== 'word' || (isCapitalised(item) && at > from)) return null;
    const isUnlisted =
      takesUnlisted &&
      at === from &&
      (endsInOneOf(item.lower, rules.verbEndings) || isNakedVerb(items, at, to, rules));
    if (rules.cueVerbs.has(item.lower) || (isUnlisted && !isFiller(item, rules)))
      return isPassiveParticiple(items, at, rules) ? null : { at, pronoun };
    if (rules.pronouns.has(item.lower) && at > from && rules.auxiliaries.has(items[at - 1]?.lower ?? ''))
      pronoun = at;
    else if (!isFiller(item, rules)) return null;
  }
  return null;
}

/** Words that can begin a subject: a name, a pronoun, an article, or somebody's role without one. */
export function beginsSubject(items: readonly Item[], phrase: Phrase, rules: LanguageRules): boolean {
  const first = items[phrase.from];
  if (first?.kind !== 'word') return false;
  // "o que disse": a relative clause, no subject.
  if (rules.clauseWords.has(items[phrase.from + 1]?.lower ?? '') && phrase.to - phrase.from > 1) return false;
  const isBare = phrase.to - phrase.from === 1 && rules.determiners.has(first.lower);
  if (isBare && !rules.standAlones.has(first.lower) && !rules.pronouns.has(first.lower)) return false;
  if (rules.cueVerbs.has(first.lower) || endsInOneOf(first.lower, rules.verbEndings)) return false;
  return (
    (isCapitalised(first) &&
      (!rules.capitalisedOthers.has(first.lower) || rules.firstNames.has(first.lower))) ||
    rules.pronouns.has(first.lower) ||
    rules.determiners.has(first.lower) ||
    rules.roles.has(first.lower) ||
    rules.personNouns.has(first.lower)
  );
}

/** A name, a pronoun, or a person or organisation behind an article: things are objects more often. */
export function isPersonal(items: readonly Item[], phrase: Phrase, rules: LanguageRules): boolean {
  const first = items[phrase.from];
  if (first === undefined || !beginsSubject(items, phrase, rules)) return false;
  const isArticle = rules.determiners.has(first.lower);
  if ((isCapitalised(first) && !isArticle) || rules.pronouns.has(first.lower)) return true;
  return items.slice(phrase.from, phrase.to).some((item, offset, all) => {
    // "le docteur Samuel Roche": a first name with a surname behind it.
    const isFullName =
      isCapitalised(item) && rules.firstNames.has(item.lower) && isCapitalised(all[offset + 1]);
    const { lower } = item;
    return (
      isFullName ||
      rules.roles.has(lower) ||
      rules.personNouns.has(lower) ||
      rules.organisationWords.has(lower)
    );
  });
}

/** Whether a phrase may go on behind the word at `at`, which names somebody or tells what somebody is. */
function goesOn(items: readonly Item[], at: number, to: number, rules: LanguageRules): boolean {
  const [next, second] = [items[at], items[at + 1]];
  if (next === undefined || at >= to) return false;
  if (rules.bindingPrepositions.has(next.lower) || rules.roles.has(next.lower) || isCapitalised(next))
    return true;
  // "la portavoz socialista Ana Ruiz": one adjective before the name.
  return isCapitalised(second) && at + 1 < to && !endsInOneOf(next.lower, rules.verbEndings);
}

/**
 * A phrase read rightwards without knowing the verb, cut where the verb must begin: behind the name, or behind the role
 * when no name follows. "La jueza Elena Prats compareció", "El alcalde visitó la zona".
 */
export function withoutVerb(items: readonly Item[], phrase: Phrase, rules: LanguageRules): Phrase {
  for (let at = phrase.from; at < phrase.to; at += 1) {
    const word = items[at];
    if (word?.kind !== 'word') continue;
    const isName = isCapitalised(word) && !rules.determiners.has(word.lower);
    const tells = isName || rules.roles.has(word.lower) || rules.personNouns.has(word.lower);
    if (tells && !goesOn(items, at + 1, phrase.to, rules)) return { from: phrase.from, to: at + 1 };
  }
  return phrase;
}
