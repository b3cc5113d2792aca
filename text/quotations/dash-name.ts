import type { Attribution } from './attribution';
import { isCapitalised } from './is-capitalised';
import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import { phraseAfter } from './phrase-after';

/** Items of a credit line. */
const LONGEST_CREDIT = 16;

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
