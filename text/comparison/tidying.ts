/*
 * What some style books let a reporter tidy without a mark: sounds of hesitation, stammers, false starts,
 * agreement, masked expletives. Each rule asks for proof on both sides, because tidying is folded away on screen.
 * The word lists are English and hold for nothing else: "er" is German for he, "um" Portuguese for one.
 */

import type { Range } from '@/text/article';
import { isStopWord } from './shape-changes';
import type { Side } from './side';
import { AGREEMENT, FILLERS, NUMBER_WORDS } from './spellings';
import type { Token } from './tokenize';
import { foldWord } from './word-keys';

/** A broken-off start has at most this many words. */
const LONGEST_RESTART_WORDS = 6;
/** A start is only known by at least this many words said again, or by all it has. */
const LEAST_REPEATED_WORDS = 2;
const DASH = /^[\p{Pd}\u2212]+$/u;
/** Said twice they mean something: "no, no", "had had". */
const NEVER_STAMMERED: ReadonlySet<string> = new Set(['no', 'not', 'never', 'had', 'that']);

function foldsOf(tokens: readonly Token[]): string[] {
  return tokens.filter(({ kind }) => kind === 'word').map(({ text }) => foldWord(text));
}

/** Letters in capitals are initials ("the ER"), and behind a number they are its unit ("5 mm"). */
function mayBeFiller({ text }: Token, before: Token | undefined): boolean {
  const isUnit =
    before !== undefined && (/[0-9]$/.test(before.text) || NUMBER_WORDS.has(foldWord(before.text)));
  return !isUnit && !/^\p{Lu}{2,}$/u.test(text);
}

/** English words without "um" and "you know". `before` is the word in front of them, if any. */
export function withoutFillers(words: readonly Token[], before?: Token): Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (word === undefined) continue;
    const fold = foldWord(word.text);
    if (FILLERS.has(fold) && mayBeFiller(word, at === 0 ? before : words[at - 1])) continue;
    if (FILLERS.has(`${fold} ${foldWord(words[at + 1]?.text ?? '')}`)) at++;
    else kept.push(word);
  }
  return kept;
}

function startsWith(words: readonly string[], beginning: readonly string[]): boolean {
  return beginning.length <= words.length && beginning.every((word, at) => word === words[at]);
}

/** The words up to the last dash, and the words behind it; null where nothing breaks off. */
function splitAtDash(tokens: readonly Token[]): { before: string[]; after: string[] } | null {
  const dash = tokens.findLastIndex(({ kind, text }) => kind === 'mark' && DASH.test(text));
  return dash < 0 ? null : { before: foldsOf(tokens.slice(0, dash)), after: foldsOf(tokens.slice(dash + 1)) };
}

/**
 * "the top – [on] the top two", "we should have – we should": the words before the dash end, or begin, as the words
 * behind it begin.
 */
function isRestart(missing: readonly Token[], following: readonly string[]): boolean {
  const parts = splitAtDash(missing);
  if (parts === null || parts.before.length === 0 || parts.before.length > LONGEST_RESTART_WORDS)
    return false;
  const again = [...parts.after, ...following];
  for (let length = parts.before.length; length >= LEAST_REPEATED_WORDS; length--) {
    if (startsWith(again, parts.before.slice(-length)) || startsWith(again, parts.before.slice(0, length)))
      return true;
  }
  return startsWith(again, parts.before);
}

/**
 * "I think we should, we should wait": a start of several words said again, and the sentence goes on behind it without
 * a mark. Where it does not ("we will win, we will win.") the words are said twice for their own sake.
 */
function isSaidAnew(side: Side, { start, end }: Range, words: readonly string[]): boolean {
  if (words.length < LEAST_REPEATED_WORDS || words.length > LONGEST_RESTART_WORDS) return false;
  if (!words.some(isStopWord) || words.some((word) => NEVER_STAMMERED.has(word))) return false;
  const goesOn = (rest: readonly Token[]): boolean => rest[0]?.kind === 'word';
  const after = side.tokens.slice(end, end + words.length);
  const again = startsWith(foldsOf(after), words) && after.every(({ kind }) => kind === 'word');
  if (again) return goesOn(side.tokens.slice(end + words.length));
  // One token more than words: the comma behind the first time.
  const before = foldsOf(side.tokens.slice(Math.max(start - words.length - 1, 0), start));
  return startsWith(before.slice(-words.length), words) && goesOn(side.tokens.slice(end));
}

/**
 * Whether words that only this side prints are said again directly before or after: a stammer ("the the", small
 * English words only, for "very, very" is meant), or a start of several words, broken off by a dash or said anew.
 */
export function isFalseStart(side: Side, tokens: Range, english: boolean): boolean {
  const missing = side.tokens.slice(tokens.start, tokens.end);
  const words = foldsOf(missing);
  if (words.length === 0) return false;
  const reach = LONGEST_RESTART_WORDS * 3;
  const after = foldsOf(side.tokens.slice(tokens.end, tokens.end + reach));
  const before = foldsOf(side.tokens.slice(Math.max(tokens.start - reach, 0), tokens.start));
  const saidAgain = startsWith(after, words) || startsWith(before.slice(-words.length), words);
  const isStammer =
    english && saidAgain && words.every((word) => isStopWord(word) && !NEVER_STAMMERED.has(word));
  return isStammer || (english && isSaidAnew(side, tokens, words)) || isRestart(missing, after);
}

/** "f--k", "s***" against the word they mask: the same beginning and end, and something hidden. */
function isMaskOf(mask: string, word: string): boolean {
  const [before = '', ...rest] = mask.split(/[*-]+/);
  if (rest.length === 0 || before === '' || /[*-]/.test(word)) return false;
  return word.length > before.length && word.startsWith(before) && word.endsWith(rest.at(-1) ?? '');
}

/** Whether one word stands for the other by tidying alone: English agreement, or an expletive masked. */
export function isTidied(a: string, b: string, english: boolean): boolean {
  const foldA = foldWord(a);
  const foldB = foldWord(b);
  const isPair = ([x, y]: readonly [string, string]): boolean =>
    (foldA === x && foldB === y) || (foldA === y && foldB === x);
  if (english && AGREEMENT.some(isPair)) return true;
  return isMaskOf(foldA, foldB) || isMaskOf(foldB, foldA);
}
