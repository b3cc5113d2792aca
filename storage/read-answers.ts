import type { CorpusSize } from '@/text/answer';
import { type FoundVersion, findVersions } from '@/text/matching/find-versions';
import type { PrintedPassage } from '@/text/matching/passage';
import type { IndexedArticle } from '@/text/matching/passage-index';
import type { SearchLimits } from '@/text/matching/search-corpus';
import type { ArticleRow, CorpusDb, OutletRow } from './corpus-db';
import { CorpusIndex, type StoredOccurrence } from './corpus-index';
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

/** The outlet under which the asking page counts; null when it is not saved. */
async function ownOutlet(reads: PlainReads, asking: IndexedArticle | null): Promise<string | null> {
  if (asking === null) return null;
  const ofPage = reads.table('articles').index('identity');
  const captures: ArticleRow[] = await reads.one(ofPage.getAll(asking.address ?? ''));
  return captures.find(({ latestOf }) => latestOf !== null)?.latestOf ?? null;
}

/** Pages and outlets without the asking page. */
async function sizeWithout(
  reads: PlainReads,
  asking: IndexedArticle | null,
  outlets: number,
): Promise<CorpusSize> {
  const pages = reads.table('articles').index('latestOf');
  const articles = await reads.one(pages.count());
  const own = await ownOutlet(reads, asking);
  if (own === null) return { articles, outlets };
  const ofOwn = await reads.one(pages.count(own));
  return { articles: articles - 1, outlets: outlets - (ofOwn === 1 ? 1 : 0) };
}

/**
 * Asks the corpus, in one read transaction: an article saved meanwhile cannot change the answer halfway.
 *
 * @throws what IndexedDB and Dexie throw; `corpusProblem` tells what it means
 */
export async function readAnswers(db: CorpusDb, { asking, queries, limits }: Question): Promise<Findings> {
  const reads = new PlainReads(db);
  const versions = await findVersions(asking, queries, new CorpusIndex(reads), limits);
  const outlets: OutletRow[] = await reads.one(reads.table('outlets').getAll());
  return {
    versions,
    others: await sizeWithout(reads, asking, outlets.length),
    outletNames: new Map(outlets.map(({ domain, name }) => [domain, name])),
  };
}
