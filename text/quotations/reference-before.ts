/**
 * According to X, "…"; pour X, « … »: words of reference before a quotation, and whose words they say it is.
 * Cost: one step per word of reference in the sentence.
 */
import type { Attribution } from './attribution';
import { isCapitalised } from './is-capitalised';
import type { LanguageRules } from './language-rules';
import { isPersonal, looseVerbAt } from './loose-clause';
import type { Item } from './narration';
import { phraseAfter } from './phrase-after';
import { referencesOpenedBy } from './references-opened-by';
import type { Sentence } from './sentence-before';
import { rangeOf } from './item-range';

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
export function byAccordingTo(sentence: Sentence, rules: LanguageRules): Attribution | null {
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
export function byView({ items, start, block }: Sentence, rules: LanguageRules): Attribution | null {
  const opener = items[start];
  if (opener === undefined || !rules.viewOpeners.has(opener.lower)) return null;
  const subject = phraseAfter(items, start + 1, rules);
  if (subject === null || items[subject.to]?.text !== ',' || !isPersonal(items, subject, rules)) return null;
  return { rule: 'according to', block, subject, cue: rangeOf(opener) };
}
