import { capitalRunEnd } from './capital-run';
import { isCapitalised } from './is-capitalised';
import type { LanguageRules } from './language-rules';
import type { NameMention } from './name-mention';
import type { Item } from './narration';
import { readName } from './read-name';

/** "die Polizei", "viele Anwohner": a lone capital behind small words, where every noun has one. */
function isCommonNoun(
  items: readonly Item[],
  from: number,
  at: number,
  end: number,
  rules: LanguageRules,
): boolean {
  const word = items[at];
  if (!rules.capitalNouns || word === undefined || end - at > 1 || at === from) return false;
  return !rules.firstNames.has(word.lower) && !/^\p{Lu}{2,}$/u.test(word.text);
}

/** The names of the head, when it ends in one: "Orrin Mayor Rosa Quill", "Lund and Voss"; else none. */
export function namesOfHead(
  items: readonly Item[],
  from: number,
  to: number,
  anyCase: boolean,
  rules: LanguageRules,
): readonly NameMention[] {
  const names: NameMention[] = [];
  let at = from;
  let last = -1;
  while (at < to) {
    const isArticle = rules.capitalNouns && at === from && rules.determiners.has(items[at]?.lower ?? '');
    if (!isCapitalised(items[at]) || isArticle) {
      at += 1;
      continue;
    }
    const end = Math.min(Math.max(capitalRunEnd(items, at, rules), at + 1), to);
    const name = isCommonNoun(items, from, at, end, rules) ? null : readName(items, at, end, rules);
    if (name !== null && (anyCase || !name.isPossessive)) {
      names.push(anyCase ? { ...name, isPossessive: true } : name);
      last = end;
    }
    at = end;
  }
  if (last !== to) return [];
  // Before a lower-case word a capitalised run is no name of its own: "Republican host Amos Lund".
  const joint = names.length > 1 && items.slice(from, to).some((item) => rules.coordinators.has(item.lower));
  return joint ? names : names.slice(-1);
}
