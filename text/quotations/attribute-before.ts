/**
 * Attributions that stand before a quotation in its sentence: X said: "…"; X, who …, said that "…"; X did this,
 * telling Y that "…"; according to X, "…"; X, on the delay: "…". Farther from the marks only listed verbs count.
 */
import { roundAttribution } from './attribute-round';
import type { Attribution } from './attribution';
import { beforeColon, byActor, byClosingName, byColon } from './colon-before';
import { freeOrderBefore } from './free-order-before';
import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import { byPostposition } from './postposition';
import { byAccordingTo, byView } from './reference-before';
import type { Sentence } from './sentence-before';
import { sentenceStart } from './sentence-before';
import { byVerb } from './verb-before';
import { byActingSubject, verbSecondBefore } from './verb-second-before';

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
      beforeColon(sentence, rules) ??
      byClosingName(sentence, rules)
    );
  const told = verb ?? byAccordingTo(sentence, rules) ?? byColon(sentence, rules);
  return told ?? (rules.looseSubjects ? null : byActor(sentence, rules));
}
