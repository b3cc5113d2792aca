import { hasClauseForm } from './clause-form';
import { hasFiniteVerb } from './clause-verb';
import type { LanguageRules } from './language-rules';
import type { SpanSetting } from './span-setting';

/** A clause: a subject pronoun or a finite helping verb in it, or a whole sentence from capital to stop. */
export function isClause(setting: SpanSetting, rules: LanguageRules): boolean {
  const found = setting.found.map((word) => word.toLowerCase().replaceAll('’', "'"));
  if (found.some((word) => rules.clauseMarks.has(word)) || hasClauseForm(setting, found, rules)) return true;
  if (hasFiniteVerb(setting.found, rules)) return true;
  // "the water came in an hour"
  if (found.some((word, at) => at > 1 && rules.pastForms.has(word))) return true;
  return /^\P{L}*\p{Lu}/u.test(setting.words) && /[.?!,…]["'’”]?$/.test(setting.words);
}
