/**
 * Reads a stretch of narration as words and points.
 * Cost: linear in the stretch: each character can match one way only, and a look ahead is bounded.
 */
import { cutWords } from './cut-words';
import { isCapitalised } from './is-capitalised';
import type { ItemDraft } from './item-draft';
import { jointOf } from './joined-words';
import type { LanguageRules } from './language-rules';
import { plainPoint } from './plain-point';
import type { UncasedRules } from './uncased-rules';

// One letter or digit, then more of them with single joints between: each character can match one way only.
const WORD_OR_POINT =
  /[\p{L}\p{N}\p{M}@#$€£%]+(?:['’.&‑-][\p{L}\p{N}\p{M}]+)*(?:(?<=s)['’])?|\.\.\.|[.,;:?!…—–―()[\]。，、；：？！（）-]/gu;
const LETTER = /[\p{L}\p{N}@#$€£%]/u;

const NOT_ASCII = /[\u0080-\uffff]/;
/** Code of the space; controls lie below it. */
const SPACE = 0x20;

/** Characters behind a word in which the next one is looked for. */
const TITLE_REACH = 14;
/** Words printed as one, as in "s'est-elle": more are none. */
const MOST_PARTS = 3;
/** The word as tables have it: small, composed (NFC; a page need not be), with straight apostrophes. */
function inTables(word: string): string {
  const lower = word.toLowerCase();
  return NOT_ASCII.test(lower) ? lower.normalize('NFC').replaceAll('’', "'") : lower;
}

/** One word or point, with room for what linkSentences notes. */
function push(items: ItemDraft[], text: string, start: number, end: number): void {
  const found = text.slice(start, end);
  items.push({
    kind: LETTER.test(found) ? 'word' : 'point',
    text: plainPoint(found),
    lower: inTables(found),
    start,
    end,
    span: -1,
    sentence: 0,
    cueBefore: -1,
    referenceBefore: -1,
  });
}

/** A run that is only the space between two quotations; most runs of a text full of marks are. */
function isBlank(text: string, start: number, end: number): boolean {
  let at = start;
  while (at < end && text.charCodeAt(at) <= SPACE) at += 1;
  return at >= end;
}

/** Where a word falls into two: "dit-il" before the pronoun; null when it is one. */
function splitPoint(
  word: string,
  isBehindName: boolean,
  rules: LanguageRules,
): { readonly end: number; readonly next: number } | null {
  if (rules.apostropheCases) {
    const apostrophe = word.search(/['’]/u);
    return apostrophe > 0 ? { end: apostrophe, next: apostrophe } : null;
  }
  return jointOf(word, isBehindName, rules);
}

/** A title that begins right behind a run of a language with spaces: the run is a name. */
function titleFollows(text: string, at: number, end: number, rules: UncasedRules): boolean {
  const next = /^\s[\p{L}\p{N}]{1,12}/u.exec(text.slice(at, Math.min(end, at + TITLE_REACH)))?.[0].trim();
  return next !== undefined && rules.titles.words.has(next.slice(0, cutWords(next, false, rules)[0]));
}

/** The narration between two spans in a language without capitals. */
function readUncasedRun(
  items: ItemDraft[],
  text: string,
  start: number,
  end: number,
  rules: UncasedRules,
): void {
  for (const match of text.slice(start, end).matchAll(WORD_OR_POINT)) {
    let at = start + match.index;
    if (!LETTER.test(match[0])) {
      push(items, text, at, at + match[0].length);
      continue;
    }
    const first = at;
    const isNamed = !rules.isUnspaced && titleFollows(text, at + match[0].length, end, rules);
    for (const cut of cutWords(match[0], isNamed, rules)) {
      push(items, text, at, first + cut);
      at = first + cut;
    }
  }
}

/** Adds the words and points of the narration between two spans to `items`. */
export function readRun(
  items: ItemDraft[],
  text: string,
  start: number,
  end: number,
  rules: LanguageRules,
): void {
  if (isBlank(text, start, end)) return;
  if (rules.uncased !== null) {
    readUncasedRun(items, text, start, end, rules.uncased);
    return;
  }
  for (const match of text.slice(start, end).matchAll(WORD_OR_POINT)) {
    const at = start + match.index;
    const to = at + match[0].length;
    let from = at;
    // "s'est-elle" falls into three.
    for (let part = 0; part < MOST_PARTS && from < to; part += 1) {
      const split = splitPoint(text.slice(from, to), isCapitalised(items.at(-1)), rules);
      push(items, text, from, split === null ? to : from + split.end);
      from = split === null ? to : from + split.next;
    }
    if (from < to) push(items, text, from, to);
  }
}
