/**
 * Tags behind a comma in a turn led by a dash, as Nordic papers print them: "– Vi öppnar, säger Eva Lind, ordförande. Det
 * blir bra." The tag runs to the end of its sentence, because a comma inside it tells who the speaker is.
 * Cost: linear in the turn.
 */
import type { Range } from '@/text/article';
import type { Incised } from './incise';
import type { LanguageRules } from './language-rules';

const TAG_START = /[,?!…]\s+(\p{L}+)\s+(?=\p{L})/gu;
const TAG_END = /[.?!…](?=\s|$)/gu;

/** Where the tag that begins at `from` ends, behind its point; a point after an abbreviation or an initial ends nothing. */
function tagEnd(words: string, from: number, rules: LanguageRules): number {
  for (const match of words.slice(from).matchAll(TAG_END)) {
    const at = from + match.index;
    const before = words.slice(words.lastIndexOf(' ', at) + 1, at).toLowerCase();
    if (before.length > 1 && !rules.abbreviations.has(before)) return at + 1;
  }
  return words.length;
}

/** The speech of a turn without the tags in it. */
export function splitCommaTags(text: string, range: Range, rules: LanguageRules): Incised {
  const words = text.slice(range.start, range.end);
  const segments: Range[] = [];
  let from = 0;
  for (const match of words.matchAll(TAG_START)) {
    if (match.index < from || !rules.cueVerbs.has((match[1] ?? '').toLowerCase())) continue;
    // The comma belongs to the tag, a question mark to the speech.
    const isComma = match[0].startsWith(',');
    segments.push({ start: range.start + from, end: range.start + match.index + (isComma ? 0 : 1) });
    from = tagEnd(words, match.index + 1, rules);
  }
  // The speech may go on behind a dash of its own.
  const rest = from + (/^[\s–—―-]*/u.exec(words.slice(from))?.[0].length ?? 0);
  if (rest < words.length) segments.push({ start: range.start + rest, end: range.end });
  return { segments, isSplit: from > 0 };
}
