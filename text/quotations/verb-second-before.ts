/**
 * Attributions before a quotation in the languages whose verb stands second: "X sagte: „…“", "In Lindau sagte X, dass „…“",
 * "X hat in Lindau erklärt: „…“", "X hat den Plan als „…“ bezeichnet", "X schloss sich dem an: „…“".
 * Cost: the reporting words of one sentence, each with a bounded window.
 */
import type { Attribution } from './attribution';
import { type Clause, finiteOf } from './clause';
import type { LanguageRules } from './language-rules';
import type { VerbSecondRules } from './verb-second-rules';
import type { Item } from './narration';
import { isPoint, type Phrase } from './noun-phrase';
import { phraseAfter } from './phrase-after';
import { isCueWord } from './reporting-verb';
import { firstSubject, subjectOfFinite } from './verb-second';

/** Items behind the marks in which the second half of a verb may stand: "… als „X“ bezeichnet worden". */
const BRACKET_REACH = 6;
/** Noun phrases behind a quoting verb in which the quoted one is looked for. */
const LONGEST_FIELD = 16;

const rangeOf = (item: Item | undefined) =>
  item === undefined ? null : { start: item.start, end: item.end };

/** "wurde von X genannt": the agent, which may stand anywhere in the clause. */
function agentOf(clause: Clause, finite: number, reach: number, rules: LanguageRules): Phrase | null {
  for (let at = Math.max(clause.start, finite - LONGEST_FIELD); at < reach; at += 1) {
    if (!rules.agents.has(clause.items[at]?.lower ?? '')) continue;
    const phrase = phraseAfter(clause.items, at + 1, rules);
    if (phrase !== null) return phrase;
  }
  return null;
}

/** "X zitiert den Minister mit den Worten": the one behind the verb, or the second one where X stands there, too. */
function quotedOne(clause: Clause, verb: number, rules: LanguageRules): Phrase | null {
  const subject = subjectOfFinite(clause, verb, rules);
  const from = subject !== null && subject.from > verb ? subject.to : verb + 1;
  for (let at = from; at < clause.end && at < from + LONGEST_FIELD; at += 1) {
    const item = clause.items[at];
    if (item?.kind !== 'word' || rules.prepositions.has(item.lower)) break;
    const phrase = phraseAfter(clause.items, at, rules);
    if (phrase !== null) return phrase;
  }
  return subject;
}

/** Whom a reporting verb credits. */
function creditedBy(
  clause: Clause,
  cue: number,
  reach: number,
  rules: LanguageRules,
  second: VerbSecondRules,
): Phrase | null {
  const word = clause.items[cue]?.lower ?? '';
  const finite = finiteOf(clause, cue, second);
  // "war … bezeichnet worden": the passive shows behind the participle.
  const auxiliaries = [finite, cue + 1].map((at) => clause.items[at]?.lower ?? '');
  const isPassive = finite !== cue && auxiliaries.some((word) => rules.passiveAuxiliaries.has(word));
  if (second.quotingVerbs.has(word)) {
    return isPassive ? subjectOfFinite(clause, finite, rules) : quotedOne(clause, finite, rules);
  }
  if (isPassive) return agentOf(clause, finite, reach, rules);
  const subject = subjectOfFinite(clause, finite, rules);
  return isImpersonal(clause.items, subject, second) ? sourceOf(clause, finite, rules) : subject;
}

/**
 * A word that only looks like a cue: a participle without its helping verb ("auch Steg genannt"), and "heißt" with a subject
 * ("das Buch heißt „…“"), which names.
 */
function reportsNothing(clause: Clause, cue: number, rules: LanguageRules, second: VerbSecondRules): boolean {
  const word = clause.items[cue]?.lower ?? '';
  if (second.copulas.has(word))
    return !isImpersonal(clause.items, subjectOfFinite(clause, cue, rules), second);
  const hasHelper = second.helpers.has(clause.items[cue + 1]?.lower ?? '');
  return second.boundParticiples.has(word) && !hasHelper && finiteOf(clause, cue, second) === cue;
}

