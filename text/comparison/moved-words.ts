/*
 * Finds words that only changed places: left out here and put in there. They become one difference, at the place of
 * either side. Small words alone do not count: "the" is left out and put in everywhere. Every place of one side is
 * held against every place of the other, so their number is bounded.
 */

import type { Finding } from './finding';
import { isStopWord } from './shape-changes';

/** A word may move across this many times as many characters as its own run has. */
const REACH_PER_CHARACTER = 20;
/** Runs of so many words are known again though a word or two differ. */
const LONG_RUN_WORDS = 5;
const ALIKE_ENOUGH = 0.75;
/** With more places than this the texts are too unlike for any move to mean something. */
const MOST_INSERTED = 50;
/** Small words whose place decides what a sentence says. */
const TELLING: ReadonlySet<string> = new Set(['not', 'only', 'never', 'just', 'also', 'even', 'no']);

/** Whether a word is enough to know moved words by. */
export function isTellingWord(key: string): boolean {
  return !isStopWord(key) || TELLING.has(key);
}

/** A word that turns up pages later is another one; a whole sentence may have gone far. */
function isNear(omitted: Finding, inserted: Finding): boolean {
  const length = omitted.a.end - omitted.a.start;
  return Math.abs(omitted.a.start - inserted.a.start) <= length * REACH_PER_CHARACTER;
}

/** One difference with two places: where A prints the words and where B does. */
function merge(omitted: Finding, inserted: Finding): Finding {
  const regions = [...omitted.regions, ...inserted.regions];
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

/** The same words, or in a long run nearly the same. */
function isMoved(omitted: Finding, inserted: Finding): boolean {
  if (!isNear(omitted, inserted) || !omitted.keys.some(isTellingWord)) return false;
  const least = Math.min(omitted.keys.length, inserted.keys.length) < LONG_RUN_WORDS ? 1 : ALIKE_ENOUGH;
  return likeness(omitted.keys, inserted.keys) >= least;
}

/** The findings with each left-out and put-in pair of the same words made one, in the order of side A. */
export function joinMovedWords(findings: readonly Finding[]): Finding[] {
  const inserted = findings.filter(({ keys, a }) => keys.length > 0 && a.start === a.end);
  const partners = new Map<Finding, Finding>();
  const moved = new Set<Finding>();
  for (const finding of findings) {
    if (finding.keys.length === 0 || finding.a.start === finding.a.end || inserted.length > MOST_INSERTED)
      continue;
    const partner = inserted.find((other) => !moved.has(other) && isMoved(finding, other));
    if (partner === undefined) continue;
    partners.set(finding, partner);
    moved.add(partner);
  }
  return findings
    .filter((finding) => !moved.has(finding))
    .map((finding) => {
      const partner = partners.get(finding);
      return partner === undefined ? finding : merge(finding, partner);
    });
}
