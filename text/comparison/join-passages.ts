/*
 * Joins what one article prints of an utterance in several quotations: "We will stay," she said. Later the article goes
 * on: "And nobody will leave." Held against another outlet that prints both in one, each alone would leave words "only
 * there" that stand two lines further on. Joined they are one passage of several segments, as if only attributions
 * stood between them.
 *
 * Only passages that say other parts of the utterance, in its order, are joined: where two print the same words one is
 * a repetition, and where the order differs nobody knows whether the article reordered the words or quotes twice.
 * Linear in the words, but for the passages, of which an article has a few.
 */

import type { Range } from '@/text/article';
import type { Match, PrintedPassage, Tile } from '@/text/matching/passage';

/** A passage of an article and how it matches the passage asked for (side A). */
export interface MatchedPassage {
  readonly printed: PrintedPassage;
  readonly match: Match;
}

/** What parts two slices of one article in the joined text; it stands between segments, so nobody compares it. */
const BETWEEN = '\n\n';
/** So many words of A may be printed by two neighbours: a clause said again to go on from. */
const MOST_SHARED_WORDS = 2;

function isQuotation({ printed }: MatchedPassage): boolean {
  return printed.passage.quotation !== null;
}

/** Whether two parts may be one speaker's: nobody is named, or the same name. */
function agreeInSpeaker(x: MatchedPassage, y: MatchedPassage): boolean {
  const [one, other] = [x.printed.passage.speaker, y.printed.passage.speaker];
  return one === null || other === null || one === other;
}

function areAlike(x: MatchedPassage, y: MatchedPassage): boolean {
  return x.printed.passage.standsIn === y.printed.passage.standsIn && agreeInSpeaker(x, y);
}

/** Whether the earlier part of the article prints what A prints earlier. */
function goOnInOrder(earlier: MatchedPassage, later: MatchedPassage): boolean {
  return earlier.match.stretchA.end <= later.match.stretchA.start + MOST_SHARED_WORDS;
}

/**
 * The parts that can be joined round the surest one: each, the surest first, unless it repeats, reorders or is credited
 * otherwise. In the order of the article.
 */
function joinable(parts: readonly MatchedPassage[]): readonly MatchedPassage[] {
  const surestFirst = parts
    .map((part, at) => ({ part, at }))
    .filter(({ part }) => isQuotation(part))
    .toSorted((x, y) => y.part.match.score - x.part.match.score || x.at - y.at);
  const chosen: { part: MatchedPassage; at: number }[] = [];
  for (const each of surestFirst) {
    const fits = chosen.every(({ part, at }) => {
      const [earlier, later] = at < each.at ? [part, each.part] : [each.part, part];
      return areAlike(part, each.part) && goOnInOrder(earlier, later);
    });
    if (fits) chosen.push(each);
  }
  return chosen.toSorted((x, y) => x.at - y.at).map(({ part }) => part);
}

function shifted<Place extends Range>(places: readonly Place[], by: number): Place[] {
  return places.map((place) => ({ ...place, start: place.start + by, end: place.end + by }));
}

/** From the first of the ranges to the last. */
function spanning(ranges: readonly Range[]): Range {
  return {
    start: Math.min(...ranges.map(({ start }) => start)),
    end: Math.max(...ranges.map(({ end }) => end)),
  };
}

/** Two parts as one; the second stands behind the first in the article. */
function append(first: MatchedPassage, second: MatchedPassage): MatchedPassage {
  const sameText = first.printed.text === second.printed.text;
  const by = sameText ? 0 : first.printed.text.length + BETWEEN.length;
  const words = first.printed.words.length;
  const tiles: Tile[] = second.match.tiles.map((tile) => ({ ...tile, b: tile.b + words }));
  return {
    printed: {
      ...first.printed,
      text: sameText ? first.printed.text : first.printed.text + BETWEEN + second.printed.text,
      passage: {
        ...first.printed.passage,
        segments: [...first.printed.passage.segments, ...shifted(second.printed.passage.segments, by)],
        speaker: first.printed.passage.speaker ?? second.printed.passage.speaker,
      },
      words: [...first.printed.words, ...shifted(second.printed.words, by)],
    },
    match: {
      score: Math.max(first.match.score, second.match.score),
      tiles: [...first.match.tiles, ...tiles].toSorted((x, y) => x.a - y.a),
      stretchA: spanning([first.match.stretchA, second.match.stretchA]),
      stretchB: spanning([
        first.match.stretchB,
        { start: second.match.stretchB.start + words, end: second.match.stretchB.end + words },
      ]),
    },
  };
}

/**
 * One article's passages of one utterance, in the order they stand in the article, as one passage of several segments
 * with its match; null when there are none. What cannot be joined to the surest of them is left out. Passages of one
 * whole text keep their offsets; slices are put behind each other.
 */
export function joinPassages(parts: readonly MatchedPassage[]): MatchedPassage | null {
  const [first, ...others] = joinable(parts);
  if (first === undefined) return parts.toSorted((x, y) => y.match.score - x.match.score)[0] ?? null;
  return others.reduce(append, first);
}
