import type { Attribution } from './attribution';
import type { LanguageRules } from './language-rules';
import type { WordSequence } from './word-sequence';
import type { Item } from './narration';
import type { Phrase } from './noun-phrase';
import { subjectBehind } from './free-subject';
import { referencesOpenedBy } from './references-opened-by';

/** Whether these words stand at `at`. */
function standsAt(items: readonly Item[], at: number, words: WordSequence): boolean {
  return words.every((word, offset) => items[at + offset]?.lower === word);
}

/** The possessive inside the reference, "his" in "in his words". */
function owner(items: readonly Item[], at: number, words: WordSequence, rules: LanguageRules): Phrase | null {
  const offset = words.findIndex((word) => rules.possessives.has(word));
  return offset < 0 || items[at + offset] === undefined ? null : { from: at + offset, to: at + offset + 1 };
}

/** "по словам X", "jej zdaniem" at item `at`; the longest words of reference that fit, with whom they name. */
export function referenceAt(
  items: readonly Item[],
  at: number,
  block: number,
  rules: LanguageRules,
): Attribution | null {
  let best: WordSequence | null = null;
  for (const words of referencesOpenedBy(items[at]?.lower ?? '', rules)) {
    if (words.length > (best?.length ?? 0) && standsAt(items, at, words)) best = words;
  }
  if (best === null) return null;
  const subject = owner(items, at, best, rules) ?? subjectBehind(items, at + best.length, rules);
  const [first, last] = [items[at], items[at + best.length - 1]];
  if (subject === null || first === undefined || last === undefined) return null;
  return { rule: 'according to', block, subject, cue: { start: first.start, end: last.end } };
}
