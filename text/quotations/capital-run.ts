import { isCapitalised } from './is-capitalised';
import type { LanguageRules } from './language-rules';
import { isGenitive } from './name-genitive';
import { isInsideName } from './name-particle';
import { NAME_PARTICLES } from './name-particles';
import { NAME_SUFFIXES } from './name-suffixes';
import type { Item } from './narration';
import { tiesName } from './noun-phrase-after';

/** A run of capitalised words beyond this is a heading, no name. */
const LONGEST_RUN = 14;

/** The stop of "J.", "Dr." or "Jr." is part of the run. */
function isInitialStop(items: readonly Item[], index: number, rules: LanguageRules): boolean {
  const word = items[index - 1];
  const stop = items[index];
  if (stop?.text !== '.' || word?.kind !== 'word' || word.end !== stop.start) return false;
  if (NAME_SUFFIXES.has(word.lower)) return true;
  if (!isCapitalised(items[index + 1])) return false;
  return word.text.length === 1 || rules.honorifics.has(word.lower) || rules.roles.has(word.lower);
}

/** A particle between capitals; where every noun has one, "der" and "von" stand there as other words, too. */
function joinsName(items: readonly Item[], index: number, rules: LanguageRules): boolean {
  const word = items[index]?.lower ?? '';
  return rules.capitalNouns
    ? tiesName(items, index, rules)
    : rules.nameParticles.size === 0 && NAME_PARTICLES.has(word);
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
      (NAME_PARTICLES.has(items[index + 1]?.lower ?? '') && isCapitalised(items[index + 2]));
    if (isCapitalised(item) && !(index > from && endsRun(items, index, rules))) {
      index += 1;
      if (isGenitive(item.text)) break;
    } else if (index > from && follows && joinsName(items, index, rules)) index += 1;
    else if (index > from && isInsideName(items, index, rules)) index += 1;
    else if (index > from && isInitialStop(items, index, rules)) index += 1;
    else break;
  }
  return index;
}
