import type { Range } from '@/text/article';
import { tokenize } from './tokenize';

/** The token at every offset inside one: no place begins or ends inside a word. */
function tokensInside(text: string): Map<number, Range> {
  const inside = new Map<number, Range>();
  for (const token of tokenize(text)) {
    for (let at = token.start + 1; at < token.end; at++) inside.set(at, token);
  }
  return inside;
}

/**
 * The places of the base at which any text differs: maximal runs of touched words and marks, white space between them
 * included, in order, none touching the next.
 *
 * @param text the base, joined
 * @param touched ranges of it, in any order; empty ones lie between two words
 */
export function placesOf(text: string, touched: readonly Range[]): Range[] {
  const inside = tokensInside(text);
  const distinct = new Map(touched.map((range) => [`${range.start}-${range.end}`, range]));
  const grown = [...distinct.values()].map(({ start, end }) => ({
    start: inside.get(start)?.start ?? start,
    end: inside.get(end)?.end ?? end,
  }));
  const places: Range[] = [];
  for (const range of grown.toSorted((x, y) => x.start - y.start || x.end - y.end)) {
    const last = places.at(-1);
    if (last === undefined || text.slice(last.end, range.start).trim() !== '') places.push(range);
    else places[places.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
  }
  return places;
}
