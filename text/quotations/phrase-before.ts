/**
 * Finds the subject before a verb without a parser: leftwards it runs to the nearest word that cannot be in it (a clause
 * word, a helping verb, a comma), and asides between commas or brackets are hopped over, as Citron hops over sections.
 * Cost: at most LONGEST_ASIDE items per hop, MOST_ASIDES hops.
 */
import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import {
  endsInGenitive,
  isFiller,
  isInnerStop,
  isJoint,
  isPoint,
  LONGEST_PHRASE,
  type Phrase,
} from './noun-phrase';
import { isCapitalised } from './is-capitalised';

/** "Smith, who has run the mill her father built in 1961 and …, said". */
const LONGEST_ASIDE = 40;
const MOST_ASIDES = 3;
/** Items of a relative clause without a comma. */
const LONGEST_RELATIVE = 12;

/** The opening end of an aside that closes at `index` ("… , who is 40 ,"); null when it has none. */
function asideStart(items: readonly Item[], index: number, floor: number): number | null {
  const closer = items[index];
  if (closer?.kind !== 'point') return null;
  const opener = { ',': ',', ')': '(', '—': '—', '–': '–' }[closer.text];
  if (opener === undefined) return null;
  for (let at = index - 1; at > floor && at > index - LONGEST_ASIDE; at -= 1) {
    if (isPoint(items[at], opener)) return at;
  }
  return null;
}

/** The word beside the verb is always in: it may look like a verb itself ("the report said"). */
function stopsLeftward(
  items: readonly Item[],
  index: number,
  isFirst: boolean,
  rules: LanguageRules,
): boolean {
  const item = items[index];
  if (item === undefined || item.kind === 'quote') return true;
  if (item.kind === 'point') return item.text !== '-' && !isInnerStop(items, index, rules);
  if (rules.coordinators.has(item.lower)) return !isJoint(items, index);
  if (rules.clauseWords.has(item.lower)) return true;
  if (isFirst || isCapitalised(item)) return false;
  if (rules.auxiliaries.has(item.lower) && !rules.adverbs.has(item.lower)) return true;
  const before = items[index - 1];
  const isNoun = before?.kind === 'word' && rules.determiners.has(before.lower);
  return (
    rules.dependentCues.has(item.lower) ||
    (!isNoun && rules.cueVerbs.has(item.lower) && /(?:ed|id|ld|ote|ys|lls)$/.test(item.lower))
  );
}

/** "Then in Leeds the mayor": only the last noun phrase is the subject. */
function withoutLead(items: readonly Item[], from: number, to: number, rules: LanguageRules): number {
  let start = from;
  while (start < to - 1) {
    const item = items[start];
    if (item?.kind === 'point' || isFiller(item, rules)) start += 1;
    else if (item !== undefined && rules.prepositions.has(item.lower))
      start = afterLeadingPreposition(items, start, to, rules);
    else break;
  }
  return start;
}

/** "At the rally the mayor", "In Orrin Quill": the subject is the last determiner's or the last capitals'. */
function afterLeadingPreposition(
  items: readonly Item[],
  from: number,
  to: number,
  rules: LanguageRules,
): number {
  for (let at = to - 1; at > from + 1; at -= 1) {
    const item = items[at];
    if (item !== undefined && rules.determiners.has(item.lower)) return at;
  }
  let start = to - 1;
  while (start > from + 1 && (isCapitalised(items[start - 1]) || isInnerStop(items, start - 1, rules)))
    start -= 1;
  return start;
}

/** A phrase as far as it runs leftwards, before its lead-in is cut off. */
function collectLeftward(
  items: readonly Item[],
  to: number,
  floor: number,
  rules: LanguageRules,
): Phrase | null {
  if (to <= floor) return null;
  if (rules.pronouns.has(items[to - 1]?.lower ?? '')) return { from: to - 1, to };
  let from = to;
  while (from > floor && to - from < LONGEST_PHRASE && !stopsLeftward(items, from - 1, from === to, rules))
    from -= 1;
  return from === to ? null : { from, to };
}

