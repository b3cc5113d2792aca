/*
 * Cuts two passages to the stretch both print, in tokens. Whole passages are cut into tokens first, because brackets
 * have to be paired and because "U.S." at the edge must not be cut in two; then matching's first and last shared word
 * give the stretch, and move-edges.ts moves its edges to where they belong. Linear in the tokens.
 *
 * What lies outside is no difference, however much it is: how far one text quotes is said by the overlap.
 */

import type { Range } from '@/text/article';
import type { Match, PrintedPassage } from '@/text/matching/passage';
import type { Overlap } from './comparison';
import { joinSegments } from './join-segments';
import { moveEdges, type Reading } from './move-edges';
import { isSentenceEnd } from './sentence-end';
import type { Side } from './side';
import { type Token, tokenize } from './tokenize';
import { withQuotes } from './with-quotes';

const STRONG_MARK = /^[?!]$/;

/** Both sides cut to the stretch, and what lies outside. */
export interface Stretch {
  readonly a: Side;
  readonly b: Side;
  readonly overlap: Overlap;
}

/** A passage before it is cut. */
interface Whole {
  readonly printed: PrintedPassage;
  readonly joined: Side['joined'];
  readonly tokens: readonly Token[];
  /** The last token of every segment but the last: an attribution follows there. */
  readonly lasts: ReadonlySet<Token>;
}

/** The last token of every segment but the last. */
function lastsOf(joined: Side['joined'], tokens: readonly Token[]): Set<Token> {
  const lasts = new Set<Token>();
  let at = 0;
  for (const { end } of joined.segments.slice(0, -1)) {
    while ((tokens[at]?.end ?? Number.POSITIVE_INFINITY) <= end) at++;
    const last = tokens[at - 1];
    if (last !== undefined) lasts.add(last);
  }
  return lasts;
}

function readWhole(printed: PrintedPassage): Whole {
  const joined = joinSegments(printed);
  const tokens = tokenize(joined.text);
  return { printed, joined, tokens, lasts: lastsOf(joined, tokens) };
}

/**
 * The tokens from the first to the last word of the stretch. Matching cuts words a little otherwise ("f--k" is two to
 * it), so every token that overlaps one of its words counts. Nothing for a match that does not fit the passage.
 */
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
  for (let token = tokens[at]; token?.kind === 'mark'; token = tokens[at]) {
    at++;
    if (isSentenceEnd(token)) stops = true;
    if (!STRONG_MARK.test(token.text)) continue;
    strong += token.text;
    strongEnd = at;
  }
  return { strong, stops: stops || at >= tokens.length, end: strongEnd };
}

/** Brackets that open right before the stretch, or close right after it, round a word of it. */
function withBrackets(tokens: readonly Token[], range: Range): Range {
  let { start, end } = range;
  while (start > 0 && tokens[start - 1]?.kind === 'open') start--;
  while (tokens[end]?.kind === 'close') end++;
  return withQuotes(tokens, { start, end });
}

/** The side with its stretch. */
function cutSide({ joined, tokens, lasts }: Whole, range: Range): Side {
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

/**
 * Ends both ranges behind the closing ? or ! where only one side prints it and the other ends there too. Where the
 * other goes on, its sentence is not over, and the mark says nothing about the words both print.
 */
function withStrongMarks(a: Whole, b: Whole, inA: Range, inB: Range): [Range, Range] {
  const marksA = closingMarks(a.tokens, inA.end);
  const marksB = closingMarks(b.tokens, inB.end);
  if (marksA.strong === marksB.strong || !marksA.stops || !marksB.stops) return [inA, inB];
  return [
    { start: inA.start, end: marksA.end },
    { start: inB.start, end: marksB.end },
  ];
}

/** The tokens both sides are compared in. */
export function cutToStretch(
  a: PrintedPassage,
  b: PrintedPassage,
  match: Match,
  reading: Omit<Reading, 'endsSegment'>,
): Stretch {
  const wholeA = readWhole(a);
  const wholeB = readWhole(b);
  const matched = {
    a: tokensOfStretch(wholeA, match.stretchA),
    b: tokensOfStretch(wholeB, match.stretchB),
  };
  const moved = moveEdges(wholeA.tokens, wholeB.tokens, matched, {
    ...reading,
    endsSegment: (token) => wholeA.lasts.has(token) || wholeB.lasts.has(token),
  });
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
