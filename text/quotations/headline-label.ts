/**
 * Tells the name before a colon in a headline ("Quill: ‘We will stay’") from what the article is about ("Ferry strike: ‘We
 * will stay’"). A headline's first word always has a capital, and in many outlets every word has, so capitals tell nothing:
 * the article must know the label as somebody's name, or the label must say what somebody is.
 * Cost: one look-up per label.
 */
import type { Attribution } from './attribution';
import type { LanguageRules } from './language-rules';
import type { NameTable } from './name-table';
import type { Item } from './narration';
import { capitalRunEnd } from './capital-run';
import { readName } from './read-name';
import { isOrganisationWord, isRoleWord } from './role-word';

const ACRONYM = /^\p{Lu}{2,5}$/u;

/** "the mayor", "residents", "police": a word for people, by itself. */
function tellsWho({ lower, text }: Item, rules: LanguageRules): boolean {
  return (
    ACRONYM.test(text) ||
    rules.personNouns.has(lower) ||
    isRoleWord(lower, rules) ||
    isOrganisationWord(lower, rules)
  );
}

/** A name the article gives to a person or a body elsewhere, or in full. */
function isKnownName(items: readonly Item[], from: number, names: NameTable, rules: LanguageRules): boolean {
  const name = readName(items, from, capitalRunEnd(items, from, rules), rules);
  if (name === null) return false;
  if (name.roles.length > 0 || name.gender !== 'unknown') return true;
  const entity = names.find(name);
  if (entity === null) return false;
  return entity.isPerson === true || entity.isOrganisation || entity.words.length > name.words.length;
}

/** Whether a label before a colon in a headline is only what the article is about. */
export function isTopicLabel(
  items: readonly Item[],
  { rule, subject }: Attribution,
  names: NameTable,
  rules: LanguageRules,
): boolean {
  if (rule !== 'label before a colon' || subject === null || rules.uncased !== null) return false;
  const words = items.slice(subject.from, subject.to);
  return !words.some((word) => tellsWho(word, rules)) && !isKnownName(items, subject.from, names, rules);
}
