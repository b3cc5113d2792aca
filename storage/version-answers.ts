import type { VersionAnswer } from '@/text/answer';
import type { Basis, Comparison } from '@/text/comparison/comparison';
import { compareVersions } from '@/text/comparison/compare-versions';
import { joinPassages, type MatchedPassage } from '@/text/comparison/join-passages';
import type { FoundVersion } from '@/text/matching/find-versions';
import type { PrintedPassage } from '@/text/matching/passage';
import { type AskedPassage, basisBetween, circumstancesHere, circumstancesOf } from './basis-between';
import type { StoredOccurrence } from './corpus-index';
import { inReadingOrder } from './in-reading-order';
import type { KnownOutlets } from './known-outlets';
import { onePerPage } from './one-per-page';
import { printOccurrence } from './print-occurrence';
import { publisherOf } from './publisher-of';
import { storiesOf } from './stories-of';
import { storyAnswer } from './story-answer';
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

/** A version as it is compared. */
interface Prepared {
  readonly version: Version;
  readonly part: MatchedPassage;
  readonly basis: Basis;
  /** Equal for versions that compare alike with the quotation. */
  readonly name: string;
}

/** Makes versions ready, with what tells printings apart. */
function preparer(asked: AskedPassage, found: readonly Version[]): (version: Version) => Prepared {
  const partsOf = joinedParts(found);
  const here = circumstancesHere(asked);
  return (version) => {
    const part = partsOf(version);
    const basis = basisBetween(here, circumstancesOf(version.occurrence));
    const { text, language, passage } = part.printed;
    const { segments, speaker, quotation } = passage;
    const name = JSON.stringify([text, segments, speaker, quotation === null, language, basis]);
    return { version, part, basis, name };
  };
}

/**
 * Compares versions with one quotation, equal printings once: a statement that a hundred outlets print word for word
 * would otherwise keep a reader waiting. Null for a new printing when `most` were compared.
 */
function comparer(query: PrintedPassage, most: number): (prepared: Prepared) => Comparison | null {
  const made = new Map<string, Comparison>();
  return ({ part: { printed, match }, basis, name }) => {
    const known = made.get(name);
    if (known === undefined && made.size >= most) return null;
    const comparison = known ?? compareVersions(query, printed, match, undefined, basis);
    made.set(name, comparison);
    return comparison;
  };
}

/** Copies of one story that print the quotation alike, the surest first; one alone where nobody copies it. */
type Line = readonly [Prepared, ...Prepared[]];

/**
 * Copies of one text are one line, so that counts are of texts that can differ; a copy that prints the quotation
 * otherwise is a line of its own.
 */
function inLines(
  prepared: readonly Prepared[],
  stories: ReadonlyMap<number, number>,
  standsAlone: (version: Version) => boolean,
): Line[] {
  const lines = new Map<string, [Prepared, ...Prepared[]]>();
  for (const [at, one] of prepared.entries()) {
    const story = stories.get(one.version.occurrence.capture.id) ?? '';
    const key = standsAlone(one.version) ? `${at}` : `${story} ${one.name}`;
    const line = lines.get(key);
    if (line === undefined) lines.set(key, [one]);
    else line.push(one);
  }
  return [...lines.values()];
}

function answer(version: Version, comparison: Comparison, outlets: KnownOutlets): VersionAnswer {
  const { row, capture } = version.occurrence;
  return {
    ...publisherOf(capture, outlets),
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

/** What is shown of the versions found for one quotation. */
export interface VersionAnswers {
  /** In reading order; copies of one text that print it alike are one. */
  readonly versions: readonly VersionAnswer[];
  /** How many those are, with those that were not compared. */
  readonly found: number;
  /** How many pages print one, and how many independent texts that is. */
  readonly printings: number;
  readonly texts: number;
}

/** How versions are answered. */
export interface VersionOptions {
  /** Of the printings that differ from one another, so many of the surest. */
  readonly mostPrintings?: number;
  /** Versions that are not shown as one with copies of their text: the reader said something of them. */
  readonly standsAlone?: (version: Version) => boolean;
}

/**
 * The versions found for one quotation, compared with it. `found` comes surest first. Cost: about a millisecond per
 * printing; telling copies of one story reads nothing.
 */
export function versionAnswers(
  asked: AskedPassage,
  found: readonly Version[],
  outlets: KnownOutlets,
  { mostPrintings = Number.POSITIVE_INFINITY, standsAlone = () => false }: VersionOptions = {},
): VersionAnswers {
  const compare = comparer(asked.query, mostPrintings);
  const pages = [...onePerPage(found).values()];
  const stories = storiesOf(pages.map(({ occurrence }) => occurrence.capture));
  const lines = inLines(pages.map(preparer(asked, found)), stories, standsAlone);
  const answers = lines.flatMap((line) => {
    const [first] = line;
    const comparison = compare(first);
    if (comparison === null) return [];
    const copies = line.map(({ version }) => version.occurrence.capture);
    const story = storyAnswer(copies, outlets);
    return [{ ...answer(first.version, comparison, outlets), ...(story !== null && { story }) }];
  });
  return {
    versions: inReadingOrder(answers),
    found: lines.length,
    printings: pages.length,
    texts: new Set(stories.values()).size,
  };
}
