import type { CorpusSize } from '@/text/answer';
import { type FoundVersion, findVersions } from '@/text/matching/find-versions';
import type { PrintedPassage } from '@/text/matching/passage';
import type { IndexedArticle } from '@/text/matching/passage-index';
import type { SearchLimits } from '@/text/matching/search-corpus';
import type { ArticleRow, CorpusDb, OutletRow } from './corpus-db';
import { CorpusIndex, type StoredOccurrence } from './corpus-index';
import { selectionsOf } from './identity';
import { PlainReads } from './plain-reads';

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
}

/** The highest UTF-16 code unit: behind every text that begins alike. */
const BEHIND_ALL = '\uffff';

/** All keys that begin so. */
function allWith(beginning: string): IDBKeyRange {
  return IDBKeyRange.bound(beginning, beginning + BEHIND_ALL);
}

/**
 * What is known of the whole corpus: its pages, its outlets, and the captures by which the asking page counts, its
 * selections among them. One round of reads.
 */
async function readWhole(reads: PlainReads, asking: IndexedArticle | null) {
  const articles = reads.table('articles');
  const pages = reads.all([articles.index('latestOf').count()]);
  const outlets: Promise<OutletRow[][]> = reads.all([reads.table('outlets').getAll()]);
  const page = asking?.address ?? null;
  const captures: Promise<ArticleRow[][]> = reads.all(
    page === null
      ? []
      : [page, allWith(selectionsOf(page))].map((key) => articles.index('identity').getAll(key)),
  );
  return {
    pages: (await pages)[0] ?? 0,
    outlets: (await outlets)[0] ?? [],
    own: (await captures).flat().filter(({ latestOf }) => latestOf !== null),
  };
}

/** Pages and outlets without the asking page. */
async function sizeWithout(
  reads: PlainReads,
  { pages, outlets, own }: Awaited<ReturnType<typeof readWhole>>,
): Promise<CorpusSize> {
  const outlet = own[0]?.latestOf ?? null;
  if (outlet === null) return { articles: pages, outlets: outlets.length };
  const ofOutlet = await reads.one(reads.table('articles').index('latestOf').count(outlet));
  return { articles: pages - own.length, outlets: outlets.length - (ofOutlet === own.length ? 1 : 0) };
}

/**
 * Asks the corpus, in one read transaction: an article saved meanwhile cannot change the answer halfway.
 *
 * @throws what IndexedDB and Dexie throw; `corpusProblem` tells what it means
 */
export async function readAnswers(db: CorpusDb, { asking, queries, limits }: Question): Promise<Findings> {
  const reads = new PlainReads(db);
  const versions = await findVersions(asking, queries, new CorpusIndex(reads), limits);
  const whole = await readWhole(reads, asking);
  return {
    versions,
    others: await sizeWithout(reads, whole),
    outletNames: new Map(whole.outlets.map(({ domain, name }) => [domain, name])),
  };
}
