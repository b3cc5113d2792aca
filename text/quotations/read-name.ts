import { isAcronym, LONGEST_ACRONYM } from './acronym';
import { kinBesideName } from './kin-beside-name';
import type { Gender } from './gender';
import type { LanguageRules } from './language-rules';
import { actsAt, leads, reportsAt } from './name-acts';
import { genderOf } from './name-gender';
import { isGenitive, withoutGenitive } from './name-genitive';
import type { NameMention } from './name-mention';
import { nameStart } from './name-start';
import type { Item } from './narration';
import { roleBesideName } from './role-beside-name';
import { isOrganisationWord, isRoleWord } from './role-word';
import { genderByVerb, isOblique } from './verb-gender';

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
  return isAlone && word.text.length < LONGEST_ACRONYM && isAcronym(withoutGenitive(word.text));
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

/** What the surest sign that tells anything tells. */
function firstKnown(told: readonly Gender[]): Gender {
  return told.find((gender) => gender !== 'unknown') ?? 'unknown';
}

/**
 * Reads the capitalised run items[from, to) as roles and a name ("Acting Harbour Director Rosa Quill" -> director, Rosa
 * Quill); null when nothing of a name is left.
 */
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
  // "des Forums Nordstadt": a determiner no subject begins with.
  const isGoverned = rules.verbSecond?.obliques.has(items[from - 1]?.lower ?? '') === true;
  const isPossessive = isGoverned || isGenitive(last.text) || isOblique(items, at, to, rules);
  const beside = roleBesideName(items, at, to, rules);
  const kin = kinBesideName(items, from, rules);
  const gender = firstKnown([kin ?? 'unknown', genderOf(words, start, rules), beside.gender]);
  return {
    start: first.start,
    end: last.start + withoutGenitive(last.text).length,
    words: printedWords(run, named),
    roles: [...words.slice(0, start).map((word) => word.lower), ...beside.roles],
    gender: gender === 'unknown' ? genderByVerb(items, from, to, rules) : gender,
    isPossessive,
    isKin: kin !== null,
    isSubject:
      !isPossessive &&
      (!rules.capitalNouns || words.length > 1) &&
      (isNominativeName(items, at, named, rules) || actsAt(items, from, to, rules)),
    reports: !isPossessive && reportsAt(items, from, to, rules),
    sentence: items[items[from]?.sentence ?? from]?.start ?? first.start,
    // "Reed's letters say": whose they are is whom the sentence is about. Other cases than a genitive tell nothing.
    leadsSentence: (!isPossessive || rules.hasFixedOrder) && leads(items, from, rules),
    // "Owen Church": a first name and one word more are a person, whatever the word is elsewhere.
    isOrganisation:
      !(named.length === 2 && rules.firstNames.has(first.lower)) &&
      named.some((word) => isOfOrganisation(word, named.length === 1, rules)),
  };
}
