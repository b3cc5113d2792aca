/**
 * Finds the subject of a clause whose finite verb stands second ("In Lindau sagte die Ministerin …"): what stands before
 * the verb is one phrase of any kind, and the subject stands behind the verb unless it is that phrase.
 * Cost: a bounded window on both sides of the verb.
 * Refused: the nearest noun before the verb, as English has it; that is the place or the newspaper as often as the speaker.
 */
import { type Clause, clauseStart, isLead } from './clause';
import type { LanguageRules } from './language-rules';
import type { VerbSecondRules } from './verb-second-rules';
import type { Item } from './narration';
import { isFiller, isPoint, LONGEST_PHRASE, type Phrase } from './noun-phrase';
import { isCapitalised } from './is-capitalised';
import { phraseAfter } from './phrase-after';
import { phraseBefore } from './phrase-before';
import { isOblique, subjectBehind } from './subject-behind-verb';
import { isVerbLike, standsSecond } from './verb-like';

/** Items in which the verb of a sentence that begins with no subject is looked for. */
const LONGEST_BRACKET = 30;

/** Likewise at the head of a clause, where "es" only keeps the place of the subject. */
function beginsOblique(
  items: readonly Item[],
  at: number,
  rules: LanguageRules,
  second: VerbSecondRules,
): boolean {
  return second.impersonals.has(items[at]?.lower ?? '') || isOblique(items, at, rules, second);
}

/** The conjunction of a clause whose verb stands last ("wie die Polizei mitteilte"); null when the verb does not. */
function conjunctionOf(clause: Clause, from: number, verb: number, rules: LanguageRules): number | null {
  const next = clause.items[verb + 1];
  if (next?.kind === 'word' && !rules.verbSecond?.helpers.has(next.lower)) return null;
  // "Berg, som bor där, säger": the comma closed that clause.
  if (isPoint(clause.items[verb - 1], ',')) return null;
  for (let at = verb - 1; at >= from; at -= 1) {
    const item = clause.items[at];
    const opens = at === from || isPoint(clause.items[at - 1], ',');
    if (item?.kind === 'word' && opens && rules.clauseWords.has(item.lower)) return at;
  }
  return null;
}

/** A phrase at the head of a clause, with all that hangs on it up to the verb or the first comma. */
function fullHead(items: readonly Item[], head: Phrase, verb: number, rules: LanguageRules): Phrase {
  let to = head.to;
  while (to < verb && to - head.from < LONGEST_PHRASE) {
    const item = items[to];
    if (item?.kind !== 'word' || isFiller(item, rules) || rules.cueVerbs.has(item.lower)) break;
    if (rules.clauseWords.has(item.lower) || rules.pronouns.has(item.lower)) break;
    to += 1;
  }
  // Only what reaches the verb or an aside hangs on the head; else a verb of its own came between.
  return to === verb || isPoint(items[to], ',') || isPoint(items[to], '(') ? { from: head.from, to } : head;
}

/** "Von der Berg sagte": a name whose particle begins the sentence. */
function particleName(items: readonly Item[], from: number, verb: number): Phrase | null {
  const isParticle = /^(?:Von|Van|De|Zu)$/.test(items[from]?.text ?? '');
  const article = /^(?:der|den|dem|de)$/.test(items[from + 1]?.text ?? '') ? 1 : 0;
  const reachesVerb = from + 2 + article === verb && isCapitalised(items[verb - 1]);
  return isParticle && reachesVerb ? { from, to: verb } : null;
}

/** The phrase before the verb where it can be the subject. */
function subjectAhead(clause: Clause, from: number, verb: number, rules: LanguageRules): Phrase | null {
  const { items } = clause;
  if (!rules.capitalNouns) return phraseBefore(items, verb, from, rules);
  const named = particleName(items, from, verb);
  if (named !== null) return named;
  const head = phraseAfter(items, from, rules);
  return head === null || head.to > verb ? null : fullHead(items, head, verb, rules);
}

/** "…, sagte Vogt:" the phrase closes with the clause, so nothing but a subject can stand there. */
function closesClause(items: readonly Item[], phrase: Phrase | null): boolean {
  const next = phrase === null ? undefined : items[phrase.to];
  return (
    phrase !== null &&
    (next === undefined || next.kind === 'quote' || [',', ':', '.', '('].includes(next.text))
  );
}

/** The subject of the first clause of a sentence, for "… und sagte" and for sentences no listed verb reports. */
export function firstSubject(clause: Clause, end: number, rules: LanguageRules): Phrase | null {
  const second = rules.verbSecond;
  const { items, start } = clause;
  if (second === null) return null;
  const from = clauseStart({ ...clause, end }, start, rules);
  const begin = isLead(items[from], rules) ? from + 1 : from;
  if (begin >= end) return null;
  if (!beginsOblique(items, begin, rules, second)) {
    const head = phraseAfter(items, begin, rules);
    return head !== null && head.to <= end ? fullHead(items, head, head.to, rules) : null;
  }
  for (let at = begin + 1; at < end && at < begin + LONGEST_BRACKET; at += 1) {
    const item = items[at];
    if (item?.kind !== 'word' || isCapitalised(item) || rules.prepositions.has(item.lower)) continue;
    const isVerb =
      second.helpers.has(item.lower) || isVerbLike(item, rules) || standsSecond(items, at, rules);
    if (isVerb) return subjectBehind(items, at + 1, end, rules);
  }
  return null;
}

/** The subject of the finite verb at `verb`; null when the clause names none. */
export function subjectOfFinite(clause: Clause, verb: number, rules: LanguageRules): Phrase | null {
  const second = rules.verbSecond;
  const { items, end } = clause;
  if (second === null) return null;
  const before = items[verb - 1];
  if (before !== undefined && rules.coordinators.has(before.lower) && verb - 1 > clause.start) {
    const behind = subjectBehind(items, verb + 1, end, rules);
    const isPronoun = behind !== null && second.subjectPronouns.has(items[behind.from]?.lower ?? '');
    return isPronoun ? behind : firstSubject(clause, verb - 1, rules);
  }
  const from = clauseStart(clause, verb, rules);
  const conjunction = conjunctionOf(clause, from, verb, rules);
  if (conjunction !== null) return subjectBehind(items, conjunction + 1, verb, rules);
  const behind = subjectBehind(items, verb + 1, end, rules);
  if (from === verb) return behind;
  const isPronoun = behind !== null && second.subjectPronouns.has(items[behind.from]?.lower ?? '');
  const ahead = subjectAhead(clause, from, verb, rules);
  if (behind !== null && (isPronoun || beginsOblique(items, from, rules, second))) return behind;
  const isName = behind !== null && isCapitalised(items[behind.from]) && closesClause(items, behind);
  if (isName && (ahead === null || standsAgainst(items, ahead, verb, rules))) return behind;
  return ahead ?? behind;
}

/** The phrase ahead is no subject when a name closes the clause: a finished clause, or a thing that names nobody. */
function standsAgainst(items: readonly Item[], ahead: Phrase, verb: number, rules: LanguageRules): boolean {
  // "Die Lage sei ernst, sagte Vogt": the phrase and the comma before the verb have another verb between them.
  if (isPoint(items[verb - 1], ',')) return !isPoint(items[ahead.to], ',') && ahead.to !== verb - 1;
  return (
    rules.capitalNouns &&
    ahead.to === verb &&
    rules.verbSecond?.weakObliques.has(items[ahead.from]?.lower ?? '') === true
  );
}
