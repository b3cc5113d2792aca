/*
 * Cuts two passages to the stretch both print, in tokens. Matching gives the first and last word both print; here
 * the edges are moved outwards where both passages end a word or two further on with other words ("to lose it." /
 * "to lose that."), or where one begins with a bracket ("[But] he left"): those are differences, not a longer
 * quotation. Linear in the tokens.
 */

import type { Range } from '@/text/article';
import type { Match, PrintedPassage } from '@/text/matching/passage';
import type { Overlap } from './comparison';
import { joinSegments } from './join-segments';
import { isTellingWord } from './moved-words';
import type { Side } from './side';
import { type Token, tokenize } from './tokenize';
import { foldWord } from './word-keys';

/** Other words than this many, up to the end of both passages, still belong to the stretch. */
const MOST_EDGE_WORDS = 3;
const SENTENCE_END = /^[.?!]$/;
const STRONG_MARK = /^[?!]$/;

/** Both sides cut to the stretch, and what lies outside. */
export interface Stretch {
  readonly a: Side;
  readonly b: Side;
  readonly overlap: Overlap;
}

interface Whole {
  readonly printed: PrintedPassage;
  readonly joined: Side['joined'];
  readonly tokens: readonly Token[];
}

function readWhole(printed: PrintedPassage): Whole {
  const joined = joinSegments(printed);
  return { printed, joined, tokens: tokenize(joined.text) };
}

/** The tokens from the first to the last word of the stretch. */
function tokensOfStretch({ printed, joined, tokens }: Whole, stretch: Range): Range {
  const from = joined.fromSource(printed.words[stretch.start]?.start ?? 0);
  const to = joined.fromSource(printed.words[stretch.end - 1]?.end ?? 0);
  const start = tokens.findIndex((token) => token.end > from);
  const last = tokens.findLastIndex((token) => token.start < to);
  return start < 0 || last < start ? { start: 0, end: 0 } : { start, end: last + 1 };
}

function wordsIn(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter(({ kind }) => kind === 'word');
}

/** Whether all the words are the outlet's, in brackets; there is at least one. */
function isAllBracketed(tokens: readonly Token[]): boolean {
  const words = wordsIn(tokens);
  return words.length > 0 && words.every(({ bracket }) => bracket === 'square');
}

/** Whether every word, or every telling one, stands once more inside the other stretch than inside its own. */
function movedInside(edge: readonly Token[], own: readonly Token[], other: readonly Token[]): boolean {
  const folds = (tokens: readonly Token[]): string[] => wordsIn(tokens).map(({ text }) => foldWord(text));
  const telling = folds(edge).filter(isTellingWord);
  const inOwn = folds(own);
  const inOther = folds(other);
  const count = (words: readonly string[], word: string): number =>
    words.filter((each) => each === word).length;
  return telling.length > 0 && telling.every((word) => count(inOther, word) > count(inOwn, word));
}

/** Words of one side beyond the stretch, up to its end, and the words inside the stretch. */
interface Edge {
  readonly beyond: readonly Token[];
  readonly inside: readonly Token[];
}

/** Whether what both print beyond the stretch, up to their ends, stands against each other. */
function edgesBelong(a: Edge, b: Edge): boolean {
  const wordsA = wordsIn(a.beyond).length;
  const wordsB = wordsIn(b.beyond).length;
  if (Math.max(wordsA, wordsB) > MOST_EDGE_WORDS || wordsA + wordsB === 0) return false;
  if (wordsA > 0 && wordsB > 0) return true;
  if (isAllBracketed(a.beyond) || isAllBracketed(b.beyond)) return true;
  return wordsB === 0 ? movedInside(a.beyond, a.inside, b.inside) : movedInside(b.beyond, b.inside, a.inside);
}

/** Up to the first sentence end that stands between the stretch and the words beyond it. */
function startsNewSentence(after: readonly Token[]): boolean {
  const word = after.findIndex(({ kind }) => kind === 'word');
  return word > 0 && after.slice(0, word).some(({ text, kind }) => SENTENCE_END.test(text) || kind === 'gap');
}

