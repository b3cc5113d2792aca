import type { CollationAnswer, CollationQuestion } from '@/text/collation-answer';
import { collate } from '@/text/comparison/collate';
import type { Witness } from '@/text/comparison/collation';
import type { FoundVersion } from '@/text/matching/find-versions';
import type { Match, PrintedPassage } from '@/text/matching/passage';
import type { IndexedArticle } from '@/text/matching/passage-index';
import { turnMatch } from '@/text/matching/turn-match';
import { wordingOf } from '@/text/matching/wording';
import { capturesOfPage } from './captures-of-page';
import type { ArticleRow, CorpusDb } from './corpus-db';
import { CorpusIndex, type StoredOccurrence } from './corpus-index';
import { pageOf } from './identity';
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

/**
 * What else the page quotes. What is too short to prove itself is found only where longer quotations tie two articles
 * together, so the page has to be asked about as a whole, as it was when the reader opened it.
 */
async function alsoQuoted(
  db: CorpusDb,
  row: ArticleRow | null,
  asked: PrintedPassage,
): Promise<PrintedPassage[]> {
  if (row === null) return [];
  const occurrences = await new CorpusIndex(new PlainReads(db)).occurrencesIn([row.id]);
  const own = wordingOf(asked.words);
  return occurrences
    .filter(({ passage }) => passage.quotation !== null)
    .map(printOccurrence)
    .filter(({ words }) => wordingOf(words) !== own);
}

/** The matches the search has made already: of the text on screen with any other, from whichever side they are asked. */
function knownMatches(
  here: string,
  base: string,
  versions: ReadonlyMap<string, Version>,
): (witness: Witness) => Match | null {
  if (base === here) return ({ id }) => versions.get(id)?.match ?? null;
  const ofBase = versions.get(base)?.match;
  return ({ id }) => (id === here && ofBase !== undefined ? turnMatch(ofBase) : null);
}

function askingOf(page: string | null, row: ArticleRow | null): IndexedArticle | null {
  if (page === null) return null;
  return { id: row?.id ?? NO_ROW, address: pageOf(page), publishedAt: row?.publishedAt ?? null };
}

/** What the reader has not said is another quotation, one per page, surest first. */
function versionsShown(
  found: readonly Version[],
  { page, segments }: CollationQuestion,
  marks: ReaderMarks,
): [page: string, Version][] {
  const here = { page: page === null ? NO_PAGE : pageOf(page), words: segments.join(' ') };
  return [...onePerPage(partHidden(found, here, marks).shown)];
}

/** The page of the story's first text, for each page that copies another; so it lasts as long as the pages' own names. */
function storyPages(captures: readonly ArticleRow[]): (capture: ArticleRow) => string | null {
  const stories = storiesOf(captures);
  const pages = new Map(captures.map(({ id, identity }) => [id, pageOf(identity)]));
  return ({ id }) => pages.get(stories.get(id) ?? id) ?? null;
}

/** The one the reader chose; else the record, if there is one, the text on screen before any other; else that text. */
function baseAmong(told: readonly Told[], here: Told, chosen: string | null, marks: ReaderMarks): string {
  const isRecord = ({ witness }: Told): boolean => marks.sourceOf(witness.id) !== null;
  const base = told.find(({ witness }) => witness.id === chosen) ?? [here, ...told].find(isRecord) ?? here;
  return base.witness.id;
}

/**
 * Lines all versions of the words on screen up, as the reader has corrected them. Saves nothing. A base that is not among them any
 * more gives way as if none had been chosen.
 */
export async function answerCollation(db: CorpusDb, question: CollationQuestion): Promise<CollationAnswer> {
  const printed = printWords(question);
  const row = await rowOf(db, question.page);
  const queries = [printed, ...(await alsoQuoted(db, row, printed))];
  const asking = askingOf(question.page, row);
  const { versions: found, outletNames, marks } = await readAnswers(db, { asking, queries });
  const all = versionsShown(found[0] ?? [], question, marks);
  const versions = new Map(all.slice(0, MOST_WITNESSES));
  const captures = [...versions.values()].map(({ occurrence }) => occurrence.capture);
  const storyOf = storyPages(row === null ? captures : [row, ...captures]);
  const here = toldHere(question, printed, row, outletNames, row && storyOf(row));
  const others = [...versions].map(([page, version]) =>
    toldOf(page, version, outletNames, storyOf(version.occurrence.capture)),
  );
  const told = [here, ...others];
  const base = baseAmong(told, here, question.base, marks);
  const matchOf = knownMatches(here.witness.id, base, versions);
  const collation = collate(
    told.map(({ witness }) => witness),
    base,
    { matchOf },
  );
  if (collation === null) throw new Error('The text on screen was not lined up with itself');
  const shown = new Map(told.map((one) => [one.shown.id, one.shown]));
  return {
    collation,
    witnesses: collation.order.flatMap((id) => {
      const witness = shown.get(id);
      if (witness === undefined) return [];
      return marks.sourceOf(id) === null ? witness : { ...witness, source: true };
    }),
    unlisted: all.length - versions.size,
  };
}
