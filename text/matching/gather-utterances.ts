/*
 * From pairs to utterances. What two passages share is a stretch of either, and stretches that cover the same words of an
 * article belong to one utterance. Passages were refused as the unit: a long quotation would join all sentences
 * that anybody takes out of it, also where these share no word with each other.
 *
 * Shortest pairs first. A pair joins the utterances that stand where it stands (most of the longer stretch is common). Where
 * there is none, it joins the one it has words in common with, as a fragment and the sentence round it are one; where there are several,
 * it bridges what others took apart and is an utterance of its own. Union-find; every pair is held against the stretches
 * found so far in its two articles.
 */

import type { Range } from '@/text/article';
import type { ComparableArticle, FoundPair, PairSide } from './find-pairs';
import { groupBy } from './group-by';
import { wordingOf } from './wording';

/** From this share of the longer on, two stretches are the same words; one of two sentences can be more than half. */
const SAME_WORDS = 0.75;
/** From this share of the shorter on, one stretch has a part in the other. */
const PART = 0.5;

/** A place that prints an utterance: `stretch` counts into `printed.words`. */
export interface Witness<Compared extends ComparableArticle> extends PairSide<Compared> {
  readonly stretch: Range;
}

/** One wording of an utterance and the places that print it, in their order. */
export interface Reading<Compared extends ComparableArticle> {
  readonly wording: string;
  readonly witnesses: readonly Witness<Compared>[];
}

/** All printings of one utterance. */
export interface Utterance<Compared extends ComparableArticle> {
  /** Named by the first place that prints it; stays the same until a later article shares more of that place, or less. */
  readonly id: string;
  /** Those with most witnesses first; of as many the earlier. */
  readonly readings: readonly Reading<Compared>[];
}

/** Where a witness stands in the text of its article, in UTF-16 code units. */
export function placeOf({ printed, stretch }: Witness<ComparableArticle>): Range {
  const [first, last] = [printed.words[stretch.start], printed.words[stretch.end - 1]];
  return { start: first?.start ?? 0, end: last?.end ?? 0 };
}

/** A stretch of an article that belongs to an utterance: `utterance` is a node of the union. */
interface Placed<Compared extends ComparableArticle> extends Range {
  readonly witness: Witness<Compared>;
  readonly utterance: number;
}

function lengthOf({ start, end }: Range): number {
  return end - start;
}

function commonOf(a: Range, b: Range): number {
  return Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start));
}

/** Follows to the representative, shortening the way for the next who asks. */
function find(parents: number[], node: number): number {
  let current = node;
  for (;;) {
    const parent = parents[current] ?? current;
    if (parent === current) return current;
    parents[current] = parents[parent] ?? parent;
    current = parent;
  }
}

/** The utterances in the same place as one of the stretches, or else the only one that has a part in them. */
function joinedBy(
  stretches: readonly {
    readonly range: Range;
    readonly placed: readonly (Range & { utterance: number })[];
  }[],
  parents: number[],
): number[] {
  const [same, part] = [new Set<number>(), new Set<number>()];
  for (const { range, placed } of stretches) {
    for (const other of placed) {
      const common = commonOf(range, other);
      const [shorter, longer] = [lengthOf(range), lengthOf(other)].sort((x, y) => x - y);
      if (common >= SAME_WORDS * (longer ?? 0)) same.add(find(parents, other.utterance));
      else if (common >= PART * (shorter ?? 0)) part.add(find(parents, other.utterance));
    }
  }
  if (same.size > 0) return [...same];
  return part.size === 1 ? [...part] : [];
}

