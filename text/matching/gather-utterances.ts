/*
 * From pairs to utterances: passages that print one utterance are gathered, directly or through a third that prints
 * more of it (union-find, linear in the pairs). Within an utterance, passages in the same words are one reading. A long
 * quotation therefore holds the shorter ones that lie in it together, also where these share no word with each other.
 */

import type { ComparableArticle, FoundPair, PairSide } from './find-pairs';
import { groupBy } from './group-by';
import { wordingOf } from './wording';

/** One wording of an utterance and the places that print it, in their order. */
export interface Reading<Compared extends ComparableArticle> {
  readonly wording: string;
  readonly witnesses: readonly PairSide<Compared>[];
}

/** All printings of one utterance. */
export interface Utterance<Compared extends ComparableArticle> {
  /** Stays the same when later articles are added: named by the first place that prints it. */
  readonly id: string;
  /** Those with most witnesses first; of as many the earlier. */
  readonly readings: readonly Reading<Compared>[];
}

function nameOf({ of, printed }: PairSide<ComparableArticle>): string {
  const { quotation, segments } = printed.passage;
  return `${of.id}\n${segments[0]?.start ?? 0}\n${quotation ?? 'told'}`;
}

/** Follows to the representative, shortening the way for the next who asks. */
function find(parents: Map<string, string>, name: string): string {
  let current = name;
  for (;;) {
    const parent = parents.get(current) ?? current;
    if (parent === current) return current;
    parents.set(current, parents.get(parent) ?? parent);
    current = parent;
  }
}

function readingsOf<Compared extends ComparableArticle>(
  sides: readonly PairSide<Compared>[],
): Reading<Compared>[] {
  const byWording = groupBy(sides, ({ printed }) => wordingOf(printed.words));
  return [...byWording]
    .map(([wording, witnesses]) => ({ wording, witnesses }))
    .sort((x, y) => y.witnesses.length - x.witnesses.length);
}

/**
 * The utterances that at least one pair connects. `order` gives the place of an article among all, so that the result
 * does not depend on the order of the pairs.
 */
export function gatherUtterances<Compared extends ComparableArticle>(
  pairs: readonly FoundPair<Compared>[],
  order: (of: Compared) => number,
): Utterance<Compared>[] {
  const parents = new Map<string, string>();
  const sides = new Map<string, PairSide<Compared>>();
  for (const { a, b } of pairs) {
    for (const side of [a, b]) sides.set(nameOf(side), side);
    parents.set(find(parents, nameOf(a)), find(parents, nameOf(b)));
  }
  const start = ({ printed }: PairSide<Compared>) => printed.passage.segments[0]?.start ?? 0;
  const ordered = [...sides].sort(([, x], [, y]) => order(x.of) - order(y.of) || start(x) - start(y));
  const groups = groupBy(ordered, ([name]) => find(parents, name));
  return [...groups.values()].map((members) => {
    const own = members.map(([, side]) => side);
    const first = own[0];
    const id = first === undefined ? '' : `${wordingOf(first.printed.words)}-${start(first)}`;
    return { id, readings: readingsOf(own) };
  });
}
