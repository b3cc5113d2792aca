/*
 * Two utterances in nearly the same words ("fails to produce a shred of evidence", "has never produced a shred of
 * evidence") cannot be told apart by a third text alone. But an article that prints both tells them apart for us: what
 * is word for word one of them is no version of the other. Linear in the answers.
 */

import type { Range } from '@/text/article';
import type { Match } from './passage';

/**
 * So many words on either side that the other does not print make two utterances beside a passage that agrees but for a
 * word or two; fewer may be an outlet's slip in printing one twice. With one word on the one side and four on the other
 * a true pair of the labelled ones goes.
 */
const FEWEST_OWN = 3;
/** Up to so many words more on one side, and none exchanged, two passages are one utterance: "elect her (Clinton) president". */
const MOST_ADDED = 2;
/** How much of the words of one must lie among the words of the other for both to be about the same words. */
const SAME_WORDS = 0.8;

/** A match between two articles, with the names of its two passages. */
export interface SiblingMatch {
  readonly match: Match;
  readonly article: string;
  readonly passageA: string;
  readonly passageB: string;
}

function lengthOf({ start, end }: Range): number {
  return end - start;
}

/** How many words of either stretch the other side does not print. */
function ownWords({ tiles, stretchA, stretchB }: Match): readonly [number, number] {
  const shared = tiles.reduce((sum, { length }) => sum + length, 0);
  return [lengthOf(stretchA) - shared, lengthOf(stretchB) - shared];
}

function isExact(match: Match): boolean {
  const [a, b] = ownWords(match);
  return Math.min(a, b) === 0 && Math.max(a, b) <= MOST_ADDED;
}

function isEqual(match: Match): boolean {
  return Math.max(...ownWords(match)) === 0;
}

/**
 * Whether the two begin or end in other words: "it cannot be our fight", "this cannot be our fight". Beside a passage that
 * agrees in every word these are two utterances; three pairs of 13,658 on news articles, and no true one. A word exchanged in
 * the middle is not: of seven such pairs three are a slip in printing one utterance twice.
 */
function hasOtherEnd({ tiles, stretchA, stretchB }: Match): boolean {
  const first = tiles.every(({ a, b }) => a > stretchA.start && b > stretchB.start);
  const last = tiles.every(({ a, b, length }) => a + length < stretchA.end && b + length < stretchB.end);
  return first || last;
}

function liesIn(inner: Range, outer: Range): boolean {
  const common = Math.min(inner.end, outer.end) - Math.max(inner.start, outer.start);
  return common >= SAME_WORDS * lengthOf(inner);
}

/** For every passage on one side, the longest match in each article that agrees as asked. */
function longestOf<Found extends SiblingMatch>(
  found: readonly Found[],
  passage: 'passageA' | 'passageB',
  agrees: (match: Match) => boolean,
): Map<string, Found> {
  const exact = new Map<string, Found>();
  for (const one of found) {
    if (!agrees(one.match)) continue;
    const name = `${one.article}\n${one[passage]}`;
    const best = exact.get(name);
    if (best === undefined || lengthOf(best.match.stretchA) < lengthOf(one.match.stretchA))
      exact.set(name, one);
  }
  return exact;
}

/** Whether the words of a match are those of a longer one of the same passage, on either side. */
function isInsideOf<Found extends SiblingMatch>(
  one: Found,
  inA: ReadonlyMap<string, Found>,
  inB: ReadonlyMap<string, Found>,
): boolean {
  const a = inA.get(`${one.article}\n${one.passageA}`);
  const b = inB.get(`${one.article}\n${one.passageB}`);
  return (
    (a !== undefined && liesIn(one.match.stretchA, a.match.stretchA)) ||
    (b !== undefined && liesIn(one.match.stretchB, b.match.stretchB))
  );
}

/** The matches without those whose words the same article prints, word for word, in a passage beside it. */
export function withoutSiblings<Found extends SiblingMatch>(found: readonly Found[]): Found[] {
  const exactA = longestOf(found, 'passageA', isExact);
  const exactB = longestOf(found, 'passageB', isExact);
  const equalA = longestOf(found, 'passageA', isEqual);
  const equalB = longestOf(found, 'passageB', isEqual);
  return found.filter((one) => {
    const isOther = Math.min(...ownWords(one.match)) >= FEWEST_OWN && isInsideOf(one, exactA, exactB);
    return !isOther && !(hasOtherEnd(one.match) && isInsideOf(one, equalA, equalB));
  });
}