/** "hieß es": nobody said it. */
function isImpersonal(items: readonly Item[], subject: Phrase | null, second: VerbSecondRules): boolean {
  return (
    subject !== null &&
    subject.to - subject.from === 1 &&
    second.impersonals.has(items[subject.from]?.lower ?? '')
  );
}

/** "heißt es in dem Schreiben", "hieß es aus dem Rathaus": the place stands for who speaks. */
function sourceOf(clause: Clause, verb: number, rules: LanguageRules): Phrase | null {
  const { items, start, end } = clause;
  const behind = placeIn(items, verb + 1, Math.min(end, verb + LONGEST_FIELD), rules);
  return behind ?? placeIn(items, Math.max(start, verb - LONGEST_FIELD), verb, rules);
}

/** The phrase behind the first preposition between two items. */
function placeIn(items: readonly Item[], from: number, to: number, rules: LanguageRules): Phrase | null {
  for (let at = from; at < to; at += 1) {
    if (!rules.prepositions.has(items[at]?.lower ?? '')) continue;
    const phrase = phraseAfter(items, at + 1, rules);
    return phrase === null ? null : { from: phrase.from, to: Math.min(phrase.to, to) };
  }
  return null;
}

/** The second half of a verb behind the marks: "… als „X“ bezeichnet". */
function cueBehind(items: readonly Item[], quote: number, second: VerbSecondRules): number | null {
  for (let at = quote + 1; at <= quote + BRACKET_REACH; at += 1) {
    const item = items[at];
    if (item?.kind !== 'word') return null;
    if (second.participles.has(item.lower)) return at;
  }
  return null;
}

/** A verb bracket round the quotation. */
function byBracket(
  clause: Clause,
  block: number,
  rules: LanguageRules,
  second: VerbSecondRules,
): Attribution | null {
  const { items, end } = clause;
  const cue = cueBehind(items, end, second);
  if (cue === null) return null;
  const finite = finiteOf(clause, cue, second);
  if (finite === cue) return null;
  const subject = creditedBy(clause, cue, cue, rules, second);
  return { rule: 'subject-verb before the quotation', block, subject, cue: rangeOf(items[cue]) };
}

/** Any sentence that ends in a colon and whose subject acts: "X schloss sich an: „…“". "Der Titel lautet: „…“" tells no speech. */
export function byActingSubject(clause: Clause, block: number, rules: LanguageRules): Attribution | null {
  const { items, start, end } = clause;
  if (!isPoint(items[end - 1], ':')) return null;
  const subject = firstSubject(clause, end - 1, rules);
  if (subject === null || subject.to >= end - 1) return null;
  const isNaming = items
    .slice(start, end)
    .some(
      (item) =>
        item.kind === 'word' &&
        (rules.verbSecond?.copulas.has(item.lower) || rules.namingWords.has(item.lower)),
    );
  return isNaming ? null : { rule: 'main subject of the sentence', block, subject, cue: null };
}

/** The attribution of the nearest reporting verb before the quotation at `end`, or round it; null when there is none. */
export function verbSecondBefore(clause: Clause, block: number, rules: LanguageRules): Attribution | null {
  const second = rules.verbSecond;
  if (second === null) return null;
  const { items, start, end } = clause;
  const last =
    items[end] === undefined && isCueWord(items, end - 1, rules)
      ? end - 1
      : (items[end] ?? items[end - 1])?.cueBefore;
  let bare: Attribution | null = null;
  for (let at = last ?? -1; at >= start; at = items[at]?.cueBefore ?? -1) {
    if (reportsNothing(clause, at, rules, second)) continue;
    const subject = creditedBy(clause, at, end + BRACKET_REACH, rules, second);
    const found: Attribution = {
      rule: 'subject-verb before the quotation',
      block,
      subject,
      cue: rangeOf(items[at]),
    };
    if (subject !== null) return found;
    bare ??= found;
  }
  return bare ?? byBracket(clause, block, rules, second);
}
