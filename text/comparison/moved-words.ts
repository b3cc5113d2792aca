/*
 * Finds words that only changed places: left out here and put in there. They become one difference, at the place
 * of either side. Small words alone do not count: "the" is left out and put in everywhere. Quadratic only in the
 * number of places with the same words, which is small; otherwise linear.
 */

import type { Finding } from './finding';
import { isStopWord } from './shape-changes';

/** A word may move across this many times as many characters as its own run has. */
const REACH_PER_CHARACTER = 20;
/** Small words whose place decides what a sentence says. */
const TELLING: ReadonlySet<string> = new Set(['not', 'only', 'never', 'just', 'also', 'even', 'no']);

/** Whether a word is enough to know moved words by. */
export function isTellingWord(key: string): boolean {
  return !isStopWord(key) || TELLING.has(key);
}

/** The words in an order that does not depend on their order, or null if they are too common to be known again. */
function signature({ keys }: Finding): string | null {
  return keys.some(isTellingWord) ? keys.toSorted().join(' ') : null;
}

function isNear(omitted: Finding, inserted: Finding): boolean {
  const length = omitted.a.end - omitted.a.start;
  return Math.abs(omitted.a.start - inserted.a.start) <= length * REACH_PER_CHARACTER;
}

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

/** The findings with each left-out and put-in pair of the same words made one, in the order of side A. */
export function joinMovedWords(findings: readonly Finding[]): Finding[] {
  const waiting = new Map<string, Finding[]>();
  for (const finding of findings) {
    const words = finding.kind === 'insertion' ? signature(finding) : null;
    if (words !== null) waiting.set(words, [...(waiting.get(words) ?? []), finding]);
  }
  const partners = new Map<Finding, Finding>();
  const moved = new Set<Finding>();
  for (const finding of findings) {
    const words = finding.kind === 'omission' ? signature(finding) : null;
    const partner =
      words === null
        ? undefined
        : waiting.get(words)?.find((other) => !moved.has(other) && isNear(finding, other));
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
