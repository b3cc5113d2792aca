/**
 * Reads names without capitals. A name shows by the title beside it (田中市長, 김민수 시장, 市长李明), by the
 * family name it begins with, or by the point inside a foreign one (ジョン・スミス, 约翰·史密斯).
 * Cost: constant per name.
 * Refused: lists of given names (there are as many as combinations of signs).
 */
import type { Gender } from './gender';
import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import type { NameMention } from './name-mention';
import { listedLength, type UncasedRules } from './uncased-rules';
import { genderOf, isDotted, isTitle, titlesBefore, titlesBehind } from './uncased-titles';

/** A name at its place. */
export interface UncasedName {
  /** Index of the item that is the name. */
  readonly at: number;
  /** Without titles. */
  readonly name: string;
  /** The family name it begins with; the name itself where none is known. */
  readonly surname: string;
  /** Only the family name is printed: 田中市長. */
  readonly isSurname: boolean;
  /** Of several parts with points between. */
  readonly isForeign: boolean;
  readonly roles: readonly string[];
  readonly gender: Gender;
  /** Items of the name and its titles, half-open. */
  readonly from: number;
  readonly to: number;
}

/** A name no table knows is a family name when it is as short as this, or foreign. */
const SHORT_NAME = 2;
const FOREIGN = /^[\p{Script=Katakana}ー\p{Script=Latin}]+$/u;
const LONGEST_FOREIGN_NAME = 24;

/** Begins with a family name and is as long as a name can be. */
function nameLike(item: Item, rules: UncasedRules): boolean {
  if (item.text.length > rules.longestName) return false;
  return rules.loneSurnames.has(item.text) || listedLength(rules.surnames, item.text, 0) > 0;
}

/** First part of a foreign name that ends at item `at`; the points between the parts are no items. */
function foreignStart(items: readonly Item[], at: number, rules: UncasedRules): number {
  // Japanese writes foreign names in katakana: Han signs round the point are a name and its house.
  const isNative = rules.order === 'verb-last' && !FOREIGN.test(items[at]?.text ?? '');
  if (!rules.isUnspaced || isNative) return at;
  let from = at;
  const end = items[at]?.end ?? 0;
  while (
    isDotted(items[from - 1], items[from]) &&
    end - (items[from - 1]?.start ?? 0) <= LONGEST_FOREIGN_NAME
  )
    from -= 1;
  return from;
}

/** 국무부 대변인: the spokesman of a body, not of that name. */
function isBody({ text }: Item, rules: LanguageRules): boolean {
  return (
    rules.organisationWords.has(text) || rules.organisationEndings.some((ending) => text.endsWith(ending))
  );
}

/** 发言人米勒称: an unlisted short word between a title and the end of the subject is a name. */
function isNameByPlace(
  items: readonly Item[],
  at: number,
  from: number,
  rules: LanguageRules,
  uncased: UncasedRules,
): boolean {
  const [item, next] = [items[at], items[at + 1]];
  if (uncased.order !== 'verb-first' || from === at || item === undefined) return false;
  if (item.text.length > uncased.longestName || item.text.length < 2 || isBody(item, rules)) return false;
  if (uncased.listed.words.has(item.text)) return false;
  return next?.kind === 'word' && (uncased.subjectEnds.has(next.text) || uncased.cues.words.has(next.text));
}

/** A name of one item with the titles round it. */
function plainName(
  items: readonly Item[],
  at: number,
  rules: LanguageRules,
  uncased: UncasedRules,
): UncasedName | null {
  const item = items[at];
  if (item?.kind !== 'word' || isTitle(item, uncased) || rules.pronouns.has(item.text)) return null;
  const [from, to] = [titlesBefore(items, at, uncased), titlesBehind(items, at, uncased)];
  const titles = [...items.slice(from, at), ...items.slice(at + 1, to)];
  const isCourteous = items.slice(at + 1, to).some((title) => rules.honorifics.has(title.text));
  const isName = nameLike(item, uncased) && !isBody(item, rules);
  if (!isName && !isCourteous && !isNameByPlace(items, at, from, rules, uncased)) return null;
  const isLone = uncased.loneSurnames.has(item.text);
  const length = isLone ? item.text.length : listedLength(uncased.surnames, item.text, 0);
  const isShort = item.text.length <= SHORT_NAME || FOREIGN.test(item.text);
  // Behind a title a foreign name stands for itself: 发言人米勒.
  const isSurname = isName ? length === item.text.length : isCourteous && isShort;
  if (isSurname && to === at + 1) return null;
  return {
    at,
    name: item.text,
    surname: length > 0 ? item.text.slice(0, length) : item.text,
    isSurname,
    isForeign: false,
    roles: titles.map((title) => title.text).filter((title) => !rules.honorifics.has(title)),
    gender: genderOf(titles, rules),
    from,
    to,
  };
}

/** The personal name that item `at` ends, with the titles beside it; null when nothing shows that it is one. */
export function readUncasedName(
  text: string,
  items: readonly Item[],
  at: number,
  rules: LanguageRules,
): UncasedName | null {
  const { uncased } = rules;
  const item = items[at];
  if (uncased === null || item === undefined) return null;
  const first = foreignStart(items, at, uncased);
  const start = items[first]?.start ?? item.start;
  if (first === at) return plainName(items, at, rules, uncased);
  if (!/[·・•‧]/u.test(text.slice(start, item.end)) || isTitle(item, uncased)) return null;
  const [from, to] = [titlesBefore(items, first, uncased), titlesBehind(items, at, uncased)];
  const titles = [...items.slice(from, first), ...items.slice(at + 1, to)];
  return {
    at,
    name: text.slice(start, item.end),
    surname: item.text,
    isSurname: false,
    isForeign: true,
    roles: titles.map((title) => title.text).filter((title) => !rules.honorifics.has(title)),
    gender: genderOf(titles, rules),
    from,
    to,
  };
}

/** Acts: a particle of the subject or a verb follows. */
function acts(items: readonly Item[], name: UncasedName, rules: UncasedRules): boolean {
  const next = items[name.to];
  if (next?.kind !== 'word') return false;
  return (
    rules.topics.has(next.text) ||
    rules.subjects.has(next.text) ||
    rules.subjectEnds.has(next.text) ||
    rules.cues.words.has(next.text)
  );
}

/** A name as the shared name table has it; its only word is the whole name. */
export function uncasedMention(
  name: UncasedName,
  items: readonly Item[],
  { uncased }: LanguageRules,
): NameMention {
  const first = items[name.from];
  const start = first?.start ?? 0;
  return {
    start,
    end: items[name.to - 1]?.end ?? start,
    sentence: items[first?.sentence ?? 0]?.start ?? start,
    words: [name.name],
    roles: name.roles,
    gender: name.gender,
    isPossessive: false,
    isOrganisation: false,
    isSubject: uncased !== null && acts(items, name, uncased),
  };
}
