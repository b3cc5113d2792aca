/*
 * Names what happened where the words of two texts differ. The order of the questions is the rule: what an outlet
 * shows (dots, brackets) comes first, then what is the same word after all, then what may be tidied; only what is
 * left is words exchanged, put in or left out. Linear in the words of the place.
 */

import type { Range } from '@/text/article';
import type { DifferenceKind } from './comparison';
import type { Finding } from './finding';
import { namesOf } from './names-of-part';
import { rangeOfTokens, regionOfTokens, type Side, wordBefore, wordFrom } from './side';
import { splitAtGap, type TokenPair } from './split-at-gap';
import { type Part, partOf } from './part';
import { kindOfSameWords } from './same-words';
import { isSentenceEnd } from './sentence-end';
import { isFalseStart, isTidied, withoutFillers } from './tidying';
import { isWeighty, type WeighedSide } from './weighty';
import type { Token } from './tokenize';
import { wordKeys } from './word-keys';

/** Both sides and what holds for the pair. */
export interface Naming {
  readonly a: Side;
  readonly b: Side;
  /** English spellings may be folded. */
  readonly english: boolean;
  /** The language writes every noun with a capital, which alone then tells no name. */
  readonly capitalNouns: boolean;
  /** One side is narration. */
  readonly paraphrase: boolean;
}

/** Words a bracket stands for, at most: a pronoun, a name. */
const MOST_BRACKETED_WORDS = 2;

/** Whether nothing but English sounds of hesitation stands on one side only. */
function sameButFillers(a: Part, b: Part): boolean {
  const kept = ({ words, side, range }: Part): Token[] =>
    withoutFillers(words, wordBefore(side, range.start));
  const [keptA, keptB] = [kept(a), kept(b)];
  if (keptA.length === a.words.length && keptB.length === b.words.length) return false;
  const keysOf = (words: readonly Token[]): string =>
    wordKeys(
      words.map(({ text }) => text),
      true,
    )
      .map(({ key }) => key)
      .join(' ');
  return keysOf(keptA) === keysOf(keptB);
}

/** Whether the words differ only by what a style book may let a reporter tidy. */
function isTidy(a: Part, b: Part, english: boolean): boolean {
  if (english && sameButFillers(a, b)) return true;
  const [wordA, wordB] = [a.words[0], b.words[0]];
  if (a.words.length === 1 && b.words.length === 1 && wordA !== undefined && wordB !== undefined) {
    return isTidied(wordA.text, wordB.text, english);
  }
  return (
    (b.words.length === 0 && isFalseStart(a.side, a.range, english)) ||
    (a.words.length === 0 && isFalseStart(b.side, b.range, english))
  );
}

/**
 * Whether a sentence may end here: it does, or the segment or the stretch ends. The attribution between two segments,
 * and the cut at the edge, show a reader that the words need not be one sentence.
 */
function endsSentence(part: Part): boolean {
  const { side, range } = part;
  const atEdge = range.start === 0 || range.end === side.tokens.length;
  const breaks = side.tokens.slice(Math.max(range.start - 1, 0), range.end).some(side.endsSegment);
  return atEdge || breaks || part.tokens.some(isSentenceEnd);
}

/**
 * Whether words left out here took a sentence's end with them, and the other side prints none: two sentences read as
 * one there. A whole sentence left out between two others joins nothing.
 */
function joinsSentences(fuller: Part, other: Part): boolean {
  return fuller.tokens.some(isSentenceEnd) && !endsSentence(other);
}

/** Words that make one sentence of two. */
const CONJUNCTIONS: ReadonlySet<string> = new Set('and but so or yet as while because'.split(' '));

/** Whether a sentence, or its end, gave way to a mere "and": what is left reads as one sentence all the same. */
function isBridged(fuller: Part, other: Part): boolean {
  if (!other.keys.every((key) => CONJUNCTIONS.has(key)) || fuller.words.length <= other.words.length)
    return false;
  const lastWord = fuller.tokens.findLastIndex(({ kind }) => kind === 'word');
  return fuller.tokens.slice(lastWord).some(isSentenceEnd) && !endsSentence(other);
}

/** What is left when nothing excuses the difference. */
function kindOfWords(a: Part, b: Part): DifferenceKind {
  if (b.words.length === 0) return joinsSentences(a, b) ? 'joined' : 'omission';
  if (a.words.length === 0) return joinsSentences(b, a) ? 'joined' : 'insertion';
  return isBridged(a, b) || isBridged(b, a) ? 'joined' : 'substitution';
}

/** Whether brackets say that these words are the outlet's own: more is bracketed than stands beside it. */
function isBracketed({ words }: Part): boolean {
  const inside = words.filter(({ bracket }) => bracket !== 'none').length;
  return inside > 0 && inside >= words.length - inside;
}

