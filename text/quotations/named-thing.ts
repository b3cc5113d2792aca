/**
 * Tells names in marks from words somebody chose, in languages that put what a thing is right before its name ("der Film
 * „Nachtzug“", "die Firma „Hanse Plus“") and a judgement behind "als" or "von" ("bezeichnete das als „Unsinn“").
 */
import type { LanguageRules } from './language-rules';
import { isCapitalised } from './is-capitalised';
import type { SpanSetting } from './span-setting';

/** Longer names are hardly printed. */
const LONGEST_NAME = 8;

/** Begins as names do and ends no sentence. */
function looksLikeName({ words, wordCount }: SpanSetting): boolean {
  return wordCount <= LONGEST_NAME && /^[\p{Lu}\p{N}]/u.test(words) && !/[.?!,…]$/.test(words);
}

/** Whether a noun or a naming word stands right before the marks and says what the name in them belongs to. */
export function namesThing(setting: SpanSetting, isClause: boolean, rules: LanguageRules): boolean {
  const before = setting.items[setting.index - 1];
  if (rules.verbSecond === null || before?.kind !== 'word' || !looksLikeName(setting)) return false;
  const calls = setting.isAttributed && rules.callingVerbs.has(setting.cue ?? '');
  if (calls || rules.cueNouns.has(before.lower)) return false;
  if (rules.namingWords.has(before.lower)) return true;
  const isNoun = isCapitalised(before) && !rules.capitalisedOthers.has(before.lower);
  return rules.capitalNouns && isNoun && !isClause;
}

/** Items between the verb and the marks: whom it calls so, and marks before these. */
const CALLED_REACH = 8;

/** "called the guard “Mister Nobody”": whoever calls somebody so says it; "what locals call the “Salt Road”" is its name. */
function isCalledSo({ items, index, cue, hasPerson }: SpanSetting, rules: LanguageRules): boolean {
  if (!hasPerson || cue === null || !rules.callingVerbs.has(cue)) return false;
  const before = items[index - 1];
  const isBound = rules.determiners.has(before?.lower ?? '') && !rules.indefinites.has(before?.lower ?? '');
  if (before?.kind !== 'word' || before.lower === cue || isBound) return false;
  for (let at = index - 2; at >= index - CALLED_REACH; at -= 1) {
    const item = items[at];
    if (item === undefined || item.kind === 'point') return false;
    if (item.lower === cue) return true;
  }
  return false;
}

/** "chants of “Rosa Quill!”": the noun says that the words were said. */
function isReportedByNoun({ items, index }: SpanSetting, rules: LanguageRules): boolean {
  const [noun, tie] = [items[index - 2], items[index - 1]];
  return rules.nameTies.has(tie?.lower ?? '') && rules.cueNouns.has(noun?.lower ?? '');
}

/** Whether the word before the marks, or the verb, makes even a lone noun somebody's judgement: "sprach von „Panik“". */
export function isCharacterised(setting: SpanSetting, rules: LanguageRules): boolean {
  if (isReportedByNoun(setting, rules)) return true;
  if (!setting.isAttributed) return false;
  if (rules.verbSecond === null) return isCalledSo(setting, rules);
  if (rules.callingVerbs.has(setting.cue ?? '')) return true;
  let at = setting.index - 1;
  // "Thiel antwortete: „Nein.“"
  if (setting.items[at]?.text === ':') return true;
  if (rules.indefinites.has(setting.items[at]?.lower ?? '')) at -= 1;
  return rules.verbSecond.characterising.has(setting.items[at]?.lower ?? '');
}
