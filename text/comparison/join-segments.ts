/*
 * A quotation broken by its attribution is one utterance, and so is compared as one text. Offsets of that text are used
 * inside this folder only; everything that leaves it is led back to the source here.
 */

import type { Range } from '@/text/article';
import type { PrintedPassage } from '@/text/matching/passage';

/** The printed words of a passage in one string, with the ways to and from the text they stand in. */
export interface JoinedText {
  /** The segments joined by one space: what stood between them is the outlet's attribution, not the quotation. */
  readonly text: string;
  /** Where each segment lies in `text`. */
  readonly segments: readonly Range[];
  /** A range of `text` as a range of the text the passage stands in. */
  toSource(range: Range): Range;
  /** An offset of the source as an offset of `text`; offsets outside every segment go to the nearest edge. */
  fromSource(offset: number): number;
}

/** Joins the segments of a passage, as `Quotation.text` does. Linear in its words. */
export function joinSegments(printed: PrintedPassage): JoinedText {
  const source = printed.passage.segments;
  const parts = source.map((segment) => printed.text.slice(segment.start, segment.end));
  const segments: Range[] = [];
  let length = 0;
  for (const part of parts) {
    segments.push({ start: length, end: length + part.length });
    length += part.length + 1;
  }

  // An end belongs to the segment it closes, a start to the one it opens: hence the two comparisons.
  const shift = (offset: number, isEnd: boolean): number => {
    const found = segments.findLastIndex((segment) =>
      isEnd ? segment.start < offset : segment.start <= offset,
    );
    const at = Math.max(found, 0);
    return offset - (segments[at]?.start ?? 0) + (source[at]?.start ?? 0);
  };

  return {
    text: parts.join(' '),
    segments,
    toSource: ({ start, end }) => {
      const from = shift(start, false);
      return { start: from, end: end > start ? shift(end, true) : from };
    },
    fromSource: (offset) => {
      const found = source.findLastIndex((segment) => segment.start <= offset);
      const at = Math.max(found, 0);
      const from = source[at];
      const to = segments[at];
      if (from === undefined || to === undefined) return 0;
      return Math.min(to.start + Math.max(offset - from.start, 0), to.end);
    },
  };
}
