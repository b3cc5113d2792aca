import type { VersionAnswer } from '@/text/answer';
import type { Comparison } from '@/text/comparison/comparison';
import { compareVersions } from '@/text/comparison/compare-versions';
import { joinPassages, type MatchedPassage } from '@/text/comparison/join-passages';
import { readingRank } from '@/text/comparison/reading-order';
import type { FoundVersion } from '@/text/matching/find-versions';
import { foldWords } from '@/text/matching/fold-words';
import type { PrintedPassage } from '@/text/matching/passage';
import type { ArticleRow } from './corpus-db';
import type { StoredOccurrence } from './corpus-index';
import { pageOf } from './identity';
import { isLater } from './is-later';
import type { Findings } from './read-answers';
import { domainNamed } from './site';

type Version = FoundVersion<StoredOccurrence>;

/** A whole article knows more of its quotations than words selected on its page; else the later capture counts. */
function standsBefore(one: ArticleRow, other: ArticleRow): boolean {
  return one.selection === other.selection ? isLater(one, other) : other.selection === true;
}

/**
 * One version per page: of its revisions the latest that prints the utterance, and of that one's passages the surest.
 * `found` comes surest first.
 */
function onePerPage(found: readonly Version[]): Version[] {
  const pages = new Map<string, Version>();
  for (const version of found) {
    const { capture } = version.occurrence;
    const page = pageOf(capture.identity);
    const shown = pages.get(page)?.occurrence.capture;
    if (shown === undefined || standsBefore(capture, shown)) pages.set(page, version);
  }
  return [...pages.values()];
}

/** The stored slice as a passage, its words folded as they were when its wording was indexed. */
function printed({ row, capture, passage }: StoredOccurrence): PrintedPassage {
  const { language } = capture;
  return { text: row.printed, language, passage, words: foldWords(row.printed, row.segments, language) };
}

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
    const parts = inOrder.map(({ occurrence, match }) => ({ printed: printed(occurrence), match }));
    return joinPassages(parts) ?? { printed: printed(version.occurrence), match: version.match };
  };
}

/**
 * Compares versions with one quotation, equal printings once: a statement that a hundred outlets print word for word
 * would otherwise keep a reader waiting.
 */
function comparer(query: PrintedPassage): (version: MatchedPassage) => Comparison {
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
    const comparison = made.get(name) ?? compareVersions(query, version.printed, version.match);
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
    ...(capture.selection && { selection: capture.selection }),
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

/** What is shown of the versions found for one quotation, in reading order. `found` comes surest first. */
export function versionAnswers(
  query: PrintedPassage,
  found: readonly Version[],
  outletNames: Findings['outletNames'],
): VersionAnswer[] {
  const compare = comparer(query);
  const partsOf = joinedParts(found);
  const answers = onePerPage(found).map((version) => answer(version, compare(partsOf(version)), outletNames));
  return inReadingOrder(answers);
}
