import type { CorpusSize } from '@/text/answer';
import { type FoundVersion, findVersions } from '@/text/matching/find-versions';
import type { PrintedPassage } from '@/text/matching/passage';
import type { IndexedArticle } from '@/text/matching/passage-index';
import type { SearchLimits } from '@/text/matching/search-corpus';
import type { ArticleRow, CorpusDb, MarkRow, OutletRow, SettingRow } from './corpus-db';
import { PAGES } from './count-pages';
import { CorpusIndex, type StoredOccurrence } from './corpus-index';
import { selectionsOf } from './identity';
import { PlainReads } from './plain-reads';
import { markOf } from './read-marks';
import { ReaderMarks } from './reader-marks';

/** What is looked up, and for whom. */
export interface Question {
  /** The saved article the quotations stand in, so that it does not answer itself; null for loose text. */
  readonly asking: IndexedArticle | null;
  readonly queries: readonly PrintedPassage[];
  /** How much of the corpus may be looked at; what keeps a reader from waiting when left out. */
  readonly limits?: SearchLimits;
}

/** What the corpus knows, all of it of one moment. */
export interface Findings {
  /** In the order of the queries. */
  readonly versions: readonly (readonly FoundVersion<StoredOccurrence>[])[];
  readonly others: CorpusSize;
  /** Readable names by `OutletRow.domain`. */
  readonly outletNames: ReadonlyMap<string, string>;
  /**
   * All the reader has said: which pages an answer will speak of is not known before it is found, and nobody makes more than some
   * hundred marks by hand.
   */
  readonly marks: ReaderMarks;
}

/** The highest UTF-16 code unit: behind every text that begins alike. */
const BEHIND_ALL = '\uffff';

/** All keys that begin so. */
function allWith(beginning: string): IDBKeyRange {
  return IDBKeyRange.bound(beginning, beginning + BEHIND_ALL);
}

async function readMarks(reads: PlainReads): Promise<ReaderMarks> {
  const rows: MarkRow[] = await reads.one(reads.table('marks').getAll());
  return new ReaderMarks(rows.map(markOf));
}

/** How many pages there are. */
async function readPages(reads: PlainReads): Promise<number> {
  const row: SettingRow | undefined = await reads.one(reads.table('settings').get(PAGES));
  return row?.key === PAGES ? row.value : reads.one(reads.table('articles').index('latestOf').count());
}

/**
 * What is known of the whole corpus: its pages, its outlets, and the captures by which the asking page counts, its
 * selections among them. One round of reads.
 */
async function readWhole(reads: PlainReads, asking: IndexedArticle | null) {
  const identities = reads.table('articles').index('identity');
  const outlets: Promise<OutletRow[][]> = reads.all([reads.table('outlets').getAll()]);
  const page = asking?.address ?? null;
  const captures: Promise<ArticleRow[][]> = reads.all(
    page === null ? [] : [identities.getAll(page), identities.getAll(allWith(selectionsOf(page)))],
  );
  const [pages, [allOutlets], own] = await Promise.all([readPages(reads), outlets, captures]);
  return {
    pages,
    outlets: allOutlets ?? [],
    own: own.flat().filter(({ latestOf }) => latestOf !== null),
  };
}

/** The names of all outlets, and how many pages and outlets there are beside the asking page. */
async function readOthers(
  reads: PlainReads,
  asking: IndexedArticle | null,
): Promise<Pick<Findings, 'others' | 'outletNames'>> {
  const { pages, outlets, own } = await readWhole(reads, asking);
  const outletNames = new Map(outlets.map(({ domain, name }) => [domain, name]));
  const outlet = own[0]?.latestOf ?? null;
  if (outlet === null) return { others: { articles: pages, outlets: outlets.length }, outletNames };
  // One more than its own is enough to know that others stand there.
  const ofOutlet = await reads.one(
    reads
      .table('articles')
      .index('latestOf')
      .getAllKeys(outlet, own.length + 1),
  );
  const isOnlyPage = ofOutlet.length === own.length;
  return {
    others: { articles: pages - own.length, outlets: outlets.length - (isOnlyPage ? 1 : 0) },
    outletNames,
  };
}

/**
 * Asks the corpus, in one read transaction: an article saved meanwhile cannot change the answer halfway.
 *
 * @throws what IndexedDB and Dexie throw; `corpusProblem` tells what it means
 */
export async function readAnswers(db: CorpusDb, { asking, queries, limits }: Question): Promise<Findings> {
  const reads = new PlainReads(db);
  // Asked at once with the first lists, it costs no wait of its own.
  const [others, marks, versions] = await Promise.all([
    readOthers(reads, asking),
    readMarks(reads),
    findVersions(asking, queries, new CorpusIndex(reads), limits),
  ]);
  return { versions, marks, ...others };
}
