import type { Range } from '@/text/article';
import type { Side } from './side';

/** Where an attribution parts the words of a piece: between the characters before `at` and those behind it. */
export interface SegmentBreak {
  /** UTF-16 code units into the piece's text, before the space that joins the segments. */
  readonly at: number;
  readonly side: 'a' | 'b';
}

const LETTER = /[\p{L}\p{N}]/gu;

function countLetters(text: string): number {
  return text.match(LETTER)?.length ?? 0;
}

/** The place in `to` behind as many letters as stand before `at` in `from`, and behind the marks that close them. */
function carriedOver(from: string, at: number, to: string): number {
  let left = countLetters(from.slice(0, at));
  if (left === 0) return 0;
  let place = 0;
  for (const { 0: letter, index } of to.matchAll(LETTER)) {
    place = index + letter.length;
    left--;
    if (left === 0) break;
  }
  while (place < to.length && !/[\s\p{L}\p{N}]/u.test(to.charAt(place))) place++;
  return place;
}

/** Offsets within `range` of the joined text where a segment ends that another follows. */
function breaksIn({ joined }: Side, range: Range): number[] {
  return joined.segments
    .slice(0, -1)
    .filter(({ end }) => end > range.start && end <= range.end)
    .map(({ end }) => end - range.start);
}

/** The breaks in a piece that prints `range` of one side only. */
export function ownBreaks(name: 'a' | 'b', side: Side, range: Range): SegmentBreak[] {
  return breaksIn(side, range).map((at) => ({ at, side: name }));
}

/**
 * The breaks in a piece that stands for both sides and prints A's words: those of B lie behind the same letters, for
 * marks and spaces may differ there. Linear in the piece for each break of B, of which there are few.
 */
export function sharedBreaks(a: Side, inA: Range, b: Side, inB: Range): SegmentBreak[] {
  const textA = a.joined.text.slice(inA.start, inA.end);
  const textB = b.joined.text.slice(inB.start, inB.end);
  const ofB = breaksIn(b, inB).map((at): SegmentBreak => ({ at: carriedOver(textB, at, textA), side: 'b' }));
  return [...ownBreaks('a', a, inA), ...ofB].toSorted((x, y) => x.at - y.at);
}
