/**
 * Attributions that stand before a quotation in its sentence: X said: "…"; X, who …, said that "…"; X did this,
 * telling Y that "…"; according to X, "…"; X, on the delay: "…". Farther from the marks only listed verbs count.
 */
import { roundAttribution } from './attribute-round';
import type { Attribution } from './attribution';
import { freeOrderBefore } from './free-order-before';
import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import { isFiller, type Phrase } from './noun-phrase';
import { isPersonal, looseVerbAt, withoutVerb } from './loose-clause';
import { looseBefore } from './loose-before';
import { phraseAfter } from './phrase-after';
import { phraseBefore } from './phrase-before';
import { mainSubject, subjectOf } from './main-subject';
import { isReportingVerb } from './reporting-verb';
import { isCapitalised } from './is-capitalised';
import { byPostposition } from './postposition';
import { byActingSubject, verbSecondBefore } from './verb-second-before';
import { referencesOpenedBy } from './references-opened-by';

/** Items looked at before a quotation; longer sentences are read from there. */
const LONGEST_WINDOW = 90;
/** A passive's agent may stand behind the quotation: was called "a mess" by X. */
const AGENT_REACH = 6;
/** A label before a colon: "Kane, on the delay:". */
const LONGEST_LABEL = 10;

/** First item of the sentence that holds item `index`, or that ends right before it. */
export function sentenceStart(items: readonly Item[], index: number): number {
  const start = (items[index] ?? items.at(-1))?.sentence ?? 0;
  return Math.max(start, index - LONGEST_WINDOW);
}

/** The reporting word nearest before item `index` in its sentence; -1 when there is none. */
function cueBefore(items: readonly Item[], index: number, rules: LanguageRules): number {
  const item = items[index];
  if (item !== undefined) return item.cueBefore;
  const last = items.length - 1;
  return isReportingVerb(items, last, rules) ? last : (items[last]?.cueBefore ?? -1);
}

const rangeOf = (item: Item | undefined) =>
  item === undefined ? null : { start: item.start, end: item.end };

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

