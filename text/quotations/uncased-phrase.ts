/**
 * Finds the noun phrase that ends before a place in a language without capitals: leftwards to the nearest particle, point,
 * verb or word of time.
 * Cost: at most LONGEST_PHRASE items.
 */
import { isHiragana } from './cut-words';
import type { Item } from './narration';
import type { Phrase } from './noun-phrase';
import { isTitle } from './uncased-name';
import type { UncasedRules } from './uncased-rules';

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
  return !isTitle(items[at], rules) && !isTitle(items[at + 1], rules);
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
    rules.particles.words.has(item.text) ||
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
  while (from > floor && end - from < LONGEST_PHRASE && !stops(items, from - 1, end, rules)) from -= 1;
  while (from < end && (rules.genitives.has(items[from]?.text ?? '') || items[from]?.kind === 'quote'))
    from += 1;
  return from < end ? { from, to: end } : null;
}

/** Says that a phrase is a person or a body: a title, a pronoun, or a word that is listed as one. */
export function isPersonal(
  items: readonly Item[],
  phrase: Phrase,
  people: { readonly has: (word: string) => boolean },
  rules: UncasedRules,
): boolean {
  const last = items[phrase.to - 1];
  return isTitle(last, rules) || people.has(last?.text ?? '');
}
