import type { Range } from '@/text/article';
import type { LanguageRules } from './language-rules';

/** Speech with an attribution cut out of it. */
export interface Incised {
  /** The speech that is left, in order. */
  readonly segments: readonly Range[];
  readonly isSplit: boolean;
}

const FIRST_WORD = /^\s*(\p{L}+)/u;
// A point that may stand before an attribution, then its first word with what hangs on it: ", dit-elle".
const TAG_START = /[,?!…]\s+(\p{L}+)((?:-t)?-\p{L}+|\s+\p{Lu}\p{L}+)/gu;

/** True when the words begin with a reporting verb of the language. */
export function startsWithCue(words: string, rules: LanguageRules): boolean {
  const first = FIRST_WORD.exec(words)?.[1];
  return first !== undefined && rules.cueVerbs.has(first.toLowerCase());
}

/** "dit-elle" and "a-t-il" end in a pronoun; "dit-on" and compounds do not count. */
function hasInvertedSubject(hanging: string, rules: LanguageRules): boolean {
  if (!hanging.includes('-')) return true;
  return rules.pronouns.has(hanging.slice(hanging.lastIndexOf('-') + 1).toLowerCase());
}

/**
 * Cuts an attribution out of the middle or end of speech: "Je pars, dit-elle. Ne m’attendez pas." Only a reporting verb
 * with its subject behind it counts, so that a listing in the speech itself is left alone.
 */
export function splitIncise(text: string, range: Range, rules: LanguageRules): Incised {
  const words = text.slice(range.start, range.end);
  if (rules.incise) {
    for (const match of words.matchAll(TAG_START)) {
      const [, verb = '', hanging = ''] = match;
      if (!rules.cueVerbs.has(verb.toLowerCase()) || !hasInvertedSubject(hanging, rules)) continue;
      const tag = match.index + 1;
      const closing = /[.,;!?…]/u.exec(words.slice(tag));
      const after = closing === null ? words.length : tag + closing.index + 1;
      const rest = { start: range.end - words.slice(after).trimStart().length, end: range.end };
      const first = { start: range.start, end: range.start + tag };
      return { segments: rest.start < rest.end ? [first, rest] : [first], isSplit: true };
    }
  }
  return { segments: [range], isSplit: false };
}
