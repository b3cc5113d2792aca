import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import type { Phrase } from './noun-phrase';
import { capitalRunEnd, isCapitalised } from './person-names';

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
    if (isFirstName)
      return { from: at, to: Math.min(Math.max(capitalRunEnd(items, at, rules), at + 1), phrase.to) };
  }
  return null;
}
