import type { LanguageRules } from './language-rules';

/** Where a printed word falls into two: the first ends at `end`, the second begins at `next`. */
export interface WordJoint {
  readonly end: number;
  readonly next: number;
}

const CAPITAL = /^\p{Lu}/u;

/** "l'avocat", "qu'elle"; "L'Équipe" and "Jeanne d'Arc" are names and stay whole. */
function elisionIn(word: string, isBehindName: boolean, rules: LanguageRules): WordJoint | null {
  const mark = word.search(/['’]/u);
  if (mark < 1 || mark === word.length - 1) return null;
  const first = `${word.slice(0, mark).toLowerCase()}'`;
  if (!rules.proclitics.has(first)) return null;
  const leadsCapital = CAPITAL.test(word.slice(mark + 1));
  if (leadsCapital && (isBehindName || CAPITAL.test(word))) return null;
  return { end: mark + 1, next: mark + 1 };
}

/** "dit-il", "a-t-elle", "disse-lhe": a verb or helping verb, then what hangs on it. */
function hyphenIn(word: string, rules: LanguageRules): WordJoint | null {
  const hyphen = rules.invertedPronouns ? word.indexOf('-') : -1;
  if (hyphen < 0) return null;
  const first = word.slice(0, hyphen).toLowerCase();
  const last = word.lastIndexOf('-') + 1;
  const isVerb =
    rules.cueVerbs.has(first) ||
    (rules.auxiliaries.has(first) && rules.pronouns.has(word.slice(last).toLowerCase()));
  return isVerb ? { end: hyphen, next: last } : null;
}

/**
 * Where a word falls into two by elision or by a hyphen; null when it is one.
 *
 * @param isBehindName a capitalised word stands right before it
 */
export function jointOf(word: string, isBehindName: boolean, rules: LanguageRules): WordJoint | null {
  return (rules.proclitics.size > 0 ? elisionIn(word, isBehindName, rules) : null) ?? hyphenIn(word, rules);
}
