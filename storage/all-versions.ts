/*
 * Every version of one quotation. An ordinary answer reads some 16 wordings per quotation and stops when they grow doubtful; of a
 * quotation that 500 outlets print, each in its own way, it shows the closest. Here as many are read as there are, and what
 * is printed alike is one group: nobody reads 500 lines, but 40 wordings can be looked through. The other quotations of the
 * page are asked about as in its answer: what is too short to prove itself is tied by them, and what an article prints
 * beside it is told apart. Cost: about a millisecond per wording.
 */
import type { AllVersionsAnswer, SoughtQuotation, VersionAnswer, WordingAnswer } from '@/text/answer';
import { DATABASE_LIMITS, type SearchLimits } from '@/text/matching/search-corpus';
import type { Quotation } from '@/text/quotations/quotation';
import type { AnswerLimits } from './corrected-answer';
import type { CorpusDb } from './corpus-db';
import { type AskedText, findAnswers } from './find-answers';
import { pageOf } from './identity';
import { nameOfWords, NO_PAGE } from './marked-words';
import { quotationsToShow } from './quotations-to-show';
import { savedPage } from './saved-page';

/** A reader has asked for it, and waits a second: ten times what an ordinary answer may read of each key. */
const ALL: SearchLimits = {
  perKey: 2_000,
  firstRound: 100,
  perRound: 100,
  rounds: 50,
  strays: Number.POSITIVE_INFINITY,
  tiedArticles: 24,
};

const EVERY: AnswerLimits = { printings: Number.POSITIVE_INFINITY, versions: Number.POSITIVE_INFINITY };

/** No row has it: the database counts from 1. */
const NO_ROW = 0;

/** A quotation of a text, by its place among the quotations. */
interface Sought extends Pick<AskedText, 'article' | 'quotations' | 'asking'> {
  readonly at: number;
}

/** The quotation as its saved page prints it; null when the page is not saved, or prints it no more. */
async function onItsPage(db: CorpusDb, { text, page }: SoughtQuotation): Promise<Sought | null> {
  const saved = page && (await savedPage(db, page.identity));
  if (page === null || saved === null) return null;
  const { article, quotations: all } = saved.read;
  const quotations = quotationsToShow(all);
  const name = nameOfWords({ page: NO_PAGE, words: text });
  const at = quotations.findIndex(
    (quotation) => nameOfWords({ page: NO_PAGE, words: quotation.text }) === name,
  );
  const asking = { id: saved.id, address: pageOf(page.identity), publishedAt: article.publishedAt };
  return at === -1 ? null : { article, quotations, asking, at };
}

/** The words alone, as they were sent. */
function byItsWords({ text, segments, speaker, language, page }: SoughtQuotation): Sought {
  const quotation: Quotation = {
    id: 'sought',
    standsIn: 'text',
    segments: segments ?? [{ start: 0, end: text.length }],
    text,
    speaker,
    speakerAsWritten: speaker,
    cue: null,
    kind: 'speech',
    region: 'body',
  };
  const asking = page && { id: NO_ROW, address: pageOf(page.identity), publishedAt: page.publishedAt };
  return { article: { text, headline: null, language }, quotations: [quotation], asking, at: 0 };
}

/** Groups printings that compare alike with the quotation, and with the same text. */
function byWording(versions: readonly VersionAnswer[]): WordingAnswer[] {
  const groups = new Map<
    string,
    WordingAnswer & { readonly versions: Omit<VersionAnswer, 'comparison'>[] }
  >();
  for (const { comparison, ...version } of versions) {
    const name = JSON.stringify([comparison, version.againstSource]);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, { comparison, versions: [version] });
    else group.versions.push(version);
  }
  return [...groups.values()];
}

/**
 * Finds all versions of a quotation, grouped by how they print it, as the reader has corrected them; the groups in reading order.
 *
 * @throws what IndexedDB and Dexie throw; `corpusProblem` tells what it means
 */
export async function allVersions(db: CorpusDb, sought: SoughtQuotation): Promise<AllVersionsAnswer> {
  const { at, ...asked } = (await onItsPage(db, sought)) ?? byItsWords(sought);
  const limits = (query: number): SearchLimits => (query === at ? ALL : DATABASE_LIMITS);
  const { answers } = await findAnswers(db, { ...asked, limits });
  const all = answers[at]?.(EVERY);
  return { found: all?.found ?? 0, wordings: byWording(all?.versions ?? []) };
}
