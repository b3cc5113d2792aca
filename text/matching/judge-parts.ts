/*
 * Judges a quotation that an attribution breaks also by its segments. Whoever prints "A," she said, "B" chose where B begins
 * and where it stops, just as an outlet that prints B alone; but of the two together B may be too small a part to prove
 * anything, for coverage is of the whole. A segment of six words or more that another text prints in one run proves what a
 * quotation of six words proves; but not in narration, and not days apart (credibility.ts).
 *
 * On 2,873 news articles it finds 31 pairs more, of which 30 are one utterance, read by eye, and one more of 158 labelled pairs.
 * Refused: segments shared in part (of 43 such pairs 16 were two utterances), in scattered words ("was that on purpose", "was
 * it set up that way on purpose": eight of ten), told by an outlet (six of 17), and days apart (four of four). So were
 * sentences in place of segments: where one ends is nobody's choice of what to quote. Only the segments of the passage asked
 * for are known here: a stored wording is words alone, and of two places that print it one may be broken and the other not.
 *
 * Cost: each segment as one more passage, only where the whole is no version.
 */

import type { AskedPart } from './asked-parts';
import { type Judgement, judgeWords } from './judge-words';
import type { PairFrequency } from './pair-frequency';
import type { WeighedWords } from './weigh-words';

/** A part with what is known of how common its pairs are. */
export interface KnownPart extends AskedPart {
  readonly frequency: PairFrequency;
}

/** Whether the shorter of the two stands in the other in one run. */
function isOneRun({ match, shorter }: Judgement): boolean {
  return match.tiles.some(({ length }) => length >= shorter);
}

/** A judgement of a segment, its places counted in the words of the whole. */
function inWhole(judged: Judgement, start: number): Judgement {
  const { tiles, stretchA } = judged.match;
  const match = {
    ...judged.match,
    tiles: tiles.map((tile) => ({ ...tile, a: tile.a + start })),
    stretchA: { start: stretchA.start + start, end: stretchA.end + start },
  };
  return { ...judged, match, bySegment: true };
}

/**
 * As judgeWords: for the whole, the first of `parts`, and where that is no version by itself for the segment that is surest to be
 * one.
 */
export function judgeParts(
  [whole, ...segments]: readonly [KnownPart, ...KnownPart[]],
  words: WeighedWords,
): Judgement | null {
  let best = judgeWords(whole.words, words, whole.frequency, whole.frequency.wordings);
  if (best?.needsTie === false) return best;
  for (const { start, words: own, frequency } of segments) {
    const judged = judgeWords(own, words, frequency, frequency.wordings);
    if (judged === null || judged.needsTie || !isOneRun(judged)) continue;
    if (best === null || best.needsTie || judged.match.score > best.match.score)
      best = inWhole(judged, start);
  }
  return best;
}
