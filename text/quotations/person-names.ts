/**
 * Reads a run of capitalised words as role and name ("Acting Harbour Director Rosa Quill" -> director, Rosa Quill) and
 * keeps the article's names, so that a surname finds the fullest form.
 * Cost: linear in the narration. Refused: a list of known people (news is about unknown ones), longest run as the name
 * (swallows roles and outlets).
 * Idea of the surname table: Citron (BBC), which maps a name to the earliest longer one with the same last word.
 */
import type { Range } from '@/text/article';
import type { Gender, LanguageRules } from './language-rules';
import type { Item } from './narration';
import { actsAt, leads, reportsAt } from './name-acts';
import { tiesName } from './noun-phrase-after';
import { genderByVerb, isOblique } from './verb-gender';
import { isInsideName } from './name-particle';
import { roleBesideName } from './role-beside-name';
import { genderOfRole, isOrganisationWord, isRoleWord } from './role-word';

/** A name where it stands, roles and honorifics split off. */
export interface NameMention extends Range {
  readonly words: readonly string[];
  /** Lower-case role words and honorifics right before it. */
  readonly roles: readonly string[];
  readonly gender: Gender;
  /** Stands in the genitive: "Quill's". */
  readonly isPossessive: boolean;
  readonly isOrganisation: boolean;
  /** Does something: a verb or "who" follows, or a reporting verb stands before. Places and things seldom do. */
  readonly isSubject: boolean;
  /** A reporting verb or "who" stands beside it: hardly ever a place or a thing. */
  readonly reports?: boolean;
  /** Where its sentence begins. */
  readonly sentence?: number;
  /** Stands where its sentence's subject stands: at the head, or right behind what leads it in. */
  readonly leadsSentence?: boolean;
}

