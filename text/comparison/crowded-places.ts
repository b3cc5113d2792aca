/*
 * Where three differences or more stand side by side with no equal word between them, a small one among them (capitals, a
 * mark, a spelling) is no place of its own to a reader: it goes with its neighbour. "So if" against "together. If" is
 * then one difference of words, not one of words and one of capitals. Linear in the findings.
 */

import type { DifferenceKind } from './comparison';
import type { Finding } from './finding';
import { joinRanges } from './join-ranges';
import type { Side } from './side';
import { areTouching } from './touching';

/** Fewer are told apart more exactly than any other diff does. */
const CROWD = 3;

const SMALL: ReadonlySet<DifferenceKind> = new Set(['case', 'punctuation', 'spelling']);
/** Dots stand for themselves, and moved words stand at two places. */
const ALONE: ReadonlySet<DifferenceKind> = new Set(['ellipsis', 'dots-nothing-missing', 'transposition']);

function mayJoin({ kind, regions }: Finding): boolean {
  return !ALONE.has(kind) && regions.length === 1;
}

/** Words one side alone prints, and a word both print: the one text has other words, not only more. */
function kindOfBoth({ kind }: Finding): DifferenceKind {
  return kind === 'insertion' || kind === 'omission' ? 'substitution' : kind;
}

/** Two neighbours, of which one at least is small; null where neither goes with the other. */
function absorb(first: Finding, second: Finding): Finding | null {
  if (!mayJoin(first) || !mayJoin(second)) return null;
  const greater = SMALL.has(second.kind) ? first : second;
  const small = greater === first ? second : first;
  if (!SMALL.has(small.kind)) return null;
  return { ...greater, kind: kindOfBoth(greater), ...joinRanges(first, second), keys: [] };
}

function joinCrowd(crowd: readonly Finding[]): readonly Finding[] {
  if (crowd.length < CROWD) return crowd;
  const joined: Finding[] = [];
  for (const finding of crowd) {
    const last = joined.at(-1);
    const one = last === undefined ? null : absorb(last, finding);
    if (one === null) joined.push(finding);
    else joined[joined.length - 1] = one;
  }
  return joined;
}

/** The findings, in the order of the places; of three or more that touch, the small ones go with a neighbour. */
export function joinCrowdedPlaces(findings: readonly Finding[], a: Side, b: Side): Finding[] {
  const joined: Finding[] = [];
  let crowd: Finding[] = [];
  for (const finding of findings) {
    const last = crowd.at(-1);
    if (last !== undefined && !areTouching(last, finding, a, b)) {
      joined.push(...joinCrowd(crowd));
      crowd = [];
    }
    crowd.push(finding);
  }
  return [...joined, ...joinCrowd(crowd)];
}
