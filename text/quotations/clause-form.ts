import type { LanguageRules } from './language-rules';
import type { SpanSetting } from './span-setting';

/** Shorter words may end like verbs by chance. */
const SHORTEST_VERB = 5;

/** The span is a sentence whose point stands behind the marks: it begins with a capital, and nothing runs into it. */
function isWholeSentence(
  { words, wordCount, isAdjacent, items, index }: SpanSetting,
  rules: LanguageRules,
): boolean {
  const [before, next] = [items[index - 1], items[index + 1]];
  if (before?.kind === 'word' && !rules.clauseWords.has(before.lower)) return false;
  // One word is a sentence only where somebody is credited right beside it: «Обязательно», — ответил X.
  return (
    (wordCount > 1 || isAdjacent) &&
    /^\P{L}*\p{Lu}/u.test(words) &&
    (next === undefined || next.kind === 'point')
  );
}

/** What makes a clause beside the small words of the tables: the endings of finite verbs, a sentence's place. */
export function hasClauseForm(setting: SpanSetting, words: readonly string[], rules: LanguageRules): boolean {
  if (rules.pointsOutside && isWholeSentence(setting, rules)) return true;
  if (rules.clauseEndings.length === 0) return false;
  return words.some(
    (word) =>
      word.length >= SHORTEST_VERB &&
      !rules.clauseExceptions.has(word) &&
      rules.clauseEndings.some((ending) => word.endsWith(ending)),
  );
}
