/*
 * Two utterances in nearly the same words ("fails to produce a shred of evidence", "has never produced a shred of
 * evidence") cannot be told apart by a third text alone. But an article that prints both tells them apart for us: what
 * is word for word one of them is no version of the other. Linear in the answers.
 */

import type { Range } from '@/text/article';
import type { Match } from './passage';

/**
 * So many words on either side that the other does not print make two utterances; fewer in the middle may be an outlet's slip in
 * printing one twice. With one word on the one side and four on the other a true pair of the labelled ones goes.
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
  /** One of the two is narration. */
  readonly isTold: boolean;
}

function lengthOf({ start, end }: Range): number {
  return end - start;
}

/** How many words of either stretch the other side does not print. */
function ownWords({ tiles, stretchA, stretchB }: Match): readonly [number, number] {
  const shared = tiles.reduce((sum, { length }) => sum + length, 0);
  return [lengthOf(stretchA) - shared, lengthOf(stretchB) - shared];
}

/**
 * Whether each begins, or each ends, with words of its own: an outlet that quotes twice, and once agrees to the word, has heard
 * "this cannot be …" as well as "it cannot be …". Narration is not held to the word.
 */
function isExchangedAtAnEnd({ match: { tiles, stretchA, stretchB }, isTold }: SiblingMatch): boolean {
  const [first, last] = [tiles[0], tiles.at(-1)];
  if (isTold || first === undefined || last === undefined) return false;
  const begins = first.a > stretchA.start && first.b > stretchB.start;
  const ends = last.a + last.length < stretchA.end && last.b + last.length < stretchB.end;
  return begins || ends;
}

function isExact(match: Match): boolean {
  const [a, b] = ownWords(match);
  return Math.min(a, b) === 0 && Math.max(a, b) <= MOST_ADDED;
}

function liesIn(inner: Range, outer: Range): boolean {
  const common = Math.min(inner.end, outer.end) - Math.max(inner.start, outer.start);
  return common >= SAME_WORDS * lengthOf(inner);
}

/** For every passage on one side, the longest match in each article that agrees, but for a word or two added. */
function exactOnes<Found extends SiblingMatch>(
  found: readonly Found[],
  passage: 'passageA' | 'passageB',
): Map<string, Found> {
  const exact = new Map<string, Found>();
  for (const one of found) {
    if (!isExact(one.match)) continue;
    const name = `${one.article}\n${one[passage]}`;
    const best = exact.get(name);
    if (best === undefined || lengthOf(best.match.stretchA) < lengthOf(one.match.stretchA))
      exact.set(name, one);
  }
  return exact;
}

/** The matches without those whose words the same article prints, word for word, in a passage beside it. */
export function withoutSiblings<Found extends SiblingMatch>(found: readonly Found[]): Found[] {
  const exactA = exactOnes(found, 'passageA');
  const exactB = exactOnes(found, 'passageB');
  return found.filter((one) => {
    if (Math.min(...ownWords(one.match)) < FEWEST_OWN && !isExchangedAtAnEnd(one)) return true;
    const a = exactA.get(`${one.article}\n${one.passageA}`);
    const b = exactB.get(`${one.article}\n${one.passageB}`);
    const isOther =
      (a !== undefined && liesIn(one.match.stretchA, a.match.stretchA)) ||
      (b !== undefined && liesIn(one.match.stretchB, b.match.stretchB));
    return !isOther;
  });
}
