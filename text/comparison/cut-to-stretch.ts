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
import { type Edge, edgesBelong, startsNewSentence } from './edge-words';
import { extendEdge, MOST_WORDS_BEYOND } from './extend-edge';
import { isTellingWord } from './moved-words';
import type { Side } from './side';
import { type Token, tokenize } from './tokenize';
import { wordKeys } from './word-keys';

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

/** How far the texts cover each other, by the words outside the stretch. */
export function overlapOf(a: Side, b: Side): Overlap {
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

/** The keys beyond the stretch, leading away from it, with the token each belongs to. */
function keysBeyond(
  tokens: readonly Token[],
  english: boolean,
  isFront: boolean,
): { key: string; token: number }[] {
  const places: number[] = [];
  const step = isFront ? -1 : 1;
  for (
    let at = isFront ? tokens.length - 1 : 0;
    tokens[at] !== undefined && places.length < MOST_WORDS_BEYOND;
    at += step
  ) {
    if (tokens[at]?.kind === 'word') places.push(at);
  }
  if (isFront) places.reverse();
  const keys = wordKeys(
    places.map((at) => tokens[at]?.text ?? ''),
    english,
  ).map(({ key, start, end }) => ({
    key,
    token: places[isFront ? start : end - 1] ?? 0,
  }));
  return isFront ? keys.reverse() : keys;
}

interface Ranges {
  readonly a: Range;
  readonly b: Range;
}

/** Moves the front of both ranges outwards, over words both print and over short edges that belong. */
function moveFront(a: Whole, b: Whole, { a: inA, b: inB }: Ranges, { english, paraphrase }: Reading): Ranges {
  const keysA = keysBeyond(a.tokens.slice(0, inA.start), english, true);
  const keysB = keysBeyond(b.tokens.slice(0, inB.start), english, true);
  const by = extendEdge(
    keysA.map(({ key }) => key),
    keysB.map(({ key }) => key),
    isTellingWord,
  );
  const startA = keysA[by.a - 1]?.token ?? inA.start;
  const startB = keysB[by.b - 1]?.token ?? inB.start;
  const edge = ({ tokens }: Whole, start: number, end: number): Edge => ({
    beyond: tokens.slice(0, start),
    inside: tokens.slice(start, end),
  });
  const belongs = !paraphrase && edgesBelong(edge(a, startA, inA.end), edge(b, startB, inB.end));
  return {
    a: { start: belongs ? 0 : startA, end: inA.end },
    b: { start: belongs ? 0 : startB, end: inB.end },
  };
}

/** As `moveFront`, at the back. */
function moveBack(a: Whole, b: Whole, { a: inA, b: inB }: Ranges, { english, paraphrase }: Reading): Ranges {
  const keysA = keysBeyond(a.tokens.slice(inA.end), english, false);
  const keysB = keysBeyond(b.tokens.slice(inB.end), english, false);
  const by = extendEdge(
    keysA.map(({ key }) => key),
    keysB.map(({ key }) => key),
    isTellingWord,
  );
  const last = (range: Range, token: number | undefined): number =>
    range.end + (token === undefined ? 0 : token + 1);
  const endA = last(inA, keysA[by.a - 1]?.token);
  const endB = last(inB, keysB[by.b - 1]?.token);
  const edge = ({ tokens }: Whole, start: number, end: number): Edge => ({
    beyond: tokens.slice(end),
    inside: tokens.slice(start, end),
  });
  const edgeA = edge(a, inA.start, endA);
  const edgeB = edge(b, inB.start, endB);
  const belongs =
    !paraphrase &&
    !startsNewSentence(edgeA.beyond) &&
    !startsNewSentence(edgeB.beyond) &&
    edgesBelong(edgeA, edgeB);
  return {
    a: { start: inA.start, end: belongs ? endOfWords(a.tokens) : endA },
    b: { start: inB.start, end: belongs ? endOfWords(b.tokens) : endB },
  };
}

/** How the pair is read. */
export interface Reading {
  /** One side is narration: its edges are not the speaker's. */
  readonly paraphrase: boolean;
  /** English spellings may be folded. */
  readonly english: boolean;
}

/** The tokens both sides are compared in. */
export function cutToStretch(a: PrintedPassage, b: PrintedPassage, match: Match, reading: Reading): Stretch {
  const wholeA = readWhole(a);
  const wholeB = readWhole(b);
  const matched = {
    a: tokensOfStretch(wholeA, match.stretchA),
    b: tokensOfStretch(wholeB, match.stretchB),
  };
  const moved = moveBack(wholeA, wholeB, moveFront(wholeA, wholeB, matched, reading), reading);
  const [inA, inB] = withStrongMarks(
    wholeA,
    wholeB,
    withBrackets(wholeA.tokens, moved.a),
    withBrackets(wholeB.tokens, moved.b),
  );
  const sideA = cutSide(wholeA, inA);
  const sideB = cutSide(wholeB, inB);
  return { a: sideA, b: sideB, overlap: overlapOf(sideA, sideB) };
}

function endOfWords(tokens: readonly Token[]): number {
  return tokens.findLastIndex(({ kind }) => kind === 'word') + 1;
}
