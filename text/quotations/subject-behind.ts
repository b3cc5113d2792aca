/**
 * Finds the subject behind a verb in languages where it may stand there with other phrases between: "сказал в эфире мэр
 * Иван Петров". Without a parser the nominative is known by three things: a role word or a first name of the tables, both
 * listed in the nominative only, and standing right behind the verb.
 * Cost: at most LONGEST_PHRASE items.
 */
import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import { isFiller, isInnerStop, isJoint, LONGEST_PHRASE, type Phrase } from './noun-phrase';
import { capitalRunEnd } from './capital-run';
import { isCapitalised } from './is-capitalised';

/** "гендиректор компании «Ромашка» Иван Петров": a name in marks is no longer than this, in characters. */
const LONGEST_NAME_IN_MARKS = 50;
/** Words between an organisation and the name of who speaks for it. */
const NAME_REACH = 8;

/** A first name in the nominative. */
export function isFirstName(item: Item | undefined, rules: LanguageRules): boolean {
  return item !== undefined && isCapitalised(item) && rules.firstNames.has(item.lower);
}

/** A word of the tables for somebody, in the nominative. */
function isPersonWord(item: Item | undefined, rules: LanguageRules): boolean {
  if (item?.kind !== 'word') return false;
  return rules.roles.has(item.lower) || rules.personNouns.has(item.lower);
}

/** A short name in marks inside a phrase, right behind a lower-case word and with the phrase going on. */
export function isNameInMarks(items: readonly Item[], at: number): boolean {
  const [before, item, next] = [items[at - 1], items[at], items[at + 1]];
  if (item?.kind !== 'quote' || before?.kind !== 'word' || isCapitalised(before)) return false;
  return item.end - item.start <= LONGEST_NAME_IN_MARKS && isCapitalised(next);
}

/** A known first name stands ahead before any point. */
function nameAhead(items: readonly Item[], from: number, rules: LanguageRules): boolean {
  for (let at = from; at < from + NAME_REACH; at += 1) {
    const item = items[at];
    if (item === undefined || (item.kind === 'point' && item.text !== '-')) return false;
    if (isFirstName(item, rules)) return true;
  }
  return false;
}

interface Reader {
  from: number;
  /** A capital was met. */
  hasName: boolean;
  /** A known first name was met: the person is named. */
  isNamed: boolean;
}

/** Whether the phrase ends before item `at`. */
function endsBefore(items: readonly Item[], at: number, state: Reader, rules: LanguageRules): boolean {
  const item = items[at];
  if (item === undefined) return true;
  if (item.kind === 'quote') return !isNameInMarks(items, at);
  if (item.kind === 'point') return item.text !== '-' && !isInnerStop(items, at, rules);
  if (at === state.from) return false;
  if (rules.coordinators.has(item.lower)) return !isJoint(items, at) && !nameAhead(items, at, rules);
  if (rules.clauseWords.has(item.lower) || rules.relativePronouns.has(item.lower)) return true;
  if (isCapitalised(item)) return state.hasName && rules.capitalisedOthers.has(item.lower);
  if (state.isNamed) return true;
  const goesOn = !state.hasName || nameAhead(items, at, rules);
  if (isFiller(item, rules)) return !goesOn;
  return !goesOn;
}

/** The noun phrase that begins at `from`. What stands before a role in the nominative was only told: "сказал РБК депутат". */
function phraseFrom(items: readonly Item[], from: number, rules: LanguageRules): Phrase | null {
  const state: Reader = { from, hasName: false, isNamed: false };
  let to = from;
  while (to - from < LONGEST_PHRASE) {
    const item = items[to];
    const startsAgain = to > from && state.hasName && !state.isNamed && !isCapitalised(item);
    if (startsAgain && isCapitalised(items[from]) && isPersonWord(item, rules))
      return phraseFrom(items, to, rules);
    if (endsBefore(items, to, state, rules)) break;
    if (isCapitalised(item) && !rules.roles.has(item?.lower ?? '')) state.hasName = true;
    if (isFirstName(item, rules)) state.isNamed = true;
    to += 1;
  }
  while (to > from && isFiller(items[to - 1], rules)) to -= 1;
  return to > from ? { from, to } : null;
}

/** Over "w rozmowie z PAP", "на брифинге": to the first word that must be a nominative, else the last capitals. */
function beyondPrepositions(items: readonly Item[], from: number, rules: LanguageRules): Phrase | null {
  let run: Phrase | null = null;
  for (let at = from + 1; at < from + LONGEST_PHRASE; at += 1) {
    const item = items[at];
    if (item === undefined || (item.kind === 'point' && !isInnerStop(items, at, rules))) break;
    if (item.kind !== 'word') continue;
    if (rules.clauseWords.has(item.lower)) break;
    if (rules.pronouns.has(item.lower)) return { from: at, to: at + 1 };
    if (isPersonWord(item, rules) || isFirstName(item, rules)) return phraseFrom(items, at, rules);
    if (!isCapitalised(item)) continue;
    const to = Math.max(capitalRunEnd(items, at, rules), at + 1);
    if (isFirstName(items[at + 1], rules) && to > at + 1) return phraseFrom(items, at + 1, rules);
    const isOther = rules.organisationWords.has(item.lower) || rules.capitalisedOthers.has(item.lower);
    const isGoverned =
      rules.prepositions.has(items[at - 1]?.lower ?? '') || rules.obliqueNames.has(item.lower);
    run = isOther || isGoverned ? null : { from: at, to };
    at = to - 1;
  }
  return run;
}

/** The subject behind the verb at `from - 1`; null when none can be told. */
export function subjectBehind(items: readonly Item[], from: number, rules: LanguageRules): Phrase | null {
  let at = from;
  while (isFiller(items[at], rules) && at < from + NAME_REACH) at += 1;
  const first = items[at];
  if (first?.kind !== 'word' || rules.clauseWords.has(first.lower) || rules.coordinators.has(first.lower))
    return null;
  if (rules.pronouns.has(first.lower)) return { from: at, to: at + 1 };
  if (rules.prepositions.has(first.lower)) return beyondPrepositions(items, at, rules);
  return phraseFrom(items, at, rules);
}

/**
 * The institution that several people speak for: "сообщили в полиции", "przekazali w urzędzie". The verb at `verb` is in the
 * plural and has no subject; null when what follows is a time or a place.
 */
export function institutionBehind(items: readonly Item[], verb: number, rules: LanguageRules): Phrase | null {
  if (rules.verbGenders.get(items[verb]?.lower ?? '') !== 'unknown') return null;
  const [preposition, first] = [items[verb + 1], items[verb + 2]];
  if (first?.kind !== 'word' || !rules.prepositions.has(preposition?.lower ?? '')) return null;
  if (!rules.organisationWords.has(first.lower)) return null;
  return phraseFrom(items, verb + 2, rules);
}
