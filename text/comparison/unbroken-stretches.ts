/*
 * Cuts two matched passages where an outlet broke the utterance by its attribution, so that files of pairs can hold one
 * line for each run of words printed without a break: its offsets then hold quoted words only, and what one outlet
 * prints behind its attribution is not counted against the other's words before it. On screen a broken quotation stays
 * one quotation; this is for whoever counts stretches, as hand-labelled collections do.
 *
 * Linear in the words. Only what matching lined up decides which segments stand against each other.
 */

import type { Range } from '@/text/article';
import type { Match, PrintedPassage, Tile } from '@/text/matching/passage';

/** Two passages with what matching found in them. */
export interface MatchedPair {
  readonly a: PrintedPassage;
  readonly b: PrintedPassage;
  readonly match: Match;
}

/** Fewer words in common say nothing about two segments ("he said"), unless they are all a segment has. */
const LEAST_WORDS = 3;

/** The words of each segment, as indices into `words`, half-open. */
function wordsOfSegments({ passage, words }: PrintedPassage): Range[] {
  let at = 0;
  return passage.segments.map(({ end }) => {
    const start = at;
    while ((words[at]?.start ?? Number.POSITIVE_INFINITY) < end) at++;
    return { start, end: at };
  });
}

function overlapping(x: Range, y: Range): Range {
  const start = Math.max(x.start, y.start);
  return { start, end: Math.max(start, Math.min(x.end, y.end)) };
}

/** The parts of the tiles that lie in segment `inA` of A and segment `inB` of B, counted from the segments' beginnings. */
function tilesWithin(tiles: readonly Tile[], inA: Range, inB: Range): Tile[] {
  return tiles.flatMap((tile) => {
    const ofA = overlapping({ start: tile.a, end: tile.a + tile.length }, inA);
    const shift = tile.b - tile.a;
    const both = overlapping({ start: ofA.start + shift, end: ofA.end + shift }, inB);
    const length = both.end - both.start;
    return length === 0 ? [] : [{ a: both.start - shift - inA.start, b: both.start - inB.start, length }];
  });
}

/** The passage with one of its segments only. */
function only(printed: PrintedPassage, segment: number, words: Range): PrintedPassage {
  const { passage } = printed;
  return {
    ...printed,
    passage: { ...passage, segments: passage.segments.slice(segment, segment + 1) },
    words: printed.words.slice(words.start, words.end),
  };
}

/** From the first shared word to the last. Comparing moves the edges on to where they belong. */
function sharedRange(tiles: readonly Tile[], side: 'a' | 'b'): Range {
  return {
    start: Math.min(...tiles.map((tile) => tile[side])),
    end: Math.max(...tiles.map((tile) => tile[side] + tile.length)),
  };
}

/**
 * The pair as the pairs of unbroken segments that print the same words, in the order of A; the pair itself where
 * neither side is broken, or no two segments have enough in common. All keep the score of the whole.
 */
export function unbrokenStretches(pair: MatchedPair): MatchedPair[] {
  const { a, b, match } = pair;
  if (a.passage.segments.length === 1 && b.passage.segments.length === 1) return [pair];
  const segmentsB = wordsOfSegments(b);
  const parts = wordsOfSegments(a).flatMap((inA, segmentA) =>
    segmentsB.flatMap((inB, segmentB) => {
      const tiles = tilesWithin(match.tiles, inA, inB);
      const shared = tiles.reduce((sum, { length }) => sum + length, 0);
      const shorter = Math.min(inA.end - inA.start, inB.end - inB.start);
      if (shared === 0 || shared < Math.min(LEAST_WORDS, shorter)) return [];
      const stretchA = sharedRange(tiles, 'a');
      const stretchB = sharedRange(tiles, 'b');
      const within: Match = { ...match, tiles, stretchA, stretchB };
      return [{ a: only(a, segmentA, inA), b: only(b, segmentB, inB), match: within }];
    }),
  );
  return parts.length === 0 ? [pair] : parts;
}
