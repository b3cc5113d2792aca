import type { CollationQuestion, WitnessAnswer } from '@/text/collation-answer';
import type { Circumstances } from '@/text/comparison/basis-of';
import type { Witness } from '@/text/comparison/collation';
import type { FoundVersion } from '@/text/matching/find-versions';
import { foldWords } from '@/text/matching/fold-words';
import type { PrintedPassage } from '@/text/matching/passage';
import type { MarkedWords } from '@/text/reader-mark';
import { circumstancesHere, circumstancesOf } from './basis-between';
import type { ArticleRow } from './corpus-db';
import type { StoredOccurrence } from './corpus-index';
import { pageOf } from './identity';
import type { KnownOutlets } from './known-outlets';
import { NO_PAGE } from './marked-words';
import { printOccurrence } from './print-occurrence';
import { publisherOf } from './publisher-of';
import { domainNamed } from './site';
import { wordsOfVersion } from './words-of-version';

/** The id of a text on screen that stands on no page. No page's identity is like it. */
const HERE = 'here';

/** A witness as it is lined up and as it is shown. */
export interface Told {
  readonly witness: Witness;
  readonly shown: WitnessAnswer;
  /** What tells whether the same words may be expected of it and of another. */
  readonly circumstances: Circumstances;
  /** The passage as the reader's corrections name it. */
  readonly words: MarkedWords;
}

/** What is saved of the text on screen. */
export interface SavedHere {
  /** Its page; null when it is not saved. */
  readonly row: ArticleRow | null;
  /** The words themselves; null when only the page is. */
  readonly occurrence: StoredOccurrence | null;
}

/** What stands between two segments of words sent without their attribution: no part of any. */
const BETWEEN = '\n';

/** The words on screen as a passage. */
export function printWords({ segments: parts, speaker, language }: CollationQuestion): PrintedPassage {
  const text = parts.join(BETWEEN);
  let at = 0;
  const segments = parts.map((part) => {
    const start = at;
    at += part.length + BETWEEN.length;
    return { start, end: start + part.length };
  });
  const passage = { quotation: HERE, standsIn: 'text', segments, speaker } as const;
  return { text, language, passage, words: foldWords(text, segments, language) };
}

function shownOf(
  id: string,
  capture: ArticleRow,
  outlets: KnownOutlets,
  segments: readonly string[],
): WitnessAnswer {
  return {
    id,
    ...publisherOf(capture, outlets),
    headline: capture.headline,
    url: capture.url ?? capture.canonicalUrl,
    publishedAt: capture.publishedAt,
    capturedAt: capture.capturedAt,
    language: capture.language,
    segments,
    ...(capture.latestOf === null && { earlierCopy: true }),
    ...(capture.selection && { selection: true }),
    ...(capture.agency !== undefined && { agency: capture.agency }),
  };
}

/** The text on screen, with what is saved of its page. `textId` names the story it is a copy of. */
export function toldHere(
  question: CollationQuestion,
  printed: PrintedPassage,
  { row, occurrence }: SavedHere,
  outlets: KnownOutlets,
  textId: string | null,
): Told {
  const { page, speaker, language, segments } = question;
  const id = page === null ? HERE : pageOf(page);
  const unsaved = {
    id,
    outlet: '',
    domain: page === null ? '' : domainNamed(page),
    headline: null,
    url: null,
    publishedAt: null,
    capturedAt: null,
    language,
    segments,
  };
  const shown: WitnessAnswer = {
    ...(row === null ? unsaved : shownOf(id, row, outlets, segments)),
    here: true,
  };
  const { domain, publishedAt } = shown;
  return {
    shown,
    witness: { id, textId: textId ?? id, domain, publishedAt, printed, speaker },
    circumstances:
      occurrence === null ? circumstancesHere({ query: printed, publishedAt }) : circumstancesOf(occurrence),
    words: { page: page === null ? NO_PAGE : id, words: segments.join(' ') },
  };
}

/** A version found in the corpus; its page is its id, which lasts however often and in whatever order it is captured. */
export function toldOf(
  page: string,
  { occurrence }: FoundVersion<StoredOccurrence>,
  outlets: KnownOutlets,
  textId: string | null,
): Told {
  const { row, capture } = occurrence;
  const segments = row.segments.map(({ start, end }) => row.printed.slice(start, end));
  const shown = shownOf(page, capture, outlets, segments);
  const { id, domain, publishedAt } = shown;
  const printed = printOccurrence(occurrence);
  return {
    shown,
    witness: { id, textId: textId ?? id, domain, publishedAt, printed, speaker: row.speaker },
    circumstances: circumstancesOf(occurrence),
    words: wordsOfVersion(occurrence),
  };
}
