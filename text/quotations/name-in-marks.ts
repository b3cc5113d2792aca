import type { LanguageRules } from './language-rules';
import type { SpanSetting } from './span-setting';

/** Longer names in marks are seldom anything but speech. */
const LONGEST_NAME = 5;
/** "adlı" and the like stand behind longer titles, too. */
const LONGEST_TITLE = 9;

/** Words behind the marks say that they name something: "…" adlı kitap. */
function isNamedBehind({ items, index, wordCount }: SpanSetting, rules: LanguageRules): boolean {
  return wordCount <= LONGEST_TITLE && rules.namesBehind.has(items[index + 1]?.lower ?? '');
}

/**
 * Whether marks hold a name printed with a capital in front only, as «Белые ночи» behind "фестиваль": short, inside a
 * sentence, and nothing before it that reports. Speech inside a sentence begins in lower case.
 */
export function isNameInSentence(setting: SpanSetting, rules: LanguageRules): boolean {
  if (isNamedBehind(setting, rules)) return true;
  const { words, wordCount, items, index } = setting;
  if (!rules.sentenceCaseTitles || setting.isAdjacent || wordCount > LONGEST_NAME) return false;
  const before = items[index - 1];
  if (before?.kind !== 'word' || rules.clauseWords.has(before.lower)) return false;
  if (rules.cueVerbs.has(before.lower) || rules.cueNouns.has(before.lower)) return false;
  return /^\p{Lu}/u.test(words) && !/[.?!…,;:]/u.test(words);
}
