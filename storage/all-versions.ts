/*
 * Every version of one quotation. An ordinary answer reads some 16 wordings per quotation and stops when they grow doubtful; of a
 * quotation that 500 outlets print, each in its own way, it shows the closest. Here as many are read as there are, and what
 * is printed alike is one group: nobody reads 500 lines, but 40 wordings can be looked through. Cost: about a millisecond per wording.
 */
import type { AllVersionsAnswer, SoughtQuotation, VersionAnswer, WordingAnswer } from '@/text/answer';
import type { Comparison } from '@/text/comparison/comparison';
import { printPassage } from '@/text/matching/print-passage';
import type { SearchLimits } from '@/text/matching/search-corpus';
import type { CorpusDb } from './corpus-db';
import { pageOf } from './identity';
import { NO_PAGE } from './marked-words';
import { partHidden } from './part-hidden';
import { readAnswers } from './read-answers';
import { versionAnswers } from './version-answers';

/** A reader has asked for it, and waits a second: ten times what an ordinary answer may read of each key. */
const ALL: SearchLimits = {
  perKey: 2_000,
  firstRound: 100,
  perRound: 100,
  rounds: 50,
  strays: Number.POSITIVE_INFINITY,
  tiedArticles: 24,
};

/** No row has it: the database counts from 1. */
const NO_ROW = 0;

/** Equal printings share one comparison: it tells the groups apart. */
function byWording(versions: readonly VersionAnswer[]): WordingAnswer[] {
  const groups = new Map<Comparison, Omit<VersionAnswer, 'comparison'>[]>();
  for (const { comparison, ...version } of versions) {
    const group = groups.get(comparison);
    if (group === undefined) groups.set(comparison, [version]);
    else group.push(version);
  }
  return [...groups].map(([comparison, group]) => ({ comparison, versions: group }));
}

/**
 * Finds all versions of a quotation, grouped by how they print it; the groups in reading order.
 *
 * @throws what IndexedDB and Dexie throw; `corpusProblem` tells what it means
 */
export async function allVersions(db: CorpusDb, sought: SoughtQuotation): Promise<AllVersionsAnswer> {
  const { text, speaker, language, page } = sought;
  const segments = sought.segments ?? [{ start: 0, end: text.length }];
  const query = printPassage(
    { text, headline: null, language },
    { quotation: 'sought', standsIn: 'text', segments, speaker },
  );
  const address = page === null ? NO_PAGE : pageOf(page.identity);
  const asking = page && { id: NO_ROW, address, publishedAt: page.publishedAt };
  const { versions, outletNames, marks } = await readAnswers(db, { asking, queries: [query], limits: ALL });
  const { shown } = partHidden(versions[0] ?? [], { page: address, words: text }, marks);
  const all = versionAnswers({ query, publishedAt: page?.publishedAt ?? null }, shown, outletNames, {
    // What is printed alike is one group here anyway, and nobody asks for all to see some folded.
    standsAlone: () => true,
  });
  return { found: all.found, wordings: byWording(all.versions) };
}
