import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import type { Phrase } from './noun-phrase';
import { capitalRunEnd } from './capital-run';
import { isCapitalised } from './is-capitalised';

/** The end of the run of capitals at `from`, with a second one that "and" joins to it. */
function lastRunEnd(items: readonly Item[], from: number, rules: LanguageRules): number {
  const to = Math.max(capitalRunEnd(items, from, rules), from + 1);
  const isJoined = rules.coordinators.has(items[to]?.lower ?? '') && isCapitalised(items[to + 1]);
  return isJoined ? Math.max(capitalRunEnd(items, to + 1, rules), to + 2) : to;
}

/**
 * The person named in a phrase with roles, places and organisations before the name, "rzecznik policji w Gdańsku Jan Nowak":
 * from the first known first name. Null when no first name of the tables is in it.
 *
 * @param anyCase first names in other cases count, too: behind words of reference a name stands in the genitive
 */
export function personInPhrase(
  items: readonly Item[],
  phrase: Phrase,
  anyCase: boolean,
  rules: LanguageRules,
): Phrase | null {
  for (let at = phrase.from; at < phrase.to; at += 1) {
    const item = items[at];
    if (item === undefined || !isCapitalised(item)) continue;
    const isFirstName = rules.firstNames.has(item.lower) || (anyCase && rules.obliqueNames.has(item.lower));
    if (isFirstName) return { from: at, to: Math.min(lastRunEnd(items, at, rules), phrase.to) };
  }
  return null;
}
