/*
 * Joins differences of case that stand side by side: "Attorney General" against "attorney general" is one difference
 * to a reader and to whoever counts, not one for each word. Only across white space: a mark between two words parts
 * them. Linear in the findings.
 */

import type { Finding } from './finding';
import type { Side } from './side';

const BLANK = /^\s+$/;

/** Whether the second stands right behind the first in both texts. */
function areNeighbours(first: Finding, second: Finding, a: Side, b: Side): boolean {
  if (first.kind !== 'case' || second.kind !== 'case') return false;
  const between = ({ joined }: Side, from: number, to: number): string => joined.text.slice(from, to);
  return (
    BLANK.test(between(a, first.a.end, second.a.start)) && BLANK.test(between(b, first.b.end, second.b.start))
  );
}

/** Whether a segment of either side ends behind the finding: what follows is said after the attribution. */
function endsSegment({ a, b }: Finding, sideA: Side, sideB: Side): boolean {
  const ends = ({ joined }: Side, at: number): boolean => joined.segments.some(({ end }) => end === at);
  return ends(sideA, a.end) || ends(sideB, b.end);
}

/** The findings, in the order of the places, with neighbouring differences of case as one. */
export function joinNeighbouringCases(findings: readonly Finding[], a: Side, b: Side): Finding[] {
  const joined: Finding[] = [];
  for (const finding of findings) {
    const last = joined.at(-1);
    if (last === undefined || !areNeighbours(last, finding, a, b) || endsSegment(last, a, b)) {
      joined.push(finding);
      continue;
    }
    const whole = {
      a: { start: last.a.start, end: finding.a.end },
      b: { start: last.b.start, end: finding.b.end },
    };
    joined[joined.length - 1] = { ...last, ...whole, regions: [whole] };
  }
  return joined;
}
