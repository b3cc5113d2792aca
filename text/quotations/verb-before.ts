/**
 * X said: "…"; X, who …, said that "…"; X did this, telling Y that "…": the reporting verb nearest before a quotation, and
 * whose act it is. Farther from the marks only listed verbs count.
 * Cost: one step per reporting verb of the sentence.
 */
import type { Attribution } from './attribution';
import { rangeOf } from './item-range';
import type { LanguageRules } from './language-rules';
import { looseBefore } from './loose-before';
import { mainSubject, subjectOf } from './main-subject';
import type { Item } from './narration';
import type { Phrase } from './noun-phrase';
import { isFiller } from './noun-phrase';
import { phraseAfter } from './phrase-after';
import { phraseBefore } from './phrase-before';
import { isReportingVerb } from './reporting-verb';
import type { Sentence } from './sentence-before';

/** A passive's agent may stand behind the quotation: was called "a mess" by X. */
const AGENT_REACH = 6;

/** The reporting word nearest before item `index` in its sentence; -1 when there is none. */
function cueBefore(items: readonly Item[], index: number, rules: LanguageRules): number {
  const item = items[index];
  if (item !== undefined) return item.cueBefore;
  const last = items.length - 1;
  return isReportingVerb(items, last, rules) ? last : (items[last]?.cueBefore ?? -1);
}

/** "was called": then the subject is not the speaker. */
function isPassive(items: readonly Item[], index: number, rules: LanguageRules): boolean {
  const verb = items[index]?.lower ?? '';
  if (rules.participleEndings.some((ending) => verb.endsWith(ending))) return false;
  let at = index - 1;
  while (at > index - 4 && isFiller(items[at], rules)) {
    if (rules.passiveAuxiliaries.has(items[at]?.lower ?? '')) return true;
    at -= 1;
  }
  return false;
}

/** The "by X" of a passive, which may stand on the far side of the quotation. */
function agentAfter(items: readonly Item[], verb: number, end: number, rules: LanguageRules): Phrase | null {
  for (let at = verb + 1; at < end; at += 1) {
    if (rules.agents.has(items[at]?.lower ?? '')) return phraseAfter(items, at + 1, rules);
  }
  return null;
}

/** X said …: the subject beside the verb, else that of the sentence ("… sat down and said"). */
function ofFiniteVerb(sentence: Sentence, verb: number, rules: LanguageRules): Attribution {
  const { items, block, start, end } = sentence;
  const cue = rangeOf(items[verb]);
  if (isPassive(items, verb, rules)) {
    const agent = agentAfter(items, verb, end + AGENT_REACH, rules);
    return { rule: 'subject-verb before the quotation', block, subject: agent, cue };
  }
  const subject = subjectOf(items, verb, start, rules);
  if (subject !== null) return { rule: 'subject-verb before the quotation', block, subject, cue };
  return {
    rule: 'main subject of the sentence',
    block,
    subject: mainSubject(items, start, verb, rules),
    cue,
  };
}

/** "with Senator Reed calling it": the subject stands right before the dependent verb. */
function absoluteSubject(sentence: Sentence, verb: number, rules: LanguageRules): Phrase | null {
  const phrase = phraseBefore(sentence.items, verb, sentence.start, rules);
  if (phrase === null || phrase.to !== verb) return null;
  return rules.absolutes.has(sentence.items[phrase.from - 1]?.lower ?? '') ? phrase : null;
}

/** "The Courier quoted Reed as saying": whoever is quoted says it; "was quoted by the Courier as saying" is of its subject. */
function relayedSubject(sentence: Sentence, verb: number, rules: LanguageRules): Phrase | null {
  const { items, start } = sentence;
  const phrase = phraseBefore(items, verb - 1, start, rules);
  if (phrase === null || phrase.to !== verb - 1) return null;
  return rules.relayingVerbs.has(items[phrase.from - 1]?.lower ?? '') ? phrase : null;
}

/** …, telling reporters: the verb borrows its subject. "is saying" is finite after all. */
function ofDependentVerb(sentence: Sentence, verb: number, rules: LanguageRules): Attribution {
  const { items, block, start } = sentence;
  if (rules.passiveAuxiliaries.has(items[verb - 1]?.lower ?? '')) return ofFiniteVerb(sentence, verb, rules);
  const subject =
    relayedSubject(sentence, verb, rules) ??
    absoluteSubject(sentence, verb, rules) ??
    mainSubject(items, start, verb, rules);
  return { rule: 'main subject of the sentence', block, subject, cue: rangeOf(items[verb]) };
}

/** "should demand": nobody has said it yet. */
function isModal(items: readonly Item[], verb: number, rules: LanguageRules): boolean {
  let at = verb - 1;
  while (at > verb - 3 && isFiller(items[at], rules)) {
    if (rules.modals.has(items[at]?.lower ?? '')) return true;
    at -= 1;
  }
  return false;
}

/** The nearest reporting verb before the quotation. One that may or should happen counts when there is no other. */
export function byVerb(sentence: Sentence, rules: LanguageRules): Attribution | null {
  const { items, start, end } = sentence;
  let modal: number | null = null;
  for (let at = cueBefore(items, end, rules); at >= start; at = items[at]?.cueBefore ?? -1) {
    const isDependent = rules.dependentCues.has(items[at]?.lower ?? '');
    if (rules.looseSubjects) return looseBefore(sentence, at, isDependent, rules);
    if (isDependent) return ofDependentVerb(sentence, at, rules);
    if (!isModal(items, at, rules)) return ofFiniteVerb(sentence, at, rules);
    modal ??= at;
  }
  return modal === null ? null : ofFiniteVerb(sentence, modal, rules);
}
