/*
 * Finds words that only changed places: left out here and put in there. They become one difference, at the place of
 * either side. Small words alone do not count: "the" is left out and put in everywhere. Every place of one side is
 * held against every place of the other, so their number is bounded. Nothing hangs on which side is called A:
 * distances are measured in both, and of several partners the likest is taken, then the longest, then the nearest.
 */

import type { Finding } from './finding';
import { isStopWord } from './shape-changes';

/** A word may move across this many times as many characters as its own run has. */
const REACH_PER_CHARACTER = 20;
/** Runs of so many words are known again though a word or two differ. */
const LONG_RUN_WORDS = 5;
const ALIKE_ENOUGH = 0.75;
/** With more places than this the texts are too unlike for any move to mean something. */
const MOST_PLACES = 50;
/** Small words whose place decides what a sentence says. */
const TELLING: ReadonlySet<string> = new Set(['not', 'only', 'never', 'just', 'also', 'even', 'no']);
/** What stands in front of the last member of a list. */
const CONJUNCTIONS: ReadonlySet<string> = new Set(['and', 'or']);

/** Whether a word is enough to know moved words by. */
export function isTellingWord(key: string): boolean {
  return !isStopWord(key) || TELLING.has(key);
}

/** Words one side leaves out, and words it puts in, that may be the same. */
interface Move {
  readonly omitted: Finding;
  readonly inserted: Finding;
  /** Share of their words that are the same. */
  readonly likeness: number;
  /** Characters of the longer run. */
  readonly length: number;
  /** How far apart they stand, in characters of the side where that is more. */
  readonly distance: number;
}

/** One difference with two places: where A prints the words and where B does. What moved with them adds its own. */
function merge(omitted: Finding, inserted: Finding, along: Finding | null): Finding {
  const regions = [...omitted.regions, ...inserted.regions, ...(along?.regions ?? [])];
  return {
    ...omitted,
    kind: 'transposition',
    weighty: false,
    a: omitted.a,
    b: inserted.b,
    regions: regions.toSorted((x, y) => x.a.start - y.a.start || x.b.start - y.b.start),
    keys: [],
  };
}

/** Without the small words at either end: "safe streets" and "and safe streets" are moved alike. */
function coreOf(keys: readonly string[]): readonly string[] {
  const start = keys.findIndex(isTellingWord);
  return start < 0 ? [] : keys.slice(start, keys.findLastIndex(isTellingWord) + 1);
}

/** Share of the longer run's words that the shorter one has too. */
function likeness(a: readonly string[], b: readonly string[]): number {
  const left = new Map<string, number>();
  for (const key of b) left.set(key, (left.get(key) ?? 0) + 1);
  let shared = 0;
  for (const key of a) {
    const count = left.get(key) ?? 0;
    if (count > 0) shared++;
    left.set(key, count - 1);
  }
  return shared / Math.max(a.length, b.length, 1);
}

/** A word that turns up pages later is another one; a whole sentence may have gone far. */
function isNear({ length, distance }: Move): boolean {
  return distance <= length * REACH_PER_CHARACTER;
}

/** The same words, or in a long run nearly the same. */
function isMoved(move: Move): boolean {
  const { omitted, inserted, likeness: share } = move;
  if (!isNear(move) || ![...omitted.keys, ...inserted.keys].some(isTellingWord)) return false;
  const [outside, inside] = [coreOf(omitted.keys), coreOf(inserted.keys)];
  const least = Math.min(outside.length, inside.length) < LONG_RUN_WORDS ? 1 : ALIKE_ENOUGH;
  return share >= least;
}

function moveOf(omitted: Finding, inserted: Finding): Move {
  return {
    omitted,
    inserted,
    likeness: likeness(coreOf(omitted.keys), coreOf(inserted.keys)),
    length: Math.max(omitted.a.end - omitted.a.start, inserted.b.end - inserted.b.start),
    distance: Math.max(
      Math.abs(omitted.a.start - inserted.a.start),
      Math.abs(omitted.b.start - inserted.b.start),
    ),
  };
}

/** Best first. Of two moves that have a place in common, one always comes first, whichever side is called A. */
function byPromise(x: Move, y: Move): number {
  const place = ({ omitted, inserted }: Move): number => omitted.a.start + inserted.b.start;
  return y.likeness - x.likeness || y.length - x.length || x.distance - y.distance || place(x) - place(y);
}

/** Each run of words with at most one partner. */
function findMoves(omitted: readonly Finding[], inserted: readonly Finding[]): Map<Finding, Finding> {
  const moves = new Map<Finding, Finding>();
  if (Math.max(omitted.length, inserted.length) > MOST_PLACES) return moves;
  const possible = omitted.flatMap((out) => inserted.map((put) => moveOf(out, put))).filter(isMoved);
  const taken = new Set<Finding>();
  for (const move of possible.sort(byPromise)) {
    if (taken.has(move.omitted) || taken.has(move.inserted)) continue;
    moves.set(move.omitted, move.inserted);
    taken.add(move.omitted).add(move.inserted);
  }
  return moves;
}

/** What `longer` has more than `shorter`, as one string, where both have the same core. */
function surplus(longer: readonly string[], shorter: readonly string[]): string {
  const left = [...shorter];
  const more = longer.filter((key) => {
    const at = left.indexOf(key);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return left.length === 0 ? more.join(' ') : '';
}

/**
 * For each move the "and" that moved with it: a list in another order has it in front of another last member, so one
 * side has it with the moved words and the other at a place of its own.
 */
function findCompanions(
  moves: ReadonlyMap<Finding, Finding>,
  findings: readonly Finding[],
): Map<Finding, Finding> {
  const free = new Set(findings);
  for (const [omitted, inserted] of moves) {
    free.delete(omitted);
    free.delete(inserted);
  }
  const companions = new Map<Finding, Finding>();
  for (const [omitted, inserted] of moves) {
    const isPutIn = surplus(inserted.keys, omitted.keys);
    const isLeftOut = surplus(omitted.keys, inserted.keys);
    const along = [...free].find(({ kind, keys }) => {
      const wanted = kind === 'omission' ? isPutIn : isLeftOut;
      return CONJUNCTIONS.has(wanted) && keys.join(' ') === wanted;
    });
    if (along === undefined) continue;
    free.delete(along);
    companions.set(omitted, along);
  }
  return companions;
}

/** The findings with each left-out and put-in pair of the same words made one, in the order of side A. */
export function joinMovedWords(findings: readonly Finding[]): Finding[] {
  const whole = findings.filter(({ keys }) => keys.length > 0);
  const moves = findMoves(
    whole.filter(({ a }) => a.start < a.end),
    whole.filter(({ a }) => a.start === a.end),
  );
  const companions = findCompanions(moves, whole);
  const merged = new Set([...moves.values(), ...companions.values()]);
  return findings
    .filter((finding) => !merged.has(finding))
    .map((finding) => {
      const partner = moves.get(finding);
      return partner === undefined ? finding : merge(finding, partner, companions.get(finding) ?? null);
    });
}
