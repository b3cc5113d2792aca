/**
 * Titles beside a name: roles and honorifics behind it or before it, with an age or a house between them.
 * Cost: constant per place.
 */
import type { Gender } from './gender';
import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import type { UncasedRules } from './uncased-rules';

/** Titles on one side of a name. */
const MOST_TITLES = 3;
/** Syllables of a title that may end a compound; one syllable ends too many words. */
const SHORTEST_HEAD = 2;
/** Items of an age in brackets between a name and its title: 최수진(34)씨. */
const LONGEST_AGE = 6;

/** True for a role or honorific; where words are spaced also for a compound that ends in one (국무장관). */
export function isTitle(item: Item | undefined, rules: UncasedRules): boolean {
  if (item?.kind !== 'word') return false;
  if (rules.titles.words.has(item.text)) return true;
  if (rules.isUnspaced) return false;
  for (let length = SHORTEST_HEAD; length < item.text.length && length <= rules.titles.longest; length += 1) {
    if (rules.titles.words.has(item.text.slice(-length))) return true;
  }
  return false;
}

/** Parts of a foreign name stand beside each other with only a middle dot between. */
export function isDotted(before: Item | undefined, item: Item | undefined): boolean {
  return before?.kind === 'word' && item?.kind === 'word' && item.start - before.end === 1;
}

/** Steps over an age in brackets when a title follows it. */
function afterAge(items: readonly Item[], at: number, rules: UncasedRules): number {
  if (items[at]?.text !== '(') return at;
  for (let to = at + 1; to < at + LONGEST_AGE; to += 1) {
    if (items[to]?.kind === 'point' && items[to]?.text === ')')
      return isTitle(items[to + 1], rules) ? to + 1 : at;
  }
  return at;
}

/** Steps over the house between a name and its title: 青木理恵・星川大教授. */
function afterHouse(items: readonly Item[], at: number, rules: UncasedRules): number {
  if (!rules.isUnspaced || !isDotted(items[at - 1], items[at])) return at;
  return isTitle(items[at + 1], rules) ? at + 1 : at;
}

/** End of the titles right behind item `at`. */
export function titlesBehind(items: readonly Item[], at: number, rules: UncasedRules): number {
  let to = afterHouse(items, afterAge(items, at + 1, rules), rules);
  while (to <= at + MOST_TITLES + LONGEST_AGE && isTitle(items[to], rules)) to += 1;
  return to;
}

/** First item of the titles right before item `at`. */
export function titlesBefore(items: readonly Item[], at: number, rules: UncasedRules): number {
  let from = at;
  while (from > at - MOST_TITLES && isTitle(items[from - 1], rules)) from -= 1;
  return from;
}

/** What courtesy titles tell: 女士. */
export function genderOf(titles: readonly Item[], rules: LanguageRules): Gender {
  for (const title of titles) {
    const told = rules.honorifics.get(title.text);
    if (told !== undefined && told !== 'unknown') return told;
  }
  return 'unknown';
}
