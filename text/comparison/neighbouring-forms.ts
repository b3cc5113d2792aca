/*
 * Joins differences of form, capitals and small marks, that stand side by side: "Attorney General" against "attorney
 * general", or "later, and" against "later. And,", is one difference to a reader and to whoever counts, not one for each
 * word and mark. A word that both print alike parts them; so does an attribution. Linear in the findings.
 *
 * Those that go on behind other words ("THE SECURITY OF OUR NATION IS AT STAKE" against "the security of our country is
 * at stake") are one difference at two places: somebody set the whole in capitals.
 */

import type { Finding } from './finding';
import { joinRanges } from './join-ranges';
import type { Side } from './side';
import { areTouching } from './touching';

function isForm({ kind }: Finding): boolean {
  return kind === 'case' || kind === 'punctuation';
}

function strongMarks({ joined }: Side, { start, end }: Finding['a']): string {
  return joined.text.slice(start, end).replace(/[^?!]/g, '');
}

/** Two differences of form as one. At two places it is named by the first, or by the one that has a ? or ! more. */
function joinForms(first: Finding, second: Finding, adjoins: boolean, a: Side, b: Side): Finding {
  const kind = first.kind === 'case' ? second.kind : first.kind;
  const together = joinRanges(first, second);
  if (adjoins && first.regions.length === 1) return { ...first, kind, ...together };
  const regions = adjoins ? together.regions : [...first.regions, ...second.regions];
  const isStrong = strongMarks(a, second.a) !== strongMarks(b, second.b);
  const named = isStrong ? second : first;
  return { ...first, kind, a: named.a, b: named.b, regions };
}

/** The findings, in the order of the places, with neighbouring differences of form as one. */
export function joinNeighbouringForms(findings: readonly Finding[], a: Side, b: Side): Finding[] {
  const joined: Finding[] = [];
  // Where among the joined stands the last difference of form that no equal word parts from what is read.
  let form = -1;
  let last: Finding | undefined;
  for (const finding of findings) {
    if (last !== undefined && !areTouching(last, finding, a, b)) form = -1;
    const before = joined[form];
    const adjoins = last !== undefined && isForm(last);
    last = finding;
    if (before !== undefined && isForm(finding)) {
      joined[form] = joinForms(before, finding, adjoins, a, b);
      continue;
    }
    joined.push(finding);
    if (isForm(finding)) form = joined.length - 1;
  }
  return joined;
}
