import type { CollationAnswer, CollationQuestion, WitnessAnswer } from '@/text/collation-answer';
import { collate } from '@/text/comparison/collate';
import type { Witness } from '@/text/comparison/collation';
import type { FoundVersion } from '@/text/matching/find-versions';
import { foldWords } from '@/text/matching/fold-words';
import type { Match, PrintedPassage } from '@/text/matching/passage';
import type { IndexedArticle } from '@/text/matching/passage-index';
import { turnMatch } from '@/text/matching/turn-match';
import { wordingOf } from '@/text/matching/wording';
import type { ArticleRow, CorpusDb } from './corpus-db';
import { CorpusIndex, type StoredOccurrence } from './corpus-index';
import { pageOf } from './identity';
import { onePerPage } from './one-per-page';
import { outletOf } from './outlet-of';
import { printOccurrence } from './print-occurrence';
import { type Findings, readAnswers } from './read-answers';
import { domainNamed } from './site';

/** The id of a text on screen that stands on no page. No page's identity is like it. */
const HERE = 'here';

/** Nobody reads more side by side; of those beyond the surest are kept. */
const MOST_WITNESSES = 200;

/** No row has it: the database counts from 1. */
const NO_ROW = 0;

type Version = FoundVersion<StoredOccurrence>;

/** A witness as it is lined up and as it is shown. */
interface Told {
  readonly witness: Witness;
  readonly shown: WitnessAnswer;
}

/** What stands between two segments of words sent without their attribution: no part of any. */
const BETWEEN = '\n';

function printWords({ segments: parts, speaker, language }: CollationQuestion): PrintedPassage {
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

/** The latest capture of the page on screen; null when it is not saved. */
async function rowOf(db: CorpusDb, page: string | null): Promise<ArticleRow | null> {
  if (page === null) return null;
  const rows = await db.articles.where('identity').equals(page).toArray();
  return rows.find(({ latestOf }) => latestOf !== null) ?? null;
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
  const occurrences = await new CorpusIndex(db).occurrencesIn([row.id]);
  const own = wordingOf(asked.words);
  return occurrences
    .filter(({ passage }) => passage.quotation !== null)
    .map(printOccurrence)
    .filter(({ words }) => wordingOf(words) !== own);
}

function shownOf(id: string, capture: ArticleRow, names: Findings['outletNames']): WitnessAnswer {
  return {
    id,
    outlet: outletOf(capture, names),
    domain: domainNamed(capture.identity),
    headline: capture.headline,
    url: capture.url ?? capture.canonicalUrl,
    publishedAt: capture.publishedAt,
    capturedAt: capture.capturedAt,
    language: capture.language,
    ...(capture.latestOf === null && { earlierCopy: true }),
    ...(capture.selection && { selection: true }),
  };
}

/** The text on screen, with what is saved of its page. */
function toldHere(
  question: CollationQuestion,
  printed: PrintedPassage,
  row: ArticleRow | null,
  names: Findings['outletNames'],
): Told {
  const { page, speaker, language } = question;
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
  };
  const shown: WitnessAnswer = { ...(row === null ? unsaved : shownOf(id, row, names)), here: true };
  const { domain, publishedAt } = shown;
  return { shown, witness: { id, textId: id, domain, publishedAt, printed, speaker } };
}

function toldOf(page: string, { occurrence }: Version, names: Findings['outletNames']): Told {
  const { row, capture } = occurrence;
  const shown = shownOf(page, capture, names);
  const { id, domain, publishedAt } = shown;
  const printed = printOccurrence(occurrence);
  return { shown, witness: { id, textId: id, domain, publishedAt, printed, speaker: row.speaker } };
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

/**
 * Lines all versions of the words on screen up. Saves nothing. A base that is not among them any more gives way to the
 * text on screen.
 */
export async function answerCollation(db: CorpusDb, question: CollationQuestion): Promise<CollationAnswer> {
  const printed = printWords(question);
  const row = await rowOf(db, question.page);
  const asking = askingOf(question.page, row);
  const queries = [printed, ...(await alsoQuoted(db, row, printed))];
  const { versions: found, outletNames } = await readAnswers(db, { asking, queries });
  const all = [...onePerPage(found[0] ?? [])];
  const versions = new Map(all.slice(0, MOST_WITNESSES));
  const here = toldHere(question, printed, row, outletNames);
  const told = [here, ...[...versions].map(([page, version]) => toldOf(page, version, outletNames))];
  const chosen = told.find(({ witness }) => witness.id === question.base) ?? here;
  const collation = collate(
    told.map(({ witness }) => witness),
    chosen.witness.id,
    { matchOf: knownMatches(here.witness.id, chosen.witness.id, versions) },
  );
  if (collation === null) throw new Error('The text on screen was not lined up with itself');
  const shown = new Map(told.map((one) => [one.shown.id, one.shown]));
  return {
    collation,
    witnesses: collation.order.flatMap((id) => shown.get(id) ?? []),
    unlisted: all.length - versions.size,
  };
}
