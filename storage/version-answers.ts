import type { VersionAnswer } from '@/text/answer';
import type { Comparison } from '@/text/comparison/comparison';
import { compareVersions } from '@/text/comparison/compare-versions';
import { joinPassages, type MatchedPassage } from '@/text/comparison/join-passages';
import type { FoundVersion } from '@/text/matching/find-versions';
import type { PrintedPassage } from '@/text/matching/passage';
import type { StoredOccurrence } from './corpus-index';
import { inReadingOrder } from './in-reading-order';
import { onePerPage } from './one-per-page';
import { outletOf } from './outlet-of';
import { printOccurrence } from './print-occurrence';
import type { Findings } from './read-answers';
import { domainNamed } from './site';
import { wordsOfVersion } from './words-of-version';

type Version = FoundVersion<StoredOccurrence>;

/**
 * What the article of each version prints of the utterance, by version: quotations that print other parts of it are
 * one printing, or words two lines further on would seem to be missing. Rows are numbered in the article's order.
 */
function joinedParts(found: readonly Version[]): (version: Version) => MatchedPassage {
  const ofArticles = new Map<number, Version[]>();
  for (const version of found) {
    const { id } = version.occurrence.capture;
    ofArticles.set(id, [...(ofArticles.get(id) ?? []), version]);
  }
  return (version) => {
    const { capture, passage } = version.occurrence;
    const siblings = passage.quotation === null ? [version] : (ofArticles.get(capture.id) ?? [version]);
    const inOrder = siblings.toSorted((x, y) => x.occurrence.row.id - y.occurrence.row.id);
    const parts = inOrder.map(({ occurrence, match }) => ({ printed: printOccurrence(occurrence), match }));
    return joinPassages(parts) ?? { printed: printOccurrence(version.occurrence), match: version.match };
  };
}

/**
 * Compares versions with one quotation, equal printings once: a statement that a hundred outlets print word for word
 * would otherwise keep a reader waiting. Null for a new printing when `most` were compared.
 */
function comparer(query: PrintedPassage, most: number): (version: MatchedPassage) => Comparison | null {
  const made = new Map<string, Comparison>();
  return (version) => {
    const { text, language, passage } = version.printed;
    const name = JSON.stringify([
      text,
      passage.segments,
      passage.speaker,
      passage.quotation === null,
      language,
    ]);
    const known = made.get(name);
    if (known === undefined && made.size >= most) return null;
    const comparison = known ?? compareVersions(query, version.printed, version.match);
    made.set(name, comparison);
    return comparison;
  };
}

function answer(version: Version, comparison: Comparison, names: Findings['outletNames']): VersionAnswer {
  const { row, capture } = version.occurrence;
  return {
    outlet: outletOf(capture, names),
    domain: domainNamed(capture.identity),
    headline: capture.headline,
    url: capture.url ?? capture.canonicalUrl,
    publishedAt: capture.publishedAt,
    capturedAt: capture.capturedAt,
    language: capture.language,
    earlierCopy: capture.latestOf === null,
    ...(capture.selection && { selection: capture.selection }),
    speaker: row.speaker,
    score: version.match.score,
    comparison,
    segments: row.segments.map(({ start, end }) => row.printed.slice(start, end)),
    printed: wordsOfVersion(version.occurrence),
  };
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
  const pages = [...onePerPage(found).values()];
  const partsOf = joinedParts(found);
  const answers = pages.flatMap((version) => {
    const comparison = compare(partsOf(version));
    return comparison === null ? [] : [answer(version, comparison, outletNames)];
  });
  return { versions: inReadingOrder(answers), found: pages.length };
}
