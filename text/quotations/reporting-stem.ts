import { isHiragana } from './cut-words';
import type { Item } from './narration';
import { listedLength, type UncasedRules } from './uncased-rules';

/**
 * True for a reporting verb of a language without capitals: the listed part, with any ending where words are spaced, with
 * kana where they are not (述べ, 述べた, but not 说法 for 说).
 */
export function isReportingStem(item: Item | undefined, rules: UncasedRules): boolean {
  if (item?.kind !== 'word') return false;
  const length = listedLength(rules.cues, item.text, 0);
  if (length === 0) return false;
  if (!rules.isUnspaced) return true;
  for (let at = length; at < item.text.length; at += 1) {
    if (!isHiragana(item.text.charCodeAt(at))) return false;
  }
  return true;
}
