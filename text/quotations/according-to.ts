import type { Attribution } from './attribution';
import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import { phraseAfter } from './phrase-after';
import { referencesOpenedBy } from './references-opened-by';

/** "according to X" that begins at item `from`: the phrase behind the words of the table is the speaker. Null when none does. */
export function accordingToAt(
  items: readonly Item[],
  from: number,
  block: number,
  rules: LanguageRules,
): Attribution | null {
  for (const words of referencesOpenedBy(items[from]?.lower ?? '', rules)) {
    if (!words.every((word, offset) => items[from + offset]?.lower === word)) continue;
    const subject = phraseAfter(items, from + words.length, rules);
    const [first, last] = [items[from], items[from + words.length - 1]];
    if (subject === null || first === undefined || last === undefined) continue;
    return { rule: 'according to', block, subject, cue: { start: first.start, end: last.end } };
  }
  return null;
}
