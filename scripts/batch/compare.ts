import { basisOf } from '@/text/comparison/basis-of';
import { compareVersions } from '@/text/comparison/compare-versions';
import { type MatchedPair, unbrokenStretches } from '@/text/comparison/unbroken-stretches';
import { findPairs, type FoundPair, type PairSide } from '@/text/matching/find-pairs';
import type { Range } from '@/text/article';
import { circumstancesOf } from './circumstances';
import type { BatchCommand } from './command';
import { type Compared, readComparable } from './read-comparable';

/** The stretch that is compared, as it stands in one of the two articles. */
function sideLine({ of, printed }: PairSide<Compared>, { start, end }: Range) {
  const { quotation, speaker } = printed.passage;
  return { article: of.name, quotation, start, end, text: printed.text.slice(start, end), speaker };
}

function placeOf({ start, end }: Range): string {
  return `${start}-${end}`;
}

function pairLine({ a, b }: FoundPair<Compared>, part: MatchedPair, sic: string) {
  const { match } = part;
  const known = basisOf(circumstancesOf(a), circumstancesOf(b));
  const comparison = compareVersions(part.a, part.b, match, undefined, known);
  const { overlap, voice, attribution, basis, kind, kinds } = comparison;
  const differences = comparison.differences.map((difference) => ({
    kind: difference.kind,
    a: difference.a,
    b: difference.b,
    shown: difference.shown,
    weighty: difference.weighty,
  }));
  const sides = { a: sideLine(a, comparison.stretchA), b: sideLine(b, comparison.stretchB) };
  return { sic, ...sides, overlap, voice, attribution, basis, score: match.score, kind, kinds, differences };
}

/**
 * Writes one line per pair of stretches printed without a break in different articles: a quotation parted by its
 * attribution has a line for each part, so that a line's text is quoted words and nothing else. All articles must be at hand before the first line:
 * the last one may print what the first one prints. Lines are made one at a time.
 */
export const compare: BatchCommand = async (run) => {
  const { sic, write } = run;
  const articles = await readComparable(run);
  const written = new Set<string>();
  for (const pair of await findPairs(articles)) {
    const { a, b, match } = pair;
    for (const part of unbrokenStretches({ a: a.printed, b: b.printed, match })) {
      const line = pairLine(pair, part, sic);
      // A quotation and one inside it may come to the same stretch: to a reader of the lines that is one pair.
      const name = [a, b]
        .map(({ of }) => of.id)
        .concat(placeOf(line.a), placeOf(line.b))
        .join('\n');
      if (!written.has(name)) await write(line);
      written.add(name);
    }
  }
};
