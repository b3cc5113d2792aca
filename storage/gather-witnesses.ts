import type { CollationQuestion } from '@/text/collation-answer';
import type { FoundVersion } from '@/text/matching/find-versions';
import type { PrintedPassage } from '@/text/matching/passage';
import type { IndexedArticle } from '@/text/matching/passage-index';
import { wordingOf } from '@/text/matching/wording';
import type { MarkedWords } from '@/text/reader-mark';
import { capturesOfPage } from './captures-of-page';
import type { ArticleRow, CorpusDb } from './corpus-db';
import { CorpusIndex, type StoredOccurrence } from './corpus-index';
import { pageOf } from './identity';
import type { KnownOutlets } from './known-outlets';
import { printWords, type Told, toldHere, toldOf } from './collation-witness';
import { NO_PAGE } from './marked-words';
import { onePerPage } from './one-per-page';
import { partHidden } from './part-hidden';
import { PlainReads } from './plain-reads';
import { printOccurrence } from './print-occurrence';
import { readAnswers } from './read-answers';
import type { ReaderMarks } from './reader-marks';
import { storiesOf } from './stories-of';

/** Nobody reads more side by side; of those beyond the surest are kept. */
const MOST_WITNESSES = 200;

/** No row has it: the database counts from 1. */
const NO_ROW = 0;

type Version = FoundVersion<StoredOccurrence>;

/** The latest capture of the page on screen, whole rather than a selection of it; null when it is not saved. */
async function rowOf(db: CorpusDb, page: string | null): Promise<ArticleRow | null> {
  if (page === null) return null;
  const rows = (await capturesOfPage(db, pageOf(page))).filter(({ latestOf }) => latestOf !== null);
  return rows.find(({ selection }) => !selection) ?? rows[0] ?? null;
}

/** What the page on screen quotes: the words asked about, and everything else. */
interface QuotedHere {
  readonly asked: StoredOccurrence | null;
  readonly others: readonly PrintedPassage[];
}

/**
 * What the page quotes. What is too short to prove itself is found only where longer quotations tie two articles
 * together, so the page has to be asked about as a whole, as it was when the reader opened it.
 */
async function quotedHere(db: CorpusDb, row: ArticleRow | null, asked: PrintedPassage): Promise<QuotedHere> {
  if (row === null) return { asked: null, others: [] };
  const occurrences = await new CorpusIndex(new PlainReads(db)).occurrencesIn([row.id]);
  const wording = wordingOf(asked.words);
  const quoted = occurrences
    .filter(({ passage }) => passage.quotation !== null)
    .map((occurrence) => {
      const printed = printOccurrence(occurrence);
      return { occurrence, printed, isAsked: wordingOf(printed.words) === wording };
    });
  return {
    asked: quoted.find(({ isAsked }) => isAsked)?.occurrence ?? null,
    others: quoted.filter(({ isAsked }) => !isAsked).map(({ printed }) => printed),
  };
}

function askingOf(page: string | null, row: ArticleRow | null): IndexedArticle | null {
  if (page === null) return null;
  return { id: row?.id ?? NO_ROW, address: pageOf(page), publishedAt: row?.publishedAt ?? null };
}

/** The page of the story's first text, for each page that copies another; so it lasts as long as the pages' own names. */
function storyPages(captures: readonly ArticleRow[]): (capture: ArticleRow) => string | null {
  const stories = storiesOf(captures);
  const pages = new Map(captures.map(({ id, identity }) => [id, pageOf(identity)]));
  return ({ id }) => pages.get(stories.get(id) ?? id) ?? null;
}

/** The text on screen and all that prints what it prints, as the reader has corrected it. */
export interface Gathered {
  readonly here: Told;
  /** The words on screen as the reader's corrections name them. */
  readonly words: MarkedWords;
  /** What is saved of the page they stand on; null when nothing is. */
  readonly row: ArticleRow | null;
  /** In the order of `versions`. */
  readonly others: readonly Told[];
  /** One per page, by page, surest first. */
  readonly versions: ReadonlyMap<string, Version>;
  /** What the reader said is another quotation. */
  readonly hidden: readonly Version[];
  /** How many were found beyond those. */
  readonly unlisted: number;
  readonly marks: ReaderMarks;
  readonly outlets: KnownOutlets;
}

/** Finds all that print the words on screen. Saves nothing. */
export async function gatherWitnesses(db: CorpusDb, question: CollationQuestion): Promise<Gathered> {
  const printed = printWords(question);
  const row = await rowOf(db, question.page);
  const quoted = await quotedHere(db, row, printed);
  const queries = [printed, ...quoted.others];
  const asking = askingOf(question.page, row);
  const { versions: found, own, marks, outlets } = await readAnswers(db, { asking, queries });
  const page = question.page === null ? NO_PAGE : pageOf(question.page);
  const words = { page, words: question.segments.join(' ') };
  const parted = partHidden(found[0] ?? [], { ...words, own }, marks);
  const all = [...onePerPage(parted.shown)];
  const versions = new Map(all.slice(0, MOST_WITNESSES));
  const captures = [...versions.values()].map(({ occurrence }) => occurrence.capture);
  const storyOf = storyPages(row === null ? captures : [row, ...captures]);
  return {
    here: toldHere(question, printed, { row, occurrence: quoted.asked }, outlets, row && storyOf(row)),
    words,
    row,
    others: [...versions].map(([id, version]) =>
      toldOf(id, version, outlets, storyOf(version.occurrence.capture)),
    ),
    versions,
    hidden: parted.hidden,
    unlisted: all.length - versions.size,
    marks,
    outlets,
  };
}