/** "42", "of Leeds", "a nurse" behind a comma: told about the subject, which stands before the comma. */
function isAside(items: readonly Item[], phrase: Phrase, rules: LanguageRules): boolean {
  const [first, comma] = [items[phrase.from], items[phrase.from - 1]];
  if (first === undefined || !isPoint(comma, ',')) return false;
  if (/^\d+$/.test(first.text) || rules.prepositions.has(first.lower)) return true;
  const isName = isCapitalised(items[phrase.from - 2]) || isPoint(items[phrase.from - 2], ')');
  return isName && (rules.determiners.has(first.lower) || rules.relativePronouns.has(first.lower));
}

/** What sets a relative clause off from its noun. */
const RELATIVE_POINTS = new Set([',', '–', '—', '(']);

/** Steps left over "who", and over the comma or dash before it. */
function beforeRelative(items: readonly Item[], index: number, rules: LanguageRules): number {
  const item = items[index - 1];
  if (item?.kind !== 'word' || !rules.relativePronouns.has(item.lower) || rules.thatWords.has(item.lower))
    return index;
  return RELATIVE_POINTS.has(items[index - 2]?.text ?? '') ? index - 2 : index - 1;
}

/** "a woman who did not want to be named said": what ends a relative clause is no subject, the clause's noun is. */
function beyondRelative(
  items: readonly Item[],
  phrase: Phrase,
  floor: number,
  rules: LanguageRules,
): Phrase | null {
  const [last, before] = [items[phrase.to - 1], items[phrase.from - 1]];
  if (phrase.to - phrase.from > 1 || isCapitalised(last) || before?.kind !== 'word') return null;
  if (!rules.passiveAuxiliaries.has(before.lower) || rules.pronouns.has(last?.lower ?? '')) return null;
  for (let at = phrase.from - 1; at > floor && at > phrase.from - LONGEST_RELATIVE; at -= 1) {
    const item = items[at];
    if (item?.kind !== 'word') return null;
    if (rules.relativePronouns.has(item.lower)) {
      const verbless = rules.coordinators.has(items[at - 1]?.lower ?? '') ? at - 1 : at;
      return collectLeftward(items, verbless, floor, rules);
    }
  }
  return null;
}

/** Hops over asides to the left for as long as something better than an aside stands there. */
function beyondAsides(items: readonly Item[], phrase: Phrase, floor: number, rules: LanguageRules): Phrase {
  let found = phrase;
  for (let asides = 0; asides < MOST_ASIDES && isAside(items, found, rules); asides += 1) {
    const further = collectLeftward(items, found.from - 1, floor, rules);
    if (further === null) break;
    const leads =
      rules.prepositions.has(items[further.from]?.lower ?? '') && !isPoint(items[further.from - 1], ',');
    if (leads) break;
    found = further;
  }
  return found;
}

/** A pronoun that no noun can follow. */
function isPronounAlone(item: Item | undefined, rules: LanguageRules): boolean {
  return rules.pronouns.has(item?.lower ?? '') && !rules.determiners.has(item?.lower ?? '');
}

/** The subject that ends before `verb`; never reaches left of `floor`. */
export function phraseBefore(
  items: readonly Item[],
  verb: number,
  floor: number,
  rules: LanguageRules,
): Phrase | null {
  let to = verb;
  while (to > floor && isFiller(items[to - 1], rules)) to -= 1;
  // "had at last described": a preposition right before an adverb goes with it.
  if (rules.hasFixedOrder && to < verb && rules.prepositions.has(items[to - 1]?.lower ?? '')) to -= 1;
  while (to > floor && isFiller(items[to - 1], rules)) to -= 1;
  to = beforeRelative(items, to, rules);
  const opening = asideStart(items, to - 1, floor);
  const near = collectLeftward(items, opening ?? to, floor, rules);
  if (near === null) return null;
  const phrase = beyondAsides(items, beyondRelative(items, near, floor, rules) ?? near, floor, rules);
  if (endsInGenitive(items, phrase)) return null;
  const from = withoutLead(items, phrase.from, phrase.to, rules);
  // "She neither confirmed": what follows a pronoun belongs to the verb.
  return { from, to: isPronounAlone(items[from], rules) ? from + 1 : phrase.to };
}
