import type { CorpusSize } from '@/text/answer';
import { type FoundVersion, findVersions } from '@/text/matching/find-versions';
import type { PrintedPassage } from '@/text/matching/passage';
import type { IndexedArticle } from '@/text/matching/passage-index';
import { capturesOfPage } from './captures-of-page';
import type { ArticleRow, CorpusDb } from './corpus-db';
import { CorpusIndex, type StoredOccurrence } from './corpus-index';

/** What is looked up, and for whom. */
export interface Question {
  /** The saved article the quotations stand in, so that it does not answer itself; null for loose text. */
  readonly asking: IndexedArticle | null;
  readonly queries: readonly PrintedPassage[];
}

/** What the corpus knows, all of it of one moment. */
export interface Findings {
  /** In the order of the queries. */
  readonly versions: readonly (readonly FoundVersion<StoredOccurrence>[])[];
  readonly others: CorpusSize;
  /** Readable names by `OutletRow.domain`. */
  readonly outletNames: ReadonlyMap<string, string>;
}

/** The captures by which the asking page counts, its selections among them; none when it is not saved. */
async function ownCaptures(db: CorpusDb, asking: IndexedArticle | null): Promise<ArticleRow[]> {
  const page = asking?.address ?? null;
  if (page === null) return [];
  const captures = await capturesOfPage(db, page);
  return captures.filter(({ latestOf }) => latestOf !== null);
}

/** Pages and outlets without the asking page. */
async function sizeWithout(db: CorpusDb, asking: IndexedArticle | null): Promise<CorpusSize> {
  const pages = db.articles.orderBy('latestOf');
  const [articles, outlets, own] = await Promise.all([
    pages.count(),
    pages.clone().uniqueKeys(),
    ownCaptures(db, asking),
  ]);
  const [outlet] = own.map(({ latestOf }) => latestOf);
  if (outlet === undefined || outlet === null) return { articles, outlets: outlets.length };
  const ofOutlet = await db.articles.where('latestOf').equals(outlet).count();
  return {
    articles: articles - own.length,
    outlets: outlets.length - (ofOutlet === own.length ? 1 : 0),
  };
}

/** Asks the corpus, in one read transaction: an article saved meanwhile cannot change the answer halfway. */
export function readAnswers(db: CorpusDb, { asking, queries }: Question): Promise<Findings> {
  const tables = [db.articles, db.passages, db.occurrences, db.outlets];
  return db.transaction('r', tables, async () => {
    const versions = await findVersions(asking, queries, new CorpusIndex(db));
    const outlets = await db.outlets.toArray();
    return {
      versions,
      others: await sizeWithout(db, asking),
      outletNames: new Map(outlets.map(({ domain, name }) => [domain, name])),
    };
  });
}