const CAPITAL = /^(?:d['’])?[\p{Lu}\p{Lt}@]/u;
const ACRONYM = /^(?:\p{Lu}[\p{Lu}\p{N}&.-]+)$/u;
const POSSESSIVE = /['’]s?$/u;
const PARTICLES = new Set([
  'de',
  'del',
  'der',
  'van',
  'von',
  'al',
  'el',
  'bin',
  'ibn',
  'la',
  'le',
  'du',
  'da',
  'di',
  'dos',
  'ter',
]);
const SUFFIXES = new Set(['jr', 'sr', 'ii', 'iii', 'iv']);

/** True for a word that can be part of a name at its place. */
export function isCapitalised(item: Item | undefined): boolean {
  return item?.kind === 'word' && CAPITAL.test(item.text);
}

/** The stop of "J.", "Dr." or "Jr." is part of the run. */
function isInitialStop(items: readonly Item[], index: number, rules: LanguageRules): boolean {
  const word = items[index - 1];
  const stop = items[index];
  if (stop?.text !== '.' || word?.kind !== 'word' || word.end !== stop.start) return false;
  if (SUFFIXES.has(word.lower)) return true;
  if (!isCapitalised(items[index + 1])) return false;
  return word.text.length === 1 || rules.honorifics.has(word.lower) || rules.roles.has(word.lower);
}

/** A particle between capitals; where every noun has one, "der" and "von" stand there as other words, too. */
function joinsName(items: readonly Item[], index: number, rules: LanguageRules): boolean {
  const word = items[index]?.lower ?? '';
  return rules.capitalNouns
    ? tiesName(items, index, rules)
    : rules.nameParticles.size === 0 && PARTICLES.has(word);
}

/** "Monday" ends a run of capitals, but "May Harlow" and "Will Harlan" go on: a first name before another capital. */
export function endsRun(items: readonly Item[], index: number, rules: LanguageRules): boolean {
  const word = items[index]?.lower ?? '';
  if (!rules.capitalisedOthers.has(word)) return false;
  return !(rules.firstNames.has(word) && isCapitalised(items[index + 1]));
}

/** End (exclusive) of the capitalised run that begins at `from`: words, initials, particles between capitals. */
export function capitalRunEnd(items: readonly Item[], from: number, rules: LanguageRules): number {
  let index = from;
  while (index < items.length && index - from < LONGEST_RUN) {
    const item = items[index];
    if (item === undefined) break;
    const follows =
      isCapitalised(items[index + 1]) ||
      (PARTICLES.has(items[index + 1]?.lower ?? '') && isCapitalised(items[index + 2]));
    if (isCapitalised(item) && !(index > from && endsRun(items, index, rules))) {
      index += 1;
      if (POSSESSIVE.test(item.text)) break;
    } else if (index > from && follows && joinsName(items, index, rules)) index += 1;
    else if (index > from && isInsideName(items, index, rules)) index += 1;
    else if (index > from && isInitialStop(items, index, rules)) index += 1;
    else break;
  }
  return index;
}

/** Rosa’s and the owners’. */
function withoutGenitive(word: string): string {
  return word.replace(/['’]s$/u, '').replace(/s['’]$/u, 's');
}

/** A role, an honorific, or capitals in front ("NHA Director", "WATCHED Quill"): no part of the name behind them. */
function leadsName(word: Item, next: Item, isFirst: boolean, rules: LanguageRules): boolean {
  if (isRoleWord(word.lower, rules)) return true;
  // "Komendy Policji Jan Nowak": an organisation in another case stands before who speaks for it.
  if (rules.freeSubjects && isFirst && isOrganisationWord(word.lower, rules)) return true;
  // A compound of an organisation in front of more capitals tells what they are: "Nachrichtenagentur Nordwelle".
  if (rules.organisationEndings.length > 0 && isFirst && isOrganisationWord(word.lower, rules)) return true;
  return (
    isFirst && ACRONYM.test(word.text) && (word.text.length < LONGEST_ACRONYM - 1 || !ACRONYM.test(next.text))
  );
}

/** Where the name begins in a run of words: behind the last role word, or at a known first name. */
function nameStart(words: readonly Item[], rules: LanguageRules): number {
  const core = words.findLastIndex((word) => !SUFFIXES.has(word.lower));
  const last = words[core];
  // "the Justice Department": a role word in an organisation's name belongs to it.
  if (last === undefined || isOrganisationWord(withoutGenitive(last.lower), rules)) return 0;
  let start = 0;
  words.slice(0, core).forEach((word, index) => {
    // "Laura King Moss": behind a first name, a word that is a role elsewhere is part of the name.
    if (index > start && rules.firstNames.has(words[start]?.lower ?? '')) return;
    if (leadsName(word, words[index + 1] ?? word, index === start, rules)) start = index + 1;
  });
  const first = words[start];
  if (first === undefined || rules.firstNames.has(first.lower)) return start;
  const named = words.findIndex(
    (word, index) => index > start && index < words.length - 1 && rules.firstNames.has(word.lower),
  );
  return named < 0 ? start : named;
}

/** Honorifics tell most, then words like "congresswoman", then the first name of a full name. */
function genderOf(words: readonly Item[], start: number, rules: LanguageRules): Gender {
  for (const word of words.slice(0, start)) {
    const told = rules.honorifics.get(word.lower);
    if (told !== undefined && told !== 'unknown') return told;
    const byRole = genderOfRole(word.lower, rules);
    if (byRole !== 'unknown') return byRole;
    const byWord = rules.genderedWords.get(word.lower) ?? 'unknown';
    if (byWord !== 'unknown') return byWord;
  }
  const first = words[start];
  if (first === undefined || words.length - start < 2) return 'unknown';
  return rules.firstNames.get(first.lower.split('-')[0] ?? '') ?? 'unknown';
}

/** A run of capitalised words beyond this is a heading, no name. */
const LONGEST_RUN = 14;
/** Acronyms of this length on are words in capitals. */
const LONGEST_ACRONYM = 6;
/** A lone word that is no name: a weekday, a title by itself ("Mayor"), "Orrin-born". */
function isNoName(words: readonly Item[], rules: LanguageRules): boolean {
  const [only, second] = words;
  if (only === undefined) return true;
  if (second === undefined && /-\p{Ll}+$/u.test(only.text)) return true;
  return second === undefined && (rules.capitalisedOthers.has(only.lower) || isRoleWord(only.lower, rules));
}

/** A word of an organisation's name, or a short acronym that is the whole name ("ICE"). */
function isOfOrganisation(word: Item, isAlone: boolean, rules: LanguageRules): boolean {
  if (isOrganisationWord(withoutGenitive(word.lower), rules)) return true;
  return isAlone && word.text.length < LONGEST_ACRONYM && ACRONYM.test(withoutGenitive(word.text));
}

/** The words of a name as printed: without a genitive, but with the stops of initials. */
function printedWords(items: readonly Item[], named: readonly Item[]): readonly string[] {
  const stops = new Set(items.filter((item) => item.text === '.').map((item) => item.start));
  return named.map((word, index) => {
    if (stops.has(word.end)) return `${word.text}.`;
    return index === named.length - 1 ? withoutGenitive(word.text) : word.text;
  });
}

/** Where names change by case, a full name in the nominative that nothing governs is a subject. */
function isNominativeName(
  items: readonly Item[],
  from: number,
  named: readonly Item[],
  rules: LanguageRules,
): boolean {
  if (rules.declensions.length === 0 || named.length < 2) return false;
  const isGoverned = rules.prepositions.has(items[from - 1]?.lower ?? '');
  return !isGoverned && rules.firstNames.has(named[0]?.lower ?? '');
}

/** Reads the capitalised run items[from, to) as roles and a name; null when nothing of a name is left. */
export function readName(
  items: readonly Item[],
  from: number,
  to: number,
  rules: LanguageRules,
): NameMention | null {
  const run = items.slice(from, to);
  const words = run.filter((item) => item.kind === 'word');
  const start = nameStart(words, rules);
  const named = words.slice(start);
  const [first, last] = [named[0], named.at(-1)];
  if (first === undefined || last === undefined || (start === 0 && isNoName(named, rules))) return null;
  // "der Vorsitzende Richter": roles and no name.
  if (rules.capitalNouns && isRoleWord(last.lower, rules)) return null;
  const at = items.indexOf(first, from);
  const isPossessive = POSSESSIVE.test(last.text) || isOblique(items, at, to, rules);
  const beside = roleBesideName(items, at, to, rules);
  const told = genderOf(words, start, rules);
  const gender = told === 'unknown' ? beside.gender : told;
  return {
    start: first.start,
    end: last.start + withoutGenitive(last.text).length,
    words: printedWords(run, named),
    roles: [...words.slice(0, start).map((word) => word.lower), ...beside.roles],
    gender: gender === 'unknown' ? genderByVerb(items, from, to, rules) : gender,
    isPossessive,
    isSubject:
      !isPossessive &&
      (!rules.capitalNouns || words.length > 1) &&
      (isNominativeName(items, at, named, rules) || actsAt(items, from, to, rules)),
    reports: !isPossessive && reportsAt(items, from, to, rules),
    sentence: items[items[from]?.sentence ?? from]?.start ?? first.start,
    leadsSentence: !isPossessive && leads(items, from, rules),
    // "Owen Church": a first name and one word more are a person, whatever the word is elsewhere.
    isOrganisation:
      !(named.length === 2 && rules.firstNames.has(first.lower)) &&
      named.some((word) => isOfOrganisation(word, named.length === 1, rules)),
  };
}

/** "Will Quill resign?": a helping verb that is also a first name is one only where its bearer acts or is told about. */
function asksAbout(items: readonly Item[], from: number, to: number, rules: LanguageRules): boolean {
  if (!rules.auxiliaries.has(items[from]?.lower ?? '')) return false;
  return items[to]?.text !== ',' && !actsAt(items, from, to, rules);
}

/** A name that stands right before another in one run: "the Orrin Herald Amos Lund". */
function nameBefore(
  items: readonly Item[],
  from: number,
  name: NameMention | null,
  rules: LanguageRules,
): NameMention | null {
  if (name === null || name.roles.length < 2) return null;
  let to = from;
  while (to < items.length && (items[to]?.start ?? name.start) < name.start) to += 1;
  const lead = readName(items, from, to, rules);
  return lead?.isOrganisation && lead.words.length > 1 ? lead : null;
}

/** All names in a row of items, in order. */
export function readNames(items: readonly Item[], rules: LanguageRules): readonly NameMention[] {
  const names: NameMention[] = [];
  let index = 0;
  while (index < items.length) {
    const item = items[index];
    if (
      item === undefined ||
      !isCapitalised(item) ||
      endsRun(items, index, rules) ||
      // "In May Harlow resigned": behind a preposition a month.
      (rules.capitalisedOthers.has(item.lower) && rules.prepositions.has(items[index - 1]?.lower ?? ''))
    ) {
      index += 1;
      continue;
    }
    const end = Math.max(capitalRunEnd(items, index, rules), index + 1);
    if (asksAbout(items, index, end, rules)) {
      index += 1;
      continue;
    }
    const name = readName(items, index, end, rules);
    const lead = nameBefore(items, index, name, rules);
    if (lead !== null) names.push(lead);
    if (name !== null) names.push(name);
    index = end;
  }
  return names;
}
