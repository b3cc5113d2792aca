import type { Range } from '@/text/article';
import type { Token } from './tokenize';

/** Tokens of A with the tokens of B they stand against; indices, half-open. */
export interface TokenPair {
  readonly a: Range;
  readonly b: Range;
}

/** Indices of the words among the tokens of a range. */
function wordPlaces(tokens: readonly Token[], range: Range): number[] {
  const places: number[] = [];
  for (let at = range.start; at < range.end; at++) if (tokens[at]?.kind === 'word') places.push(at);
  return places;
}

/**
 * Parts changed words where side A prints dots among them and side B none: "badly … he ran" against "badly on many
 * days when people ran" is "…" against "on many days when", then "he" against "people". The words beside the dots
 * are taken to stand against as many words of B. One pair, unchanged, where B has no words to spare for the dots.
 */
export function splitAtGap(a: readonly Token[], b: readonly Token[], pair: TokenPair): TokenPair[] {
  const gaps: number[] = [];
  for (let at = pair.a.start; at < pair.a.end; at++) if (a[at]?.kind === 'gap') gaps.push(at);
  const gap = gaps[0];
  const words = wordPlaces(a, pair.a);
  const against = wordPlaces(b, pair.b);
  if (gap === undefined || gaps.length > 1 || words.length === 0 || against.length <= words.length)
    return [pair];
  const before = words.filter((at) => at < gap).length;
  const after = words.length - before;
  const firstHidden = before === 0 ? pair.b.start : (against[before - 1] ?? 0) + 1;
  const afterHidden = after === 0 ? pair.b.end : (against[against.length - after] ?? 0);
  const parts: TokenPair[] = [
    { a: { start: pair.a.start, end: gap }, b: { start: pair.b.start, end: firstHidden } },
    { a: { start: gap, end: gap + 1 }, b: { start: firstHidden, end: afterHidden } },
    { a: { start: gap + 1, end: pair.a.end }, b: { start: afterHidden, end: pair.b.end } },
  ];
  // Marks beside the dots go with them: alone they are no change of words.
  const [first, middle, last] = parts;
  if (first === undefined || middle === undefined || last === undefined) return [pair];
  if (before === 0)
    parts.splice(0, 2, { a: { ...middle.a, start: pair.a.start }, b: { ...middle.b, start: pair.b.start } });
  if (after === 0) {
    const at = parts.length - 2;
    const kept = parts[at] ?? middle;
    parts.splice(at, 2, { a: { ...kept.a, end: pair.a.end }, b: { ...kept.b, end: pair.b.end } });
  }
  return parts;
}
