/**
 * Attributions that stand right after a quotation: "…," said X; "…," X said; "…," according to X; "…" — X.
 * Beside the marks position is enough: any verb is accepted, listed or not, when the words before it are a subject.
 */
import type { Attribution } from './attribution';
import type { LanguageRules } from './language-rules';
import { freeOrderAfter } from './free-order-after';
import type { Item } from './narration';
import { endsInOneOf, isFiller, type Phrase } from './noun-phrase';
import { looseVerbAt } from './loose-clause';
import { looseAfter } from './loose-after';
import { phraseAfter } from './phrase-after';
import { phraseBefore } from './phrase-before';
import { isCapitalised } from './is-capitalised';
import { isReportingVerb } from './reporting-verb';
import { endsSentence } from './sentence-ends';
import { standsInFront, verbSecondAfter } from './verb-second-after';
import { referencesOpenedBy } from './references-opened-by';

/** How the words inside the marks end: that decides whether what follows still belongs to their sentence. */
export type Ending = 'comma' | 'question' | 'stop' | 'none';

/** "…," the director, who had come with her staff from the north shore, said. */
const LONGEST_WINDOW = 45;
/** A whole sentence of an attribution after a full stop: "…" Ray Pell recalled. */
const SHORT_SENTENCE = 5;

/** Items of a credit line. */
const LONGEST_CREDIT = 16;
/** Items of a translation in brackets. */
const LONGEST_GLOSS = 15;

const DASHES = new Set(['—', '–', '―', '-']);

interface Window {
  readonly items: readonly Item[];
  readonly block: number;
  readonly from: number;
  /** Exclusive: the sentence's end or the next quotation. */
  readonly to: number;
  readonly ending: Ending;
}

/** An attribution ends with its sentence, or where the next quotation begins. */
function windowEnd(items: readonly Item[], from: number, rules: LanguageRules): number {
  let at = from;
  while (at < items.length && at - from < LONGEST_WINDOW) {
    if (items[at]?.kind === 'quote' || endsSentence(items, at, rules)) break;
    at += 1;
  }
  return at;
}

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

/** "…," according to X: the phrase behind the words of the table is the speaker. */
function accordingTo(window: Window, rules: LanguageRules): Attribution | null {
  const { items, from } = window;
  for (const words of referencesOpenedBy(items[from]?.lower ?? '', rules)) {
    if (!words.every((word, offset) => items[from + offset]?.lower === word)) continue;
    const subject = phraseAfter(items, from + words.length, rules);
    const last = items[from + words.length - 1];
    const first = items[from];
    if (subject === null || first === undefined || last === undefined) continue;
    return { rule: 'according to', block: window.block, subject, cue: { start: first.start, end: last.end } };
  }
  return null;
}

/** "…," said X. After a comma inside the marks any verb will do: "…," shrugged X. */
function inverted(window: Window, rules: LanguageRules): Attribution | null {
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
function subjectFirst(window: Window, rules: LanguageRules): Attribution | null {
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

/** The name behind a dash at the end of a block, or in a line of its own: "— Lena Ortiz (@lortiz)". */
export function dashName(
  items: readonly Item[],
  from: number,
  block: number,
  rules: LanguageRules,
): Attribution | null {
  if (!['—', '–', '―', '-'].includes(items[from]?.text ?? '')) return null;
  const at = items[from + 1]?.text === items[from]?.text ? from + 2 : from + 1;
  if (!isCapitalised(items[at]) || items.length - at > LONGEST_CREDIT) return null;
  const subject = phraseAfter(items, at, rules);
  return subject === null ? null : { rule: 'name after a dash', block, subject, cue: null };
}

/** Steps over a translation in brackets: "Ya basta" ("that's enough"), said X. */
function afterGloss(items: readonly Item[], from: number): number {
  if (items[from]?.text !== '(') return from;
  for (let at = from + 1; at < from + LONGEST_GLOSS; at += 1) {
    if (items[at]?.text === ')') return at + 1;
  }
  return from;
}

/** The attribution that begins right after the quotation at `index` of a block's items, or null. */
export function attributeAfter(
  items: readonly Item[],
  index: number,
  block: number,
  ending: Ending,
  rules: LanguageRules,
): Attribution | null {
  if (rules.freeSubjects) {
    const tag = freeOrderAfter(items, index, block, ending, rules);
    return tag ?? dashName(items, index + 1, block, rules);
  }
  const next = afterGloss(items, index + 1);
  const opensTag = items[next]?.kind === 'point' && rules.cueVerbs.has(items[next + 1]?.lower ?? '');
  const isDashed = rules.looseSubjects && looseVerbAt(items, next + 1, items.length, false, rules) !== null;
  const hasComma =
    items[next]?.text === ',' || ((opensTag || isDashed) && DASHES.has(items[next]?.text ?? ''));
  const from = hasComma ? next + 1 : next;
  const to = windowEnd(items, from, rules);
  const window: Window = { items, block, from, to, ending: hasComma ? 'comma' : ending };
  if (rules.looseSubjects) {
    const isInside = window.ending === 'none' && items[index - 1]?.kind === 'word';
    // «…». Así lo explicó Gil: the stop behind the marks ends the quotation's sentence.
    const begin = items[from]?.text === '.' ? from + 1 : from;
    const own: Window =
      begin === from
        ? window
        : { items, block, from: begin, to: windowEnd(items, begin, rules), ending: 'stop' };
    const loose = isInside ? null : looseAfter(own, rules);
    if (loose?.subject) return loose;
    return (
      accordingTo(window, rules) ??
      dashName(items, from, block, rules) ??
      loose ??
      subjectFirst(window, rules)
    );
  }
  const named = accordingTo(window, rules) ?? dashName(items, from, block, rules);
  if (named !== null) return named;
  if (rules.verbSecond !== null) {
    const isInside = window.ending === 'none' && items[index - 1]?.kind === 'word';
    if (window.ending === 'stop' || (isInside && !standsInFront(items, index, rules))) return null;
    return verbSecondAfter(items, from, block, window.ending !== 'none', rules);
  }
  return (window.ending === 'stop' ? null : inverted(window, rules)) ?? subjectFirst(window, rules);
}
