/**
 * Finds somebody whom the article never names: "A nurse had just heard the news", "At the gate, a woman was waiting". A
 * "she" after that means the woman, and the name before her is somebody else's.
 * Cost: at most LONGEST_LOOK_BACK items per call.
 */
import type { Gender } from './gender';
import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import { isCapitalised } from './is-capitalised';

/** Farther back somebody without a name is forgotten; a paragraph or two. */
const LONGEST_LOOK_BACK = 120;
/** "a retired head teacher": words between the article and the person. */
const LONGEST_PHRASE = 5;

/** Whether a phrase that begins with "a" or "one" at `from` is about a person who may be of this gender. */
function isPerson(items: readonly Item[], from: number, gender: Gender, rules: LanguageRules): boolean {
  for (let at = from + 1; at <= from + LONGEST_PHRASE; at += 1) {
    const item = items[at];
    if (item?.kind !== 'word' || isCapitalised(item) || rules.prepositions.has(item.lower)) return false;
    const told = rules.personNouns.get(item.lower);
    if (told !== undefined) return told === 'unknown' || told === gender;
  }
  return false;
}

/** "Voss, a baker, has …": told about the name before the comma, unless the comma only ends a lead-in ("In Leeds, a baker …"). */
function isApposition(items: readonly Item[], from: number, rules: LanguageRules): boolean {
  // "Voss, 42, a baker": the age is told about the same name.
  const isAged = /^\d+$/.test(items[from - 2]?.text ?? '') && items[from - 3]?.text === ',';
  const end = isAged ? from - 4 : from - 2;
  if (!isCapitalised(items[end])) return false;
  // "In Leeds is Voss, a baker": the verb stands before the comma, so the comma ends no lead-in.
  let name = end;
  while (name > 0 && isCapitalised(items[name - 1])) name -= 1;
  if (rules.passiveAuxiliaries.has(items[name - 1]?.lower ?? '')) return true;
  const opener = items[items[from]?.sentence ?? from]?.lower ?? '';
  return !rules.prepositions.has(opener) && !rules.clauseWords.has(opener);
}

/** Whether a phrase begins its sentence, or stands right behind what leads the sentence in: where subjects stand. */
function isInFront(items: readonly Item[], from: number, rules: LanguageRules): boolean {
  if (items[from]?.sentence === from) return true;
  return items[from - 1]?.text === ',' && !isApposition(items, from, rules);
}

/** Index of the last item that starts before a place of the text; halving, for a block may be a whole book. */
function lastBefore(items: readonly Item[], before: number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle]?.start ?? before) < before) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * Whether somebody of this gender comes up without a name between two places of the text, as the subject of a sentence.
 *
 * @param block the block `before` lies in
 */
export function unnamedPersonBetween(
  blocks: readonly (readonly Item[])[],
  block: number,
  after: number,
  before: number,
  gender: Gender,
  rules: LanguageRules,
): boolean {
  let left = LONGEST_LOOK_BACK;
  for (let index = block; index >= 0 && left > 0; index -= 1) {
    const items = blocks[index] ?? [];
    for (let at = lastBefore(items, before); at >= 0 && left > 0; at -= 1) {
      const item = items[at];
      if (item === undefined) break;
      if (item.start < after) return false;
      left -= 1;
      if (!rules.indefinites.has(item.lower) || !isInFront(items, at, rules)) continue;
      if (isPerson(items, at, gender, rules)) return true;
    }
  }
  return false;
}
