/**
 * An article's narration as a row of items: words, points, and each span of marked words as one item, so that
 * patterns of attribution can be read without ever looking inside a quotation.
 * Cost: linear in the block.
 */
import type { Range } from '@/text/article';
import { cutWords } from './cut-words';
import type { Span } from './find-spans';
import { jointOf } from './joined-words';
import type { LanguageRules } from './language-rules';
import { isCapitalised } from './is-capitalised';
import { isReportingVerb } from './reporting-verb';
import { endsSentence } from './sentence-ends';
import type { UncasedRules } from './uncased-rules';
import { referencesOpenedBy } from './references-opened-by';

/**
 * One item of a block. `word` and `point` (one character of punctuation, full-width ones as plain ones) carry their text; `quote` is a whole span, its
 * text the point it ends in.
 */
export interface Item extends Range {
  readonly kind: 'word' | 'point' | 'quote';
  readonly text: string;
  /** Lower case with straight apostrophes, for tables. */
  readonly lower: string;
  /** Index of the span, for `quote`; else -1. */
  readonly span: number;
  /** Index of the first item of its sentence. */
  readonly sentence: number;
  /** Index of the nearest reporting word before it in its sentence, finite or dependent; -1 when there is none. */
  readonly cueBefore: number;
  /** Likewise the first word of "according to". */
  readonly referenceBefore: number;
}

/** An item while its row is being read. */
interface Draft extends Range {
  kind: Item['kind'];
  text: string;
  lower: string;
  span: number;
  sentence: number;
  cueBefore: number;
  referenceBefore: number;
}

// One letter or digit, then more of them with single joints between: each character can match one way only.
const WORD_OR_POINT =
  /[\p{L}\p{N}\p{M}@#$€£%]+(?:['’.&‑-][\p{L}\p{N}\p{M}]+)*(?:(?<=s)['’])?|\.\.\.|[.,;:?!…—–―()[\]。，、；：？！（）-]/gu;
const DASHES = new Set(['—', '–', '-']);
const LONGEST_DATELINE = 8;
/** Full-width points are read as the plain ones they stand for. */
const PLAIN_POINTS: ReadonlyMap<string, string> = new Map([
  ['。', '.'],
  ['，', ','],
  ['、', ','],
  ['；', ';'],
  ['：', ':'],
  ['？', '?'],
  ['！', '!'],
  ['（', '('],
  ['）', ')'],
]);
const LETTER = /[\p{L}\p{N}@#$€£%]/u;

/** Characters behind a word in which the next one is looked for. */
const TITLE_REACH = 14;
/** Words printed as one, as in "s'est-elle": more are none. */
const MOST_PARTS = 3;
/** Characters in which a point before inner closing marks stands. */
const POINT_REACH = 4;

/** The point the marked words end in, inner marks left out. */
function lastPoint(words: string): string {
  const point = /[.?!…。？！](?=["'’”»\])」』）]*$)/u.exec(words)?.[0] ?? '';
  return PLAIN_POINTS.get(point) ?? point;
}

/** One word or point, with room for what linkSentences notes. */
function push(items: Draft[], text: string, start: number, end: number): void {
  const found = text.slice(start, end);
  items.push({
    kind: LETTER.test(found) ? 'word' : 'point',
    text: PLAIN_POINTS.get(found) ?? found,
    // Tables are composed (NFC); a page need not be.
    lower: found.toLowerCase().normalize('NFC').replaceAll('’', "'"),
    start,
    end,
    span: -1,
    sentence: 0,
    cueBefore: -1,
    referenceBefore: -1,
  });
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
function readUncasedRun(items: Draft[], text: string, start: number, end: number, rules: UncasedRules): void {
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

/** The narration between two spans. */
function readRun(items: Draft[], text: string, start: number, end: number, rules: LanguageRules): void {
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

/** Words and points of a stretch of text that holds no quotation; sentences are not told apart. */
export function readWords(text: string, start: number, end: number, rules: LanguageRules): readonly Item[] {
  const items: Draft[] = [];
  readRun(items, text, start, end, rules);
  return items;
}

/** "LEEDS (Agency) —": the sentence begins behind the dash. */
function endsDateline(items: readonly Item[], index: number): boolean {
  const dash = items[index];
  if (index > LONGEST_DATELINE || dash?.kind !== 'point' || !DASHES.has(dash.text)) return false;
  return /^\p{Lu}{3,}$/u.test(items[0]?.text ?? '');
}

/** Notes once for every item where its sentence begins and which reporting word stands before it. */
function linkSentences(items: readonly Draft[], rules: LanguageRules): void {
  let sentence = 0;
  let cueBefore = -1;
  let referenceBefore = -1;
  items.forEach((item, index) => {
    item.sentence = sentence;
    item.cueBefore = cueBefore;
    item.referenceBefore = referenceBefore;
    const isDependent = item.kind === 'word' && rules.dependentCues.has(item.lower) && !isCapitalised(item);
    if (isDependent || isReportingVerb(items, index, rules)) cueBefore = index;
    if (referencesOpenedBy(item.lower, rules).length > 0) referenceBefore = index;
    if (!endsSentence(items, index, rules) && !endsDateline(items, index)) return;
    sentence = index + 1;
    cueBefore = -1;
    referenceBefore = -1;
  });
}

/** The items of one block. `spans` are those of that block; `first` is the index of the first of them in the article. */
export function readItems(
  text: string,
  block: Range,
  spans: readonly Span[],
  first: number,
  rules: LanguageRules,
): readonly Item[] {
  const items: Draft[] = [];
  let at = block.start;
  spans.forEach((span, offset) => {
    readRun(items, text, at, span.outer.start, rules);
    items.push({
      kind: 'quote',
      text: lastPoint(text.slice(Math.max(span.start, span.end - POINT_REACH), span.end)),
      lower: '',
      ...span.outer,
      span: first + offset,
      sentence: 0,
      cueBefore: -1,
      referenceBefore: -1,
    });
    at = span.outer.end;
  });
  readRun(items, text, at, block.end, rules);
  linkSentences(items, rules);
  return items;
}
