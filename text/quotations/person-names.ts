/**
 * Finds the names of an article: each run of capitalised words (`capital-run.ts`) is read as roles and a name
 * (`read-name.ts`); `name-table.ts` keeps them, so that a surname finds the fullest form.
 * Cost: linear in the narration. Refused: a list of known people (news is about unknown ones), longest run as the name
 * (swallows roles and outlets).
 * Idea of the surname table: Citron (BBC), which maps a name to the earliest longer one with the same last word.
 */
import { capitalRunEnd, endsRun } from './capital-run';
import { isCapitalised } from './is-capitalised';
import type { LanguageRules } from './language-rules';
import { actsAt } from './name-acts';
import type { NameMention } from './name-mention';
import type { Item } from './narration';
import { readName } from './read-name';

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

/** "die Offensive": where every noun has a capital, a lone one behind a determiner names nobody. */
function isCommonNoun(items: readonly Item[], at: number, rules: LanguageRules): boolean {
  const [word, before] = [items[at], items[at - 1]];
  if (!rules.capitalNouns || word === undefined || before === undefined) return false;
  if (rules.firstNames.has(word.lower) || /^\p{Lu}{2,}$/u.test(word.text)) return false;
  return rules.determiners.has(before.lower);
}

/** Words of a row that may be a heading. */
const SHORTEST_HEADING = 5;

/** "Pastor Wants Girl Scouts To Stop": where every word has a capital, none shows a name. */
function isHeading(items: readonly Item[], rules: LanguageRules): boolean {
  if (!rules.hasFixedOrder) return false;
  const words = items.filter((item) => item.kind === 'word' && !onlyJoins(item, rules));
  return (
    words.length >= SHORTEST_HEADING && words.every((word) => isCapitalised(word) || /^\d/.test(word.text))
  );
}

/** Small words that keep their small letters in headings. */
function onlyJoins(item: Item, rules: LanguageRules): boolean {
  if (isCapitalised(item)) return false;
  return [rules.prepositions, rules.determiners, rules.coordinators, rules.clauseWords].some((table) =>
    table.has(item.lower),
  );
}

/** "Rosa Quill: We Shall Not Move Again": a colon ends the only name a heading shows. */
function labelOf(items: readonly Item[], rules: LanguageRules): readonly NameMention[] {
  const end = capitalRunEnd(items, 0, rules);
  const name = items[end]?.text === ':' ? readName(items, 0, end, rules) : null;
  return name === null ? [] : [name];
}

/** All names in a row of items, in order. */
export function readNames(items: readonly Item[], rules: LanguageRules): readonly NameMention[] {
  if (isHeading(items, rules)) return labelOf(items, rules);
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
    const isNoun = end - index === 1 && isCommonNoun(items, index, rules);
    const name = isNoun ? null : readName(items, index, end, rules);
    const lead = nameBefore(items, index, name, rules);
    if (lead !== null) names.push(lead);
    if (name !== null) names.push(name);
    index = end;
  }
  return names;
}
