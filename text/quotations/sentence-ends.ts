import type { LanguageRules } from './language-rules';
import type { Item } from './narration';

const ENDERS = new Set(['.', '?', '!', '…', '...']);
const CONTINUES = new Set([',', ';', ':', ')', ']']);
const INITIAL = /^\p{Lu}$/u;
const CAPITAL = /^\p{Lu}/u;
const INNER_DOT = /^\p{L}(?:\.\p{L})+$/u;

/** True when the word before a full stop is usually written with one: Lt., J., U.S. */
function isAbbreviation(word: Item | undefined, stop: Item, rules: LanguageRules): boolean {
  if (word === undefined || word.kind !== 'word' || word.end !== stop.start) return false;
  const part = word.lower.slice(word.lower.lastIndexOf('-') + 1);
  return (
    rules.abbreviations.has(part) ||
    INITIAL.test(word.text) ||
    INNER_DOT.test(word.text) ||
    rules.abbreviations.has(word.lower)
  );
}

/** "lives at 5 Ferry Ave. Rosa Quill", but not "Lund Inc. President Rosa Quill": a title belongs to what it stands behind. */
function closesBefore(word: Item | undefined, next: Item, rules: LanguageRules): boolean {
  if (!rules.finalAbbreviations.has(word?.lower ?? '')) return false;
  const tables = [rules.roles, rules.honorifics, rules.organisationWords, rules.abbreviations];
  return !tables.some((table) => table.has(next.lower));
}

/**
 * Does the sentence end at this point of the narration? A stop after an abbreviation ends it only when nothing follows,
 * or when what follows can only begin a sentence; a quotation that follows says nothing either way.
 */
export function endsSentence(items: readonly Item[], index: number, rules: LanguageRules): boolean {
  const item = items[index];
  if (item === undefined || item.kind === 'word' || !ENDERS.has(item.text)) return false;
  const next = items[index + 1];
  if (item.kind === 'quote') return next === undefined || next.kind === 'quote' || CAPITAL.test(next.text);
  if (next === undefined) return true;
  if (next.kind === 'point' && CONTINUES.has(next.text)) return false;
  if (item.text === '.' && isAbbreviation(items[index - 1], item, rules)) {
    if (next.kind !== 'word' || !CAPITAL.test(next.text)) return false;
    return rules.capitalisedOthers.has(next.lower) || closesBefore(items[index - 1], next, rules);
  }
  return next.kind !== 'word' || !/^\p{Ll}/u.test(next.text);
}