/** Marks that close the stretch, up to the next word; opening brackets belong to what follows. */
function closingMarks(
  tokens: readonly Token[],
  end: number,
): { strong: string; stops: boolean; end: number } {
  let at = end;
  let strong = '';
  let stops = false;
  let strongEnd = end;
  for (; tokens[at]?.kind === 'mark'; at++) {
    const text = tokens[at]?.text ?? '';
    if (SENTENCE_END.test(text)) stops = true;
    if (!STRONG_MARK.test(text)) continue;
    strong += text;
    strongEnd = at + 1;
  }
  return { strong, stops: stops || at >= tokens.length, end: strongEnd };
}

/** Brackets that open right before the stretch, or close right after it, round a word of it. */
function withBrackets(tokens: readonly Token[], range: Range): Range {
  let { start, end } = range;
  while (start > 0 && tokens[start - 1]?.kind === 'open') start--;
  while (tokens[end]?.kind === 'close') end++;
  return { start, end };
}

function cutSide({ joined, tokens }: Whole, range: Range): Side {
  const cuts = joined.segments.slice(0, -1).map(({ end }) => end);
  const lasts = new Set<Token>();
  let at = 0;
  for (const cut of cuts) {
    while ((tokens[at]?.end ?? Number.POSITIVE_INFINITY) <= cut) at++;
    const last = tokens[at - 1];
    if (last !== undefined) lasts.add(last);
  }
  return {
    joined,
    tokens: tokens.slice(range.start, range.end),
    before: tokens.slice(0, range.start),
    after: tokens.slice(range.end),
    endsSegment: (token) => lasts.has(token),
  };
}

function overlapOf(a: Side, b: Side): Overlap {
  const hasMore = ({ before, after }: Side): boolean =>
    [...before, ...after].some(({ kind }) => kind === 'word');
  if (hasMore(a)) return hasMore(b) ? 'partial' : 'contains';
  return hasMore(b) ? 'contained' : 'whole';
}

/** Ends both ranges behind the closing ? or ! where only one side prints it and the other ends there too. */
function withStrongMarks(a: Whole, b: Whole, inA: Range, inB: Range): [Range, Range] {
  const marksA = closingMarks(a.tokens, inA.end);
  const marksB = closingMarks(b.tokens, inB.end);
  if (marksA.strong === marksB.strong || !marksA.stops || !marksB.stops) return [inA, inB];
  return [
    { start: inA.start, end: marksA.end },
    { start: inB.start, end: marksB.end },
  ];
}

/** The tokens both sides are compared in. Where one side is narration, its edges are not the speaker's. */
export function cutToStretch(
  a: PrintedPassage,
  b: PrintedPassage,
  match: Match,
  paraphrase: boolean,
): Stretch {
  const wholeA = readWhole(a);
  const wholeB = readWhole(b);
  let inA = tokensOfStretch(wholeA, match.stretchA);
  let inB = tokensOfStretch(wholeB, match.stretchB);
  const insideA = wholeA.tokens.slice(inA.start, inA.end);
  const insideB = wholeB.tokens.slice(inB.start, inB.end);
  const belongs = (beyondA: readonly Token[], beyondB: readonly Token[]): boolean =>
    !paraphrase && edgesBelong({ beyond: beyondA, inside: insideA }, { beyond: beyondB, inside: insideB });
  if (belongs(wholeA.tokens.slice(0, inA.start), wholeB.tokens.slice(0, inB.start))) {
    inA = { ...inA, start: 0 };
    inB = { ...inB, start: 0 };
  }
  const afterA = wholeA.tokens.slice(inA.end);
  const afterB = wholeB.tokens.slice(inB.end);
  if (belongs(afterA, afterB) && !startsNewSentence(afterA) && !startsNewSentence(afterB)) {
    inA = { ...inA, end: endOfWords(wholeA.tokens) };
    inB = { ...inB, end: endOfWords(wholeB.tokens) };
  }
  inA = withBrackets(wholeA.tokens, inA);
  inB = withBrackets(wholeB.tokens, inB);
  [inA, inB] = withStrongMarks(wholeA, wholeB, inA, inB);
  const sideA = cutSide(wholeA, inA);
  const sideB = cutSide(wholeB, inB);
  return { a: sideA, b: sideB, overlap: overlapOf(sideA, sideB) };
}

function endOfWords(tokens: readonly Token[]): number {
  return tokens.findLastIndex(({ kind }) => kind === 'word') + 1;
}
