import type { CorpusSize } from '@/text/answer';
import { type FoundVersion, findVersions } from '@/text/matching/find-versions';
import type { PrintedPassage } from '@/text/matching/passage';
import type { IndexedArticle } from '@/text/matching/passage-index';
import type { LimitsOf } from '@/text/matching/search-corpus';
import type { ArticleRow, CorpusDb, SettingRow } from './corpus-db';
import { PAGES } from './count-pages';
import { CorpusIndex, type StoredOccurrence } from './corpus-index';
import { selectionsOf } from './identity';
import type { KnownOutlets } from './known-outlets';
import { PlainReads } from './plain-reads';
import { type KnownToReader, readOutlets } from './read-outlets';

/** What is looked up, and for whom. */
export interface Question {
  /** The saved article the quotations stand in, so that it does not answer itself; null for loose text. */
  readonly asking: IndexedArticle | null;
  readonly queries: readonly PrintedPassage[];
  /** How much of the corpus may be looked at; what keeps a reader from waiting when left out. */
  readonly limits?: LimitsOf;
}

/** What the corpus knows, all of it of one moment. */
export interface Findings extends KnownToReader {
  /** In the order of the queries. */
  readonly versions: readonly (readonly FoundVersion<StoredOccurrence>[])[];
  readonly others: CorpusSize;
  /** The latest captures of the asking page, of its selections too; none where it is not saved. */
  readonly own: readonly ArticleRow[];
}

/** The highest UTF-16 code unit: behind every text that begins alike. */
const BEHIND_ALL = '\uffff';

/** All keys that begin so. */
function allWith(beginning: string): IDBKeyRange {
  return IDBKeyRange.bound(beginning, beginning + BEHIND_ALL);
}

/** How many pages there are. */
async function readPages(reads: PlainReads): Promise<number> {
  const row: SettingRow | undefined = await reads.one(reads.table('settings').get(PAGES));
  return row?.key === PAGES ? row.value : reads.one(reads.table('articles').index('latestOf').count());
}

/** The captures by which the asking page counts, its selections among them. */
async function readOwn(reads: PlainReads, asking: IndexedArticle | null): Promise<ArticleRow[]> {
  const page = asking?.address ?? null;
  if (page === null) return [];
  const identities = reads.table('articles').index('identity');
  const captures: ArticleRow[][] = await reads.all([
    identities.getAll(page),
    identities.getAll(allWith(selectionsOf(page))),
  ]);
  return captures.flat().filter(({ latestOf }) => latestOf !== null);
}

/** Whether no page of an outlet is saved beside `own`: one more than those is enough to know that others stand there. */
async function hasNoOther(reads: PlainReads, outlet: string, own: number, outlets: KnownOutlets) {
  const index = reads.table('articles').index('latestOf');
  const pages = await reads.all(outlets.membersOf(outlet).map((domain) => index.getAllKeys(domain, own + 1)));
  return pages.flat().length === own;
}

/** What is known of the whole corpus, and how many pages and outlets there are beside the asking page. */
async function readOthers(
  reads: PlainReads,
  asking: IndexedArticle | null,
): Promise<Omit<Findings, 'versions'>> {
  // One round of reads.
  const [pages, known, own] = await Promise.all([
    readPages(reads),
    readOutlets(reads),
    readOwn(reads, asking),
  ]);
  const { size } = known.outlets;
  const outlet = own[0]?.latestOf ?? null;
  if (outlet === null) return { ...known, own, others: { articles: pages, outlets: size } };
  const isOnly = await hasNoOther(reads, outlet, own.length, known.outlets);
  return { ...known, own, others: { articles: pages - own.length, outlets: size - (isOnly ? 1 : 0) } };
}

/**
 * Asks the corpus, in one read transaction: an article saved meanwhile cannot change the answer halfway.
 *
 * @throws what IndexedDB and Dexie throw; `corpusProblem` tells what it means
 */
export async function readAnswers(db: CorpusDb, { asking, queries, limits }: Question): Promise<Findings> {
  const reads = new PlainReads(db);
  // Asked at once with the first lists, it costs no wait of its own.
  const [others, versions] = await Promise.all([
    readOthers(reads, asking),
    findVersions(asking, queries, new CorpusIndex(reads), limits),
  ]);
  return { versions, ...others };
}
