import type { Finding } from './finding';
import type { Side } from './side';

const WORD_OR_MARK = /\S/;

/** Both texts from the first finding to the second print nothing but the two: no equal word parts them. */
function leaveNothingBetween(first: Finding, second: Finding, a: Side, b: Side): boolean {
  const [last = first] = first.regions.slice(-1);
  const [next = second] = second.regions;
  const isBlank = ({ joined }: Side, from: number, to: number): boolean =>
    to <= from || !WORD_OR_MARK.test(joined.text.slice(from, to));
  return isBlank(a, last.a.end, next.a.start) && isBlank(b, last.b.end, next.b.start);
}

/** Whether a segment of either side ends from the first finding on and before the end of the second. */
function arePartedBySegment(first: Finding, second: Finding, sideA: Side, sideB: Side): boolean {
  const ends = ({ joined }: Side, from: number, to: number): boolean =>
    joined.segments.slice(0, -1).some(({ end }) => end > from && end < to);
  return ends(sideA, first.a.start, second.a.end) || ends(sideB, first.b.start, second.b.end);
}

/** Whether the second finding stands right behind the first in both texts, and in one segment with it. */
export function areTouching(first: Finding, second: Finding, a: Side, b: Side): boolean {
  return leaveNothingBetween(first, second, a, b) && !arePartedBySegment(first, second, a, b);
}
