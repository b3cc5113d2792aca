/**
 * Attributions right behind the marks where subjects stand before their verbs but may follow them beside a quotation: "…,"
 * said X; "…," X said. Any verb is accepted there, listed or not, when the words before it are a subject.
 * Cost: at most one window of the sentence.
 */
import type { Attribution } from './attribution';
import { isCapitalised } from './is-capitalised';
import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import type { Phrase } from './noun-phrase';
import { endsInOneOf, isFiller } from './noun-phrase';
import { phraseAfter } from './phrase-after';
import { phraseBefore } from './phrase-before';
import { isReportingVerb } from './reporting-verb';
import type { Window } from './tag-window';

/** A whole sentence of an attribution after a full stop: "…" Ray Pell recalled. */
const SHORT_SENTENCE = 5;

/** "this" ends like a verb and is none. */
function looksLikeVerb(item: Item | undefined, rules: LanguageRules): boolean {
  if (item?.kind !== 'word' || isCapitalised(item) || rules.determiners.has(item.lower)) return false;
  return endsInOneOf(item.lower, rules.verbEndings);
}

/** The cue is kept as a place in the text, so that it can be shown. */
function make(
  window: Window,
  rule: Attribution['rule'],
  subject: Phrase,
  cue: Item | undefined,
): Attribution {
  return {
    rule,
    block: window.block,
    subject,
    cue: cue === undefined ? null : { start: cue.start, end: cue.end },
  };
}

/** "…," said X. After a comma inside the marks any verb will do: "…," shrugged X. */
export function inverted(window: Window, rules: LanguageRules): Attribution | null {
  const { items } = window;
  const hasAuxiliary =
    rules.auxiliaries.has(items[window.from]?.lower ?? '') &&
    rules.cueVerbs.has(items[window.from + 1]?.lower ?? '');
  // "…", a déclaré X: the helping verb stands before the reporting one.
  const from = hasAuxiliary ? window.from + 1 : window.from;
  const verb = items[from];
  // "…," State Department spokesman X said: a capital is no verb.
  const isListed = verb?.kind === 'word' && !isCapitalised(verb) && rules.cueVerbs.has(verb.lower);
  if (window.ending === 'none' && rules.bareCues.has(verb?.lower ?? '')) return null;
  if (!isListed && !(window.ending === 'comma' && looksLikeVerb(verb, rules))) return null;
  let at = from + 1;
  while (isFiller(items[at], rules) && !rules.determiners.has(items[at]?.lower ?? '')) at += 1;
  if (at >= window.to) return null;
  if (!rules.invertedPronouns && rules.pronouns.has(items[at]?.lower ?? '')) return null;
  const subject = phraseAfter(items, at, rules);
  if (subject === null) return null;
  return make(window, 'verb-subject after the quotation', subject, verb);
}

/** ", who wished to stay unnamed, said": the verb right behind a relative pronoun set off from its noun is not the sentence's. */
function isOfRelative(items: readonly Item[], verb: number, rules: LanguageRules): boolean {
  const [pronoun, point] = [items[verb - 1], items[verb - 2]];
  return pronoun?.kind === 'word' && rules.relativePronouns.has(pronoun.lower) && point?.kind === 'point';
}

/** The verb of a subject that begins at `from`: the first listed one, or an unlisted one right behind the subject. */
function verbOf(window: Window, from: number, rules: LanguageRules): number | null {
  const { items, to } = window;
  for (let at = from + 1; at < to; at += 1) {
    const item = items[at];
    if (isReportingVerb(items, at, rules) && !isOfRelative(items, at, rules)) return at;
    if (
      item !== undefined &&
      rules.dependentCues.has(item.lower) &&
      rules.passiveAuxiliaries.has(items[at - 1]?.lower ?? '')
    )
      return at;
  }
  if (window.ending !== 'comma' && window.ending !== 'question') return null;
  let at = from;
  // "“Who?” Her suggestions were …": what begins a phrase is no subject by itself.
  if (rules.determiners.has(items[at]?.lower ?? '') && !rules.standAlones.has(items[at]?.lower ?? ''))
    return null;
  while (at < to && (isCapitalised(items[at]) || (at === from && rules.pronouns.has(items[at]?.lower ?? ''))))
    at += 1;
  while (at < to && isFiller(items[at], rules)) at += 1;
  return at > from && at < to && looksLikeVerb(items[at], rules) ? at : null;
}

/** The phrase that begins the sentence, as far as its verb: directly before it, or with asides between. */
function subjectFrom(
  items: readonly Item[],
  from: number,
  verb: number,
  rules: LanguageRules,
): Phrase | null {
  const near = phraseBefore(items, verb, from, rules);
  if (near !== null && near.from <= from + 1) return near;
  const far = phraseAfter(items, from, rules);
  const next = far === null ? undefined : items[far.to]?.text;
  const closes = items[verb - 1]?.text;
  if ((next === ',' || next === '(') && (closes === ',' || closes === ')')) return far;
  // "another friend, Mariam Tenby told"; "the grey, 71-year-old mayor said".
  if (next !== ',' || !rules.determiners.has(items[from]?.lower ?? '') || near?.from !== (far?.to ?? -2) + 1)
    return null;
  return isCapitalised(items[near.from]) ? near : { from, to: near.to };
}

/** Words between the marks and a subject: "…," as X put it; "…" is how X described it. */
function tagOpening(items: readonly Item[], from: number, rules: LanguageRules): number {
  const found = rules.tagOpenings.find((words) =>
    words.every((word, offset) => items[from + offset]?.lower === word),
  );
  return found?.length ?? 0;
}

/** "…," X said. What begins with a preposition, "and" or "making …" goes on with the story instead. */
export function subjectFirst(window: Window, rules: LanguageRules): Attribution | null {
  const { items } = window;
  const from = window.from + tagOpening(items, window.from, rules);
  const first = items[from];
  if (first?.kind !== 'word' || rules.prepositions.has(first.lower) || rules.clauseWords.has(first.lower))
    return null;
  if (rules.coordinators.has(first.lower)) return null;
  // "making …", but not "Browning said".
  if (!isCapitalised(first) && endsInOneOf(first.lower, rules.participleEndings)) return null;
  const verb = verbOf(window, from, rules);
  if (verb === null) return null;
  const subject = subjectFrom(items, from, verb, rules);
  if (subject === null) return null;
  if (window.ending === 'stop' && (window.to - from > SHORT_SENTENCE || items[window.to]?.kind === 'quote'))
    return null;
  if (window.ending === 'none' && subject.to - from > SHORT_SENTENCE) return null;
  return make(window, 'subject-verb after the quotation', subject, items[verb]);
}
