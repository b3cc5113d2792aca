import type { LanguageRules } from './language-rules';

/** Fewest words of a clause with a subject and a verb: "Das reicht nicht". */
const SHORTEST_CLAUSE = 3;
const CAPITAL = /^\p{Lu}/u;

/** Small words with a verb's ending: "nicht", "met". */
function isSmall(word: string, rules: LanguageRules): boolean {
  return (
    rules.adverbs.has(word) ||
    rules.prepositions.has(word) ||
    rules.determiners.has(word) ||
    rules.clauseWords.has(word) ||
    rules.pronouns.has(word)
  );
}

/**
 * Whether marked words that begin like a sentence hold a finite verb in -t, as German and Dutch verbs have it: "Der Damm hält
 * noch". An adjective before its noun ("eine gute Sache") is none. Always false in other languages.
 */
export function hasFiniteVerb(words: readonly string[], rules: LanguageRules): boolean {
  const [first] = words;
  if (rules.verbSecond === null || !rules.verbSecond.verbEndings.includes('t')) return false;
  if (words.length < SHORTEST_CLAUSE || first === undefined || !CAPITAL.test(first)) return false;
  return words.some((word, index) => {
    const [before, next] = [words[index - 1] ?? '', words[index + 1] ?? ''];
    if (index === 0 || CAPITAL.test(word) || isSmall(word, rules) || word.length < SHORTEST_CLAUSE)
      return false;
    if (rules.indefinites.has(before.toLowerCase())) return false;
    return word.endsWith('t') || (/[td]en?$/.test(word) && !CAPITAL.test(next) && next !== '');
  });
}
