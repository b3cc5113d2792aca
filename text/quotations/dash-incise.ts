/**
 * Cuts attributions between dashes out of marked speech: «Мы готовы, — сказал X. — Начнём в мае». The point, the dash and a
 * reporting verb must all be there, so that a dash of the speech itself is left alone.
 * Cost: linear in the speech.
 */
import type { Range } from '@/text/article';
import type { Incised } from './incise';
import type { LanguageRules } from './language-rules';

// A point, a dash, and the word behind it.
const TAG_START = /[,?!…]\s*[—–-]\s+(\p{L}+)/gu;
// The point and the dash that take the speech up again; a stop alone may belong to an initial.
const TAG_END = /[.,:;]\s*[—–-]\s+/u;

/** Longer than this is no attribution, in characters. */
const LONGEST_TAG = 250;

/** Speech without the attributions inside it; `isSplit` tells whether there were any. */
export function splitDashIncise(text: string, range: Range, rules: LanguageRules): Incised {
  const words = text.slice(range.start, range.end);
  const segments: Range[] = [];
  let from = 0;
  for (const match of words.matchAll(TAG_START)) {
    const isTag = match.index >= from && rules.cueVerbs.has((match[1] ?? '').toLowerCase());
    if (!isTag) continue;
    // The point belongs to the speech.
    segments.push({ start: range.start + from, end: range.start + match.index + 1 });
    const tag = match.index + match[0].length;
    const closing = TAG_END.exec(words.slice(tag, tag + LONGEST_TAG));
    from = closing === null ? words.length : tag + closing.index + closing[0].length;
    if (closing === null) break;
  }
  if (segments.length === 0) return { segments: [range], isSplit: false };
  if (from < words.length) segments.push({ start: range.start + from, end: range.end });
  return { segments: segments.filter(({ start, end }) => start < end), isSplit: true };
}
