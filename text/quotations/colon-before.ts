/**
 * Kane, on the delay: "…"; Reed was more hopeful: "…": no verb of speech, but a colon and somebody before it.
 * Cost: one reading of the sentence's first phrase.
 */
import type { Attribution } from './attribution';
import { isCapitalised } from './is-capitalised';
import type { LanguageRules } from './language-rules';
import { isPersonal, withoutVerb } from './loose-clause';
import { mainSubject } from './main-subject';
import type { Item } from './narration';
import type { Phrase } from './noun-phrase';
import { phraseAfter } from './phrase-after';
import type { Sentence } from './sentence-before';

/** A label before a colon: "Kane, on the delay:". */
const LONGEST_LABEL = 10;

/** "El presidente se mostró tajante: «…»": a person's doing, then a colon. */
export function beforeColon(
  { items, start, end, block }: Sentence,
  rules: LanguageRules,
): Attribution | null {
  if (items[end - 1]?.text !== ':') return null;
  const found = mainSubject(items, start, end - 1, rules);
  if (found === null || !isPersonal(items, found, rules)) return null;
  const subject = withoutVerb(items, found, rules);
  return { rule: 'main subject of the sentence', block, subject, cue: null };
}

/** A short label that begins with a name: "Kane, on the delay:". Longer ones are sentences without a verb of speech. */
export function byColon(sentence: Sentence, rules: LanguageRules): Attribution | null {
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

/** "Gli fa eco l'assessora Carla Denti:": subjects may close their sentence, but what a preposition leads in is none. */
export function byClosingName(
  { items, start, end, block }: Sentence,
  rules: LanguageRules,
): Attribution | null {
  const subject = items[end - 1]?.text === ':' ? nameEnding(items, start, end - 1) : null;
  if (subject === null || rules.prepositions.has(items[subject.from - 1]?.lower ?? '')) return null;
  return { rule: 'subject of a sentence before a colon', block, subject, cue: null };
}

/** "The timing does not surprise pollster Dora Shaw:", "Reed was more hopeful:": no verb of speech, but a colon and a name. */
export function byActor(sentence: Sentence, rules: LanguageRules): Attribution | null {
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