/** Whether both go on with a bracket that stands behind a word here, and for it there: "he [Brandt]" and "[Brandt]". */
function isReplacedByBracket(a: Part, b: Part): boolean {
  if (a.tokens.at(-1)?.text !== '[' || b.tokens.at(-1)?.text !== '[') return false;
  const words = a.words.length + b.words.length;
  return (a.words.length === 0 || b.words.length === 0) && words <= MOST_BRACKETED_WORDS;
}

function hasRoundBrackets(part: Part): boolean {
  return part.words.some(({ bracket }) => bracket === 'round');
}

/** The kind of a place, by the first question that is answered with yes. */
function kindOfPlace(a: Part, b: Part, { english }: Naming): DifferenceKind {
  if (a.words.length === 0 ? a.gap : b.words.length === 0 && b.gap) return 'ellipsis';
  if (isReplacedByBracket(a, b)) return 'bracket';
  const same = kindOfSameWords(a, b, english);
  if (isBracketed(a) || isBracketed(b)) {
    // Round brackets round words both print are how one outlet punctuates.
    const round = hasRoundBrackets(a) || hasRoundBrackets(b);
    return same !== null && round ? 'punctuation' : 'bracket';
  }
  if (same !== null) return same;
  return isTidy(a, b, english) ? 'tidying' : kindOfWords(a, b);
}

/** From the first word, gap or bracket to the last: what to read out, without the marks at either end. */
function namedTokens(part: Part): Range {
  const counts = (at: number): boolean => part.side.tokens[at]?.kind !== 'mark';
  let { start, end } = part.range;
  while (start < end && !counts(start)) start++;
  while (end > start && !counts(end - 1)) end--;
  return end > start ? { start, end } : { start: part.range.start, end: part.range.start };
}

/** The same with the whole of the bracket that follows: "he [Brandt]", not "he [". */
function withBracketBehind(part: Part): Range {
  const { tokens } = part.side;
  const close = tokens.findIndex(({ kind }, at) => kind === 'close' && at >= part.range.end);
  const start = namedTokens(part).start;
  return { start, end: close < 0 ? part.range.end : close + 1 };
}

/** Kinds by which an outlet itself shows that its words are not the speaker's whole words. */
const SHOWN: ReadonlySet<DifferenceKind> = new Set(['ellipsis', 'bracket']);
/** Kinds in which words are really other ones; "it's" for "it is" can touch no tense. */
const WEIGHED: ReadonlySet<DifferenceKind> = new Set([
  'ellipsis',
  'bracket',
  'substitution',
  'insertion',
  'omission',
  'joined',
]);

/** The key of the word right behind the part. */
function keyBehind({ side, range }: Part, english: boolean): string {
  const word = wordFrom(side, range.end);
  return word === undefined ? '' : (wordKeys([word.text], english)[0]?.key ?? '');
}

/** Only whole words left out or put in can have moved, so only they carry their keys on. */
function nameOne(pair: TokenPair, naming: Naming): Finding {
  const a = partOf(naming.a, pair.a, naming.english);
  const b = partOf(naming.b, pair.b, naming.english);
  const kind = kindOfPlace(a, b, naming);
  const shown = SHOWN.has(kind);
  const named = isReplacedByBracket(a, b) ? withBracketBehind : namedTokens;
  const weighed = (part: Part): WeighedSide => ({
    keys: part.keys,
    names: namesOf(part, naming.capitalNouns),
    next: keyBehind(part, naming.english),
  });
  return {
    kind,
    shown,
    weighty: WEIGHED.has(kind) && isWeighty(weighed(a), weighed(b), { shown, paraphrase: naming.paraphrase }),
    a: rangeOfTokens(naming.a, named(a)),
    b: rangeOfTokens(naming.b, named(b)),
    regions: [{ a: regionOfTokens(naming.a, pair.a), b: regionOfTokens(naming.b, pair.b) }],
    keys: kind === 'omission' ? a.keys : kind === 'insertion' ? b.keys : [],
  };
}

/** The differences at a place where at least one side prints words the other does not, in reading order. */
export function nameChange(inA: Range, inB: Range, naming: Naming): Finding[] {
  const pair: TokenPair = { a: inA, b: inB };
  const tokensA = naming.a.tokens;
  const tokensB = naming.b.tokens;
  let pairs = splitAtGap(tokensA, tokensB, pair);
  if (pairs.length === 1) {
    pairs = splitAtGap(tokensB, tokensA, { a: inB, b: inA }).map(({ a, b }) => ({ a: b, b: a }));
  }
  return pairs.map((each) => nameOne(each, naming));
}