interface Sentence {
  readonly items: readonly Item[];
  readonly block: number;
  readonly start: number;
  /** Index of the quotation. */
  readonly end: number;
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

/** …, telling reporters: the verb borrows its subject. "is saying" is finite after all. */
function ofDependentVerb(sentence: Sentence, verb: number, rules: LanguageRules): Attribution {
  const { items, block, start } = sentence;
  if (rules.passiveAuxiliaries.has(items[verb - 1]?.lower ?? '')) return ofFiniteVerb(sentence, verb, rules);
  const subject = absoluteSubject(sentence, verb, rules) ?? mainSubject(items, start, verb, rules);
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
function byVerb(sentence: Sentence, rules: LanguageRules): Attribution | null {
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

/** An article or a preposition. */
const isWordOf = (item: Item | undefined, rules: LanguageRules): boolean =>
  rules.determiners.has(item?.lower ?? '') || rules.prepositions.has(item?.lower ?? '');

/** "según explicó X", "stando a quanto riferito da X": the verb tells more. */
function reportsAt(items: readonly Item[], from: number, rules: LanguageRules): boolean {
  const verb = looseVerbAt(items, from, items.length, false, rules);
  return (
    verb !== null || (items[from + 1]?.kind === 'word' && rules.participles.has(items[from + 1]?.lower ?? ''))
  );
}

/** "According to X, …" at the head of the sentence or anywhere before the quotation. */
function byAccordingTo(sentence: Sentence, rules: LanguageRules): Attribution | null {
  const { items, start, end, block } = sentence;
  for (let at = items[end]?.referenceBefore ?? -1; at >= start; at = items[at]?.referenceBefore ?? -1) {
    for (const words of referencesOpenedBy(items[at]?.lower ?? '', rules)) {
      if (!words.every((word, offset) => items[at + offset]?.lower === word)) continue;
      // "el segundo día", "nel secondo tempo": a number, not a reference.
      if (
        rules.looseSubjects &&
        (isWordOf(items[at - 1], rules) || reportsAt(items, at + words.length, rules))
      )
        continue;
      const subject = phraseAfter(items, at + words.length, rules);
      const [first, last] = [items[at], items[at + words.length - 1]];
      if (subject === null || first === undefined || last === undefined) continue;
      // "According to her “clawback” plan": the marks belong to what is referred to. Where the verb stands second they
      // are as often what is said: "Dat is volgens de raad “…”".
      if (rules.verbSecond === null && subject.to === end && !isCapitalised(items[end - 1])) continue;
      return { rule: 'according to', block, subject, cue: { start: first.start, end: last.end } };
    }
  }
  return null;
}

/** "Pour l'économiste Karim Bel, c'est « une erreur »": a view at the head of its sentence, with a comma behind the person. */
function byView({ items, start, block }: Sentence, rules: LanguageRules): Attribution | null {
  const opener = items[start];
  if (opener === undefined || !rules.viewOpeners.has(opener.lower)) return null;
  const subject = phraseAfter(items, start + 1, rules);
  if (subject === null || items[subject.to]?.text !== ',' || !isPersonal(items, subject, rules)) return null;
  return { rule: 'according to', block, subject, cue: rangeOf(opener) };
}

/** "El presidente se mostró tajante: «…»": a person's doing, then a colon. */
function beforeColon({ items, start, end, block }: Sentence, rules: LanguageRules): Attribution | null {
  if (items[end - 1]?.text !== ':') return null;
  const found = mainSubject(items, start, end - 1, rules);
  if (found === null || !isPersonal(items, found, rules)) return null;
  const subject = withoutVerb(items, found, rules);
  return { rule: 'main subject of the sentence', block, subject, cue: null };
}

/** A short label that begins with a name: "Kane, on the delay:". Longer ones are sentences without a verb of speech. */
function byColon(sentence: Sentence, rules: LanguageRules): Attribution | null {
  const { items, start, end, block } = sentence;
  if (items[end - 1]?.text !== ':' || end - start > LONGEST_LABEL || !isCapitalised(items[start]))
    return null;
  if (rules.capitalisedOthers.has(items[start]?.lower ?? '')) return null;
  if (rules.labels.has(items[end - 2]?.lower ?? '')) return null;
  const subject = phraseAfter(items, start, rules);
  return subject === null ? null : { rule: 'label before a colon', block, subject, cue: null };
}

/** The full name a sentence about something else ends in: two capitals at least. */
function nameEnding(items: readonly Item[], start: number, end: number): Phrase | null {
  let from = end;
  while (from > start + 1 && isCapitalised(items[from - 1])) from -= 1;
  return end - from > 1 ? { from, to: end } : null;
}

/** "The timing does not surprise pollster Dora Shaw:", "Reed was more hopeful:": no verb of speech, but a colon and a name. */
function byActor(sentence: Sentence, rules: LanguageRules): Attribution | null {
  const { items, start, end, block } = sentence;
  if (items[end - 1]?.text !== ':') return null;
  const subject = mainSubject(items, start, end - 1, rules);
  const first = subject === null ? undefined : items[subject.from];
  if (subject === null || first === undefined) return null;
  if (rules.answerers.has(first.lower) && subject.to - subject.from === 1) return null;
  const isKnown = isCapitalised(items[subject.to - 1]) || rules.pronouns.has(first.lower);
  const named = isKnown ? subject : nameEnding(items, start, end - 1);
  return named === null
    ? null
    : { rule: 'subject of a sentence before a colon', block, subject: named, cue: null };
}

/** The attribution in the sentence before the quotation at `end` (or before the block's end), or null. */
export function attributeBefore(
  items: readonly Item[],
  end: number,
  block: number,
  rules: LanguageRules,
): Attribution | null {
  const sentence: Sentence = { items, block, start: sentenceStart(items, end), end };
  if (rules.freeSubjects) return freeOrderBefore(items, end, block, rules) ?? byColon(sentence, rules);
  if (rules.verbFinal) return roundAttribution(items, end, block, rules);
  if (rules.verbSecond !== null) {
    const own = verbSecondBefore(sentence, block, rules);
    if (own?.subject) return own;
    return (
      byAccordingTo(sentence, rules) ??
      byPostposition(sentence, block, rules) ??
      own ??
      byActingSubject(sentence, block, rules) ??
      byColon(sentence, rules)
    );
  }
  const verb = byVerb(sentence, rules);
  if (rules.looseSubjects && !verb?.subject)
    return (
      byAccordingTo(sentence, rules) ??
      verb ??
      byView(sentence, rules) ??
      byColon(sentence, rules) ??
      beforeColon(sentence, rules)
    );
  const told = verb ?? byAccordingTo(sentence, rules) ?? byColon(sentence, rules);
  return told ?? (rules.looseSubjects ? null : byActor(sentence, rules));
}
