/**
 * Attributions printed inside the marks: « A, dit-elle. B », « A, a déclaré le maire, Paul Girard. B », «A – ha spiegato – B».
 * Cost: linear; behind each comma or dash at most LONGEST_TAG characters are read.
 * Refused: any verb with a name behind it (speech tells what others say, too); the subject must be a person's or the
 * dashes must hold nothing but the tag.
 */
import type { Range } from '@/text/article';
import type { LanguageRules } from './language-rules';
import { isPersonal, looseVerbAt } from './loose-clause';
import { looseSubject } from './loose-subject';
import type { Item } from './narration';
import { readWords } from './read-words';
import { isFiller } from './noun-phrase';
import { isCapitalised } from './is-capitalised';

/** Speech with an attribution cut out of it. */
export interface Incised {
  /** The speech that is left, in order. */
  readonly segments: readonly Range[];
  readonly isSplit: boolean;
}

/** Characters of an attribution inside the marks. */
const LONGEST_TAG = 140;
/** Items of "ha poi spiegato ieri ai giornalisti" between dashes. */
const MOST_ITEMS = 16;
/** A point or a dash that may stand before an attribution, and the space behind it. */
const TAG_START = /[,?!…]\s+(?=\p{L})|\s[-–—]\s?(?=\p{L})/gu;
const CLOSING_POINT = /[.,;!?…]/u;
const CLOSING_DASH = /\s?[-–—](?=[\s.,;])/u;
/** ", Paul Girard." behind a role: the name belongs to the attribution. Each part is bounded. */
const APPOSITION = /^,\s\p{Lu}[\p{L}'’-]{0,30}(?:\s\p{Lu}[\p{L}'’-]{0,30}){1,3}(?=[.,;!?]|$)/u;

/** True when the words begin with a reporting verb of the language, helping words before it where it has them. */
export function startsWithCue(words: string, rules: LanguageRules): boolean {
  const items = readWords(words, 0, Math.min(words.length, LONGEST_TAG), rules);
  const first = items[0];
  if (first?.kind === 'word' && rules.cueVerbs.has(first.lower)) return true;
  return rules.looseSubjects && looseVerbAt(items, 0, items.length, false, rules) !== null;
}

/** A pronoun, a name, or a person or an organisation behind the verb. */
function hasSubject(items: readonly Item[], verb: number, rules: LanguageRules): boolean {
  const next = items[verb + 1];
  if (next?.kind !== 'word') return false;
  if (isCapitalised(next) || rules.pronouns.has(next.lower)) return true;
  const subject = rules.looseSubjects ? looseSubject(items, verb + 1, items.length, rules) : null;
  return subject !== null && isPersonal(items, subject, rules);
}

/** Nothing between two dashes but the verb, with adverbs and places: speech has no clause of that shape. */
function isBareTag(items: readonly Item[], verb: number, rules: LanguageRules): boolean {
  const next = items[verb + 1];
  return next === undefined || isFiller(next, rules) || rules.prepositions.has(next.lower);
}

/** Where the attribution that begins at `from` ends, its closing point included; null when none begins there. */
function tagEnd(
  text: string,
  from: number,
  end: number,
  byDash: boolean,
  rules: LanguageRules,
): number | null {
  const reach = text.slice(from, Math.min(end, from + LONGEST_TAG));
  const closing = (byDash ? CLOSING_DASH : CLOSING_POINT).exec(reach);
  if (closing === null && from + LONGEST_TAG < end) return null;
  const to = closing === null ? end : from + closing.index;
  const items = readWords(text, from, to, rules);
  if (items.length > MOST_ITEMS) return null;
  const verb = looseVerbAt(items, 0, items.length, false, rules);
  if (verb === null) return null;
  const isTag =
    verb.pronoun >= 0 || hasSubject(items, verb.at, rules) || (byDash && isBareTag(items, verb.at, rules));
  if (!isTag) return null;
  if (byDash) return to + (closing?.[0].length ?? 0);
  const name = APPOSITION.exec(text.slice(to, Math.min(end, to + LONGEST_TAG)))?.[0].length ?? 0;
  return Math.min(to + name + 1, end);
}

/**
 * Cuts attributions out of the middle or end of speech. Only a reporting verb with its subject behind it counts, so that
 * a listing in the speech itself is left alone.
 */
export function splitIncise(text: string, range: Range, rules: LanguageRules): Incised {
  if (!rules.incise) return { segments: [range], isSplit: false };
  const segments: Range[] = [];
  let from = range.start;
  for (const match of text.slice(range.start, range.end).matchAll(TAG_START)) {
    const at = range.start + match.index;
    if (at < from) continue;
    const byDash = /[-–—]/u.test(match[0]);
    const end = tagEnd(text, at + match[0].length, range.end, byDash, rules);
    if (end === null) continue;
    segments.push({ start: from, end: byDash ? at : at + 1 });
    const lead = /^[\s.,;:]*/u.exec(text.slice(end, range.end))?.[0].length ?? 0;
    from = end + lead;
  }
  if (from < range.end) segments.push({ start: from, end: range.end });
  return {
    segments: segments.filter(({ start, end }) => start < end),
    isSplit: segments.length > 1 || from > range.start,
  };
}
