/**
 * Attributions before the marks in languages whose subject may stand on either side of its verb: X сказал: «…»; как
 * сообщил X, «…»; об этом рассказала в эфире X: «…»; по словам X, «…».
 */
import { sentenceStart } from './sentence-before';
import type { Attribution } from './attribution';
import type { LanguageRules } from './language-rules';
import { mainSubject } from './main-subject';
import type { Item } from './narration';
import type { Phrase } from './noun-phrase';
import { isCapitalised } from './is-capitalised';
import { phraseBefore } from './phrase-before';
import { referenceAt } from './reference';
import { isReportingVerb } from './reporting-verb';
import { institutionBehind, subjectBehind } from './free-subject';

const rangeOf = (item: Item | undefined) =>
  item === undefined ? null : { start: item.start, end: item.end };

/** A name, a pronoun or a role: somebody who can speak, not "в интервью" or "об этом". */
function isSomebody(items: readonly Item[], phrase: Phrase, rules: LanguageRules): boolean {
  return items.slice(phrase.from, phrase.to).some((item) => {
    if (item.kind !== 'word') return false;
    const isPerson =
      rules.pronouns.has(item.lower) || rules.roles.has(item.lower) || rules.personNouns.has(item.lower);
    return isPerson || (isCapitalised(item) && !rules.capitalisedOthers.has(item.lower));
  });
}

/** "В интервью": governed by a preposition, so no subject. */
function isGoverned(items: readonly Item[], phrase: Phrase, rules: LanguageRules): boolean {
  const [before, first] = [items[phrase.from - 1], items[phrase.from]];
  if (rules.prepositions.has(first?.lower ?? '')) return true;
  return before?.kind === 'word' && rules.prepositions.has(before.lower);
}

/** The phrase before the verb, when it can be a subject. */
function subjectBefore(
  items: readonly Item[],
  verb: number,
  start: number,
  rules: LanguageRules,
): Phrase | null {
  const phrase = phraseBefore(items, verb, start, rules);
  return phrase === null || isGoverned(items, phrase, rules) ? null : phrase;
}

/** "У ДСНС повідомили", "в мэрии сообщили": the institution several people speak for. */
function institutionBefore(
  items: readonly Item[],
  verb: number,
  start: number,
  rules: LanguageRules,
): Phrase | null {
  const phrase = phraseBefore(items, verb, start, rules);
  if (phrase === null || rules.verbGenders.get(items[verb]?.lower ?? '') !== 'unknown') return null;
  const isFirst = rules.prepositions.has(items[phrase.from]?.lower ?? '');
  const from = isFirst ? phrase.from + 1 : phrase.from;
  return from < phrase.to && rules.organisationWords.has(items[from]?.lower ?? '')
    ? { from, to: phrase.to }
    : null;
}

/** Somebody before the verb, somebody behind it, whatever else can be a subject, then the verb's own ending. */
function subjectOf(items: readonly Item[], verb: number, start: number, rules: LanguageRules): Phrase | null {
  if (rules.impersonalCues.has(items[verb]?.lower ?? '')) return null;
  const before = subjectBefore(items, verb, start, rules);
  if (before !== null && isSomebody(items, before, rules)) return before;
  const behind = subjectBehind(items, verb + 1, rules);
  if (behind !== null && isSomebody(items, behind, rules)) return behind;
  const joined = rules.coordinators.has(items[verb - 1]?.lower ?? '')
    ? mainSubject(items, start, verb, rules)
    : null;
  if (joined !== null && isSomebody(items, joined, rules)) return joined;
  const institution = institutionBehind(items, verb, rules) ?? institutionBefore(items, verb, start, rules);
  if (institution !== null) return institution;
  return before ?? (rules.dropsPronouns ? { from: verb, to: verb + 1 } : null);
}

/** The last item before `end` that reports, where the table of the sentence does not reach it. */
function lastCue(items: readonly Item[], end: number, rules: LanguageRules): number {
  const item = items[end];
  if (item !== undefined) return item.cueBefore;
  const last = items.length - 1;
  return isReportingVerb(items, last, rules) ? last : (items[last]?.cueBefore ?? -1);
}

/** The attribution in the sentence before the quotation at `end`, or before the block's end; null when nothing reports. */
export function freeOrderBefore(
  items: readonly Item[],
  end: number,
  block: number,
  rules: LanguageRules,
): Attribution | null {
  const start = sentenceStart(items, end);
  const verb = lastCue(items, end, rules);
  if (verb >= start) {
    const subject = subjectOf(items, verb, start, rules);
    return { rule: 'subject-verb before the quotation', block, subject, cue: rangeOf(items[verb]) };
  }
  for (let at = items[end]?.referenceBefore ?? -1; at >= start; at = items[at]?.referenceBefore ?? -1) {
    const reference = referenceAt(items, at, block, rules);
    if (reference !== null) return reference;
  }
  return null;
}
