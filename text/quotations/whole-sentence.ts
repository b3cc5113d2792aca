import type { LanguageRules } from './language-rules';
import type { SpanSetting } from './span-setting';

/** Fewer words with a capital in front are a name more often than a sentence. */
const FEWEST_IN_SENTENCE = 3;

/** From a capital to the mark that ends a sentence, with at least two words. */
function isSentence({ words, wordCount }: SpanSetting): boolean {
  return wordCount > 1 && /[.?!]["'’”]?$/.test(words) && /^\P{L}*\p{Lu}/u.test(words);
}

/** Behind a colon or a full stop, from a capital on, with the point behind the marks: E ancora: «Nessuno resterà indietro». */
function standsAsSentence({ words, wordCount, items, index }: SpanSetting, rules: LanguageRules): boolean {
  const mayStand = rules.looseSubjects || rules.pointsOutside;
  if (!mayStand || wordCount < FEWEST_IN_SENTENCE || !/^\P{L}*\p{Lu}/u.test(words)) return false;
  const [before, next] = [items[index - 1], items[index + 1]];
  return /^[.:?!]$/.test(before?.text ?? '') && (next === undefined || next.kind === 'point');
}

/** Whether the marked words are a sentence of their own, by their form or by their place in the narration. */
export function isWholeSentence(setting: SpanSetting, rules: LanguageRules): boolean {
  return isSentence(setting) || standsAsSentence(setting, rules);
}
