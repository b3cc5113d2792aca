import type { VersionAnswer } from '@/text/answer';
import type { Comparison } from '@/text/comparison/comparison';
import { compareVersions } from '@/text/comparison/compare-versions';
import { readingRank } from '@/text/comparison/reading-order';
import type { FoundVersion } from '@/text/matching/find-versions';
import { foldWords } from '@/text/matching/fold-words';
import type { PrintedPassage } from '@/text/matching/passage';
import type { StoredOccurrence } from './corpus-index';
import { isLater } from './is-later';
import type { Findings } from './read-answers';
import { domainNamed } from './site';

type Version = FoundVersion<StoredOccurrence>;

/**
 * One version per page: of its revisions the latest that prints the utterance, and of that one's passages the surest.
 * `found` comes surest first.
 */
function onePerPage(found: readonly Version[]): Version[] {
  const pages = new Map<string, Version>();
  for (const version of found) {
    const { capture } = version.occurrence;
    const shown = pages.get(capture.identity)?.occurrence.capture;
    if (shown === undefined || isLater(capture, shown)) pages.set(capture.identity, version);
  }
  return [...pages.values()];
}

/** The stored slice as a passage, its words folded as they were when its wording was indexed. */
function printed({ row, capture, passage }: StoredOccurrence): PrintedPassage {
  const { language } = capture;
  return { text: row.printed, language, passage, words: foldWords(row.printed, row.segments, language) };
}

/**
 * Compares versions with one quotation, equal printings once: a statement that a hundred outlets print word for word
 * would otherwise keep a reader waiting. Null for a new printing when `most` were compared.
 */
function comparer(query: PrintedPassage, most: number): (version: Version) => Comparison | null {
  const made = new Map<string, Comparison>();
  return ({ occurrence, match }) => {
    const { row, capture, passage } = occurrence;
    const name = JSON.stringify([
      row.printed,
      row.segments,
      row.speaker,
      passage.quotation === null,
      capture.language,
    ]);
    const known = made.get(name);
    if (known === undefined && made.size >= most) return null;
    const comparison = known ?? compareVersions(query, printed(occurrence), match);
    made.set(name, comparison);
    return comparison;
  };
}

function answer(version: Version, comparison: Comparison, names: Findings['outletNames']): VersionAnswer {
  const { row, capture } = version.occurrence;
  const named = capture.outletName !== capture.outlet;
  return {
    outlet: named ? capture.outletName : (names.get(capture.outlet) ?? capture.outletName),
    domain: domainNamed(capture.identity),
    headline: capture.headline,
    url: capture.url ?? capture.canonicalUrl,
    publishedAt: capture.publishedAt,
    capturedAt: capture.capturedAt,
    language: capture.language,
    earlierCopy: capture.latestOf === null,
    speaker: row.speaker,
    score: version.match.score,
    comparison,
  };
}

/** What deserves a look first; of equal rank the surer one. */
function inReadingOrder(answers: readonly VersionAnswer[]): VersionAnswer[] {
  const ranked = answers.map((version) => ({ version, rank: readingRank(version.comparison) }));
  ranked.sort((x, y) => x.rank - y.rank || y.version.score - x.version.score);
  return ranked.map(({ version }) => version);
}

/** What is shown of the versions found for one quotation, and how many pages print one. */
export interface VersionAnswers {
  /** In reading order. */
  readonly versions: readonly VersionAnswer[];
  readonly found: number;
}

/**
 * The versions found for one quotation, compared with it; of those that differ from one another the `mostPrintings` surest.
 * `found` comes surest first. Cost: about a millisecond per printing.
 */
export function versionAnswers(
  query: PrintedPassage,
  found: readonly Version[],
  outletNames: Findings['outletNames'],
  mostPrintings = Number.POSITIVE_INFINITY,
): VersionAnswers {
  const compare = comparer(query, mostPrintings);
  const pages = onePerPage(found);
  const answers = pages.flatMap((version) => {
    const comparison = compare(version);
    return comparison === null ? [] : [answer(version, comparison, outletNames)];
  });
  return { versions: inReadingOrder(answers), found: pages.length };
}
