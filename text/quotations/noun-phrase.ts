import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import { isCapitalised } from './is-capitalised';
import { endsSentence } from './sentence-ends';

/** Indices of items, half-open. */
export interface Phrase {
  readonly from: number;
  readonly to: number;
}

/** Items of the longest phrase read; what is longer is no subject. */
export const LONGEST_PHRASE = 18;

/** Letters a word must have before an ending to be more than the ending. */
const SHORTEST_STEM = 2;

/** True for a word with one of these endings and something before it. */
export function endsInOneOf(word: string, endings: readonly string[]): boolean {
  return endings.some((ending) => word.length > ending.length + SHORTEST_STEM && word.endsWith(ending));
}

/** True when the item is this point. */
export function isPoint(item: Item | undefined, text: string): boolean {
  return item?.kind === 'point' && item.text === text;
}

/** An adverb in -ly or from the table, a helping verb: may stand between subject and verb. */
export function isFiller(item: Item | undefined, rules: LanguageRules): boolean {
  if (item?.kind !== 'word') return false;
  if (rules.auxiliaries.has(item.lower) || rules.adverbs.has(item.lower))
    // "Will Harlan said": a first name before another capital is none.
    return !(isCapitalised(item) && rules.firstNames.has(item.lower));
  return endsInOneOf(item.lower, rules.adverbEndings) && !isCapitalised(item);
}

/** A stop that belongs to the word before it: an initial, "Dr.", "U.S.". */
export function isInnerStop(items: readonly Item[], index: number, rules: LanguageRules): boolean {
  const [word, stop] = [items[index - 1], items[index]];
  if (!isPoint(stop, '.') || word?.kind !== 'word' || stop === undefined || word.end !== stop.start)
    return false;
  if (/^(?:\p{Lu}|\p{L}(?:\.\p{L})+)$/u.test(word.text)) return true;
  return rules.abbreviations.has(word.lower) && !endsSentence(items, index, rules);
}

/** "and" between two names joins them into one subject. */
export function isJoint(items: readonly Item[], index: number): boolean {
  return isCapitalised(items[index - 1]) && isCapitalised(items[index + 1]);
}

/** A genitive is no subject: "Quill's charge" was read as far as "Quill's", "the rivals’ claims" as far as "the rivals’". */
export function endsInGenitive(items: readonly Item[], phrase: Phrase): boolean {
  return /(?:['’]s|\p{L}s['’])$/u.test(items[phrase.to - 1]?.text ?? '');
}
