/**
 * Attributions that stand before a quotation in its sentence: X said: "…"; X, who …, said that "…"; X did this,
 * telling Y that "…"; according to X, "…"; X, on the delay: "…". Farther from the marks only listed verbs count.
 */
import type { Attribution } from './attribution';
import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import { isFiller, phraseAfter, phraseBefore, type Phrase } from './noun-phrase';
import { isCapitalised } from './person-names';
import { endsSentence } from './sentence-ends';

/** Items looked at before a quotation; longer sentences are read from there. */
const LONGEST_WINDOW = 90;
/** A label before a colon: "Kane, on the delay:". */
const LONGEST_LABEL = 10;

/** First item of the sentence that holds item `index`. */
export function sentenceStart(items: readonly Item[], index: number, rules: LanguageRules): number {
  let at = index;
  while (at > 0 && index - at < LONGEST_WINDOW) {
    if (endsSentence(items, at - 1, rules)) return at;
    at -= 1;
  }
  return at;
}

const rangeOf = (item: Item | undefined) =>
  item === undefined ? null : { start: item.start, end: item.end };

/** The subject of the sentence from `start`: its first noun phrase that is no part of a lead-in. */
export function mainSubject(
  items: readonly Item[],
  start: number,
  end: number,
  rules: LanguageRules,
): Phrase | null {
  let at = start;
  while (at < end) {
    const item = items[at];
    if (item === undefined) return null;
    const lead =
      item.kind === 'word' && (rules.prepositions.has(item.lower) || rules.clauseWords.has(item.lower));
    if (lead && !(item.lower === 'but' || item.lower === 'so' || item.lower === 'yet')) {
      at = nextComma(items, at, end);
      continue;
    }
    if (item.kind !== 'word' || isFiller(item, rules) || rules.coordinators.has(item.lower) || lead) {
      at += 1;
      continue;
    }
    if (rules.cueVerbs.has(item.lower) && at > start) return phraseAfter(items, at + 1, rules);
    return subjectAt(items, at, rules);
  }
  return null;
}

function nextComma(items: readonly Item[], from: number, end: number): number {
  let at = from + 1;
  while (at < end && !(items[at]?.kind === 'point' && items[at]?.text === ',')) at += 1;
  return at + 1;
}

function subjectAt(items: readonly Item[], at: number, rules: LanguageRules): Phrase | null {
  const phrase = phraseAfter(items, at, rules);
  if (phrase === null) return null;
  // "The mayor of Sele told": rightwards the phrase may have run over a verb of the table.
  for (let index = phrase.from + 1; index < phrase.to; index += 1) {
    const item = items[index];
    if (
      item?.kind === 'word' &&
      !isCapitalised(item) &&
      rules.cueVerbs.has(item.lower) &&
      !rules.determiners.has(items[index - 1]?.lower ?? '')
    ) {
      return { from: phrase.from, to: index };
    }
  }
  return phrase;
}

/** A noun that looks like a verb: "the report", "his claim". */
function isNoun(items: readonly Item[], index: number, rules: LanguageRules): boolean {
  const before = items[index - 1];
  return (
    before?.kind === 'word' &&
    (rules.determiners.has(before.lower) || rules.bindingPrepositions.has(before.lower)) &&
    before.lower !== 'to' &&
    !rules.pronouns.has(before.lower)
  );
}

function isPassive(items: readonly Item[], index: number, rules: LanguageRules): boolean {
  if (items[index]?.lower.endsWith('ing')) return false;
  let at = index - 1;
  while (at > index - 4 && isFiller(items[at], rules)) {
    if (rules.passiveAuxiliaries.has(items[at]?.lower ?? '')) return true;
    at -= 1;
  }
  return false;
}

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

function ofFiniteVerb(sentence: Sentence, verb: number, rules: LanguageRules): Attribution {
  const { items, block, start, end } = sentence;
  const cue = rangeOf(items[verb]);
  if (isPassive(items, verb, rules)) {
    const agent = agentAfter(items, verb, end + 6, rules);
    return { rule: 'subject-verb before the quotation', block, subject: agent, cue };
  }
  const subject = items[verb - 1]?.lower === 'to' ? null : phraseBefore(items, verb, start, rules);
  if (subject !== null) return { rule: 'subject-verb before the quotation', block, subject, cue };
  if (verb === start) {
    return {
      rule: 'verb-subject after the quotation',
      block,
      subject: phraseAfter(items, verb + 1, rules),
      cue,
    };
  }
  return {
    rule: 'main subject of the sentence',
    block,
    subject: mainSubject(items, start, verb, rules),
    cue,
  };
}

function ofDependentVerb(sentence: Sentence, verb: number, rules: LanguageRules): Attribution {
  const { items, block, start } = sentence;
  const cue = rangeOf(items[verb]);
  if (rules.passiveAuxiliaries.has(items[verb - 1]?.lower ?? '')) return ofFiniteVerb(sentence, verb, rules);
  return {
    rule: 'main subject of the sentence',
    block,
    subject: mainSubject(items, start, verb, rules),
    cue,
  };
}

function byVerb(sentence: Sentence, rules: LanguageRules): Attribution | null {
  const { items, start, end } = sentence;
  for (let at = end - 1; at >= start; at -= 1) {
    const item = items[at];
    if (item?.kind !== 'word') continue;
    if (rules.dependentCues.has(item.lower)) return ofDependentVerb(sentence, at, rules);
    if (rules.cueVerbs.has(item.lower) && !isNoun(items, at, rules) && !isCapitalised(items[at]))
      return ofFiniteVerb(sentence, at, rules);
  }
  return null;
}

function byAccordingTo(sentence: Sentence, rules: LanguageRules): Attribution | null {
  const { items, start, end, block } = sentence;
  for (let at = start; at < end; at += 1) {
    for (const words of rules.accordingTo) {
      if (!words.every((word, offset) => items[at + offset]?.lower === word)) continue;
      const subject = phraseAfter(items, at + words.length, rules);
      const [first, last] = [items[at], items[at + words.length - 1]];
      if (subject === null || first === undefined || last === undefined) continue;
      return { rule: 'according to', block, subject, cue: { start: first.start, end: last.end } };
    }
  }
  return null;
}

function byColon(sentence: Sentence, rules: LanguageRules): Attribution | null {
  const { items, start, end, block } = sentence;
  if (items[end - 1]?.text !== ':' || end - start > LONGEST_LABEL || !isCapitalised(items[start]))
    return null;
  if (rules.capitalisedOthers.has(items[start]?.lower ?? '')) return null;
  const subject = phraseAfter(items, start, rules);
  return subject === null ? null : { rule: 'label before a colon', block, subject, cue: null };
}

/** The attribution in the sentence before the quotation at `end` (or before the block's end), or null. */
export function attributeBefore(
  items: readonly Item[],
  end: number,
  block: number,
  rules: LanguageRules,
): Attribution | null {
  const sentence: Sentence = { items, block, start: sentenceStart(items, end, rules), end };
  return byVerb(sentence, rules) ?? byAccordingTo(sentence, rules) ?? byColon(sentence, rules);
}
