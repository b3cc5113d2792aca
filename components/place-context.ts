import type { Range } from '@/text/article';
import { leadingMarks } from './leading-marks';

/** Words of the base on either side that tell a reader where a place is. */
const WORDS_ROUND = 3;

/** A place of the base with a few words round it. */
export interface PlaceContext {
  readonly before: string;
  /** Empty for a place between two words. */
  readonly words: string;
  readonly after: string;
  /** More of the base stands before or after. */
  readonly cutBefore: boolean;
  readonly cutAfter: boolean;
}

/** Where the last words of a text begin. */
function lastWords(text: string): number {
  const words = [...text.matchAll(/\S+/g)];
  return words.at(-WORDS_ROUND)?.index ?? 0;
}

/** Where the first words of a text end. */
function firstWords(text: string): number {
  const words = [...text.matchAll(/\S+/g)];
  const last = words[WORDS_ROUND - 1];
  return last === undefined ? text.length : last.index + last[0].length;
}

/** As many UTF-16 code units as surely hold the words: nobody should walk through a book for three of them. */
const NEAR = 120;

/** The place with the words round it. */
export function placeContext(text: string, place: Range): PlaceContext {
  const { end } = place;
  const start = place.start + leadingMarks(text.slice(place.start, end));
  const head = text.slice(Math.max(0, start - NEAR), start);
  const tail = text.slice(end, end + NEAR);
  const from = start - head.length + lastWords(head);
  const to = end + firstWords(tail);
  return {
    before: text.slice(from, start),
    words: text.slice(start, end),
    after: text.slice(end, to),
    cutBefore: from > 0,
    cutAfter: to < text.length,
  };
}
