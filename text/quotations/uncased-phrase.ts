/**
 * Finds the noun phrase that ends before a place in a language without capitals: leftwards to the nearest particle, point,
 * verb or word of time.
 * Cost: at most LONGEST_PHRASE items.
 */
import { isHiragana } from './cut-words';
import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import type { Phrase } from './noun-phrase';
import { isTitle } from './uncased-titles';
import { listedLength, type UncasedRules } from './uncased-rules';

const LONGEST_PHRASE = 8;
/** Age or office in brackets behind a name. */
const LONGEST_BRACKET = 8;

/** Steps left over "（45）" behind a name. */
export function beforeBracket(items: readonly Item[], to: number, floor: number): number {
  if (items[to - 1]?.text !== ')') return to;
  for (let at = to - 2; at > floor && at > to - LONGEST_BRACKET; at -= 1) {
    if (items[at]?.kind === 'point' && items[at]?.text === '(') return at;
  }
  return to;
}

/** A word that ends in kana is a verb or an adverb, unless a title behind it makes it a name. */
function isInflected(items: readonly Item[], at: number, rules: UncasedRules): boolean {
  const word = items[at]?.text ?? '';
  if (!rules.isUnspaced || !isHiragana(word.charCodeAt(word.length - 1))) return false;
  if (isTitle(items[at], rules)) return false;
  const isName = listedLength(rules.surnames, word, 0) > 0;
  return !(isTitle(items[at + 1], rules) && isName);
}

/** A particle sticks to its word; the same syllable by itself is a name: 이 대표. */
export function isAttached(items: readonly Item[], at: number, rules: UncasedRules): boolean {
  return rules.isUnspaced || items[at - 1]?.end === items[at]?.start;
}

/** Words that are no part of any subject. */
function stops(items: readonly Item[], at: number, to: number, rules: UncasedRules): boolean {
  const item = items[at];
  if (item === undefined) return true;
  // An organisation's name in marks: 「海」の田中代表.
  if (item.kind === 'quote') return at === to - 1;
  if (item.kind === 'point' || rules.leads.has(item.text)) return true;
  if (rules.genitives.has(item.text)) return at === to - 1;
  return (
    (rules.particles.words.has(item.text) && isAttached(items, at, rules)) ||
    rules.quotatives.has(item.text) ||
    /^\d+\D?$/u.test(item.text) ||
    isInflected(items, at, rules)
  );
}

/** The phrase that ends before `to` and begins at or after `floor`, or null. */
export function uncasedPhraseBefore(
  items: readonly Item[],
  to: number,
  floor: number,
  rules: UncasedRules,
): Phrase | null {
  const end = beforeBracket(items, to, floor);
  let from = end;
  while (from > floor && end - from < LONGEST_PHRASE) {
    // The age stands between a name and its title: 최수진(34)씨.
    const open = from < end && isTitle(items[from], rules) ? beforeBracket(items, from, floor) : from;
    if (stops(items, open - 1, end, rules)) break;
    from = open - 1;
  }
  while (from < end && (rules.genitives.has(items[from]?.text ?? '') || items[from]?.kind === 'quote'))
    from += 1;
  return from < end ? { from, to: end } : null;
}

/** Says that a phrase is a person or a body: a title, a pronoun, or a word that is or ends like one. */
export function isPersonal(items: readonly Item[], { to }: Phrase, rules: LanguageRules): boolean {
  const last = items[to - 1];
  if (last === undefined || rules.uncased === null) return false;
  if (isTitle(last, rules.uncased) || rules.pronouns.has(last.text)) return true;
  if (rules.organisationWords.has(last.text)) return true;
  return rules.organisationEndings.some((ending) => last.text.endsWith(ending));
}
