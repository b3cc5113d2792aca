/**
 * Speech, fragment or term in a language without capitals. Terms, nicknames and titles in marks are so common there
 * that a run counts only with a reporting word, with its length, or as a whole sentence.
 */
import type { LanguageRules } from './language-rules';
import type { Item } from './narration';
import type { KindReason } from './kind-reason';
import type { SpanSetting } from './span-setting';
import type { QuotationKind } from './quotation';
import { isReportingStem } from './reporting-stem';
import { listedLength, type UncasedRules } from './uncased-rules';

/** Marks of books, films and songs, never of speech. */
const TITLE_MARKS = new Set(['《', '〈']);
/** Items behind the marks in which a denial still means them. */
const DENIAL_REACH = 6;
const WORDS_BEFORE = 2;
const STOP = /[。！？!?.…]["'’”」』]?$/u;

interface Judgement {
  readonly kind: QuotationKind;
  readonly reason: KindReason;
}

/** A predicate at the end, or a sign no noun phrase has. */
function isClause(words: string, rules: UncasedRules): boolean {
  const last = words.replace(/["'’”」』…]+$/u, '').slice(-1);
  if (STOP.test(words) || rules.clauseEnds.has(last)) return true;
  return [...rules.clauseSigns].some((sign) => words.includes(sign));
}

/** “…”라는 의혹을 부인했다: the verb says that nobody said it; “…”라고 부인했다 is what somebody said. */
function isDisowned(items: readonly Item[], index: number, rules: UncasedRules): boolean {
  if (!rules.adnominals.has(items[index + 1]?.text ?? '')) return false;
  for (let at = index + 2; at <= index + DENIAL_REACH; at += 1) {
    const item = items[at];
    if (item?.kind !== 'word') return false;
    if (listedLength(rules.denials, item.text, 0) > 0) return true;
  }
  return false;
}

/** 所谓“…”, 이른바 "…", 「…」と呼ばれる. */
function isNamed({ items, index }: SpanSetting, rules: LanguageRules, uncased: UncasedRules): boolean {
  const before = items.slice(Math.max(0, index - WORDS_BEFORE), index);
  if (before.some((item) => item.kind === 'word' && rules.namingWords.has(item.text))) return true;
  const behind = items.slice(index + 1, index + 3);
  return behind.some(
    (item) =>
      item.kind === 'word' &&
      listedLength(uncased.namingVerbs, item.text, 0) > 0 &&
      !isReportingStem(item, uncased),
  );
}

/** Speech, fragment or term, and why. */
export function judgeUncased(setting: SpanSetting, rules: LanguageRules, uncased: UncasedRules): Judgement {
  const { items, index, words } = setting;
  if (TITLE_MARKS.has(setting.opener)) return { kind: 'term', reason: 'a title' };
  const kind = isClause(words, uncased) ? 'speech' : 'fragment';
  if (setting.isSetApart) return { kind, reason: 'set apart by the page' };
  if (isDisowned(items, index, uncased)) return { kind: 'term', reason: 'denied words' };
  const isShort = setting.wordCount < rules.speechWords;
  if (isShort && isNamed(setting, rules, uncased)) return { kind: 'term', reason: 'named or so called' };
  if (setting.isAttributed) return { kind, reason: 'a reporting word with it' };
  // A book in white corners may be long; nothing reports it.
  if (setting.opener === '『' && !STOP.test(words)) return { kind: 'term', reason: 'a title' };
  if (!isShort) return { kind, reason: 'long enough' };
  if (STOP.test(words) && setting.wordCount > 1) return { kind, reason: 'a whole sentence' };
  // A paragraph that is nothing but a clause in marks: an answer in an interview.
  if (items.length === 1 && kind === 'speech') return { kind, reason: 'begins its block' };
  return { kind: 'term', reason: 'nothing reports it' };
}