/** Of each passage the longest stretch, in the order of articles and places. */
function witnessesOf<Compared extends ComparableArticle>(
  members: readonly Placed<Compared>[],
  order: (of: Compared) => number,
): Witness<Compared>[] {
  const name = ({ witness: { of, printed } }: Placed<Compared>) =>
    `${of.id}\n${printed.passage.quotation ?? 'told'}\n${printed.passage.segments[0]?.start ?? 0}`;
  const longest = [...groupBy(members, name).values()].map((own) =>
    own.reduce((best, one) => (lengthOf(one) > lengthOf(best) ? one : best)),
  );
  return longest
    .sort((x, y) => order(x.witness.of) - order(y.witness.of) || x.start - y.start || x.end - y.end)
    .map(({ witness }) => witness);
}

function utteranceOf<Compared extends ComparableArticle>(
  witnesses: readonly Witness<Compared>[],
): Utterance<Compared> {
  const wording = ({ printed, stretch }: Witness<Compared>) =>
    wordingOf(printed.words.slice(stretch.start, stretch.end));
  const readings = [...groupBy(witnesses, wording)]
    .map(([name, printing]) => ({ wording: name, witnesses: printing }))
    .sort((x, y) => y.witnesses.length - x.witnesses.length);
  const [first] = witnesses;
  if (first === undefined) return { id: '', readings };
  const { start, end } = placeOf(first);
  return { id: `${wordingOf(first.printed.words)}-${start}-${end}`, readings };
}

/** Both sides of every pair, the shortest pairs first; of equal length the earlier, so that the order given makes no difference. */
function inOrder<Compared extends ComparableArticle>(
  pairs: readonly FoundPair<Compared>[],
  order: (of: Compared) => number,
): [Placed<Compared>, Placed<Compared>][] {
  const placed = (side: PairSide<Compared>, stretch: Range): Omit<Placed<Compared>, 'utterance'> => {
    const witness = { ...side, stretch };
    return { witness, ...placeOf(witness) };
  };
  const rank = (sides: readonly Placed<Compared>[]) => [
    Math.max(...sides.map(lengthOf)),
    ...sides.flatMap(({ witness, start, end }) => [order(witness.of), start, end]),
  ];
  return pairs
    .map(({ a, b, match }, i): [Placed<Compared>, Placed<Compared>] => [
      { ...placed(a, match.stretchA), utterance: i },
      { ...placed(b, match.stretchB), utterance: i },
    ])
    .map((sides) => ({ sides, key: rank(sides) }))
    .sort((x, y) => x.key.map((value, i) => value - (y.key[i] ?? 0)).find((value) => value !== 0) ?? 0)
    .map(({ sides }) => sides);
}

/**
 * The utterances that at least one pair connects, in the order of their first places. `order` gives the place of an article
 * among all, so that the result does not depend on the order of the pairs.
 */
export function gatherUtterances<Compared extends ComparableArticle>(
  pairs: readonly FoundPair<Compared>[],
  order: (of: Compared) => number,
): Utterance<Compared>[] {
  const parents = pairs.map((_, i) => i);
  const inArticle = new Map<Compared, Placed<Compared>[]>();
  for (const sides of inOrder(pairs, order)) {
    const stretches = sides.map((side) => ({ range: side, placed: inArticle.get(side.witness.of) ?? [] }));
    const joined = joinedBy(stretches, parents);
    for (const side of sides) {
      for (const other of joined) parents[find(parents, other)] = find(parents, side.utterance);
      const known = inArticle.get(side.witness.of);
      if (known === undefined) inArticle.set(side.witness.of, [side]);
      else known.push(side);
    }
  }
  const groups = groupBy([...inArticle.values()].flat(), ({ utterance }) => find(parents, utterance));
  const first = ([witness]: readonly Witness<Compared>[]) =>
    witness === undefined ? [0, 0, 0] : [order(witness.of), placeOf(witness).start, placeOf(witness).end];
  return [...groups.values()]
    .map((members) => witnessesOf(members, order))
    .sort(
      (x, y) =>
        first(x)
          .map((value, i) => value - (first(y)[i] ?? 0))
          .find((value) => value !== 0) ?? 0,
    )
    .map(utteranceOf);
}
