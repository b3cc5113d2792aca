import type { CorpusSize } from '@/text/answer';
import { type FoundVersion, findVersions } from '@/text/matching/find-versions';
import type { PrintedPassage } from '@/text/matching/passage';
import type { IndexedArticle } from '@/text/matching/passage-index';
import type { CorpusDb, OutletRow } from './corpus-db';
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

/** Under which outlet the asking page was counted when it was first saved. */
async function ownOutlet(db: CorpusDb, asking: IndexedArticle | null): Promise<string | null> {
  if (asking === null) return null;
  const first = await db.articles
    .where('identity')
    .equals(asking.address ?? '')
    .first();
  return first?.outlet ?? null;
}

/** Articles and outlets without one page of the outlet `own`. */
function sizeWithout(own: string | null, outlets: readonly OutletRow[]): CorpusSize {
  const counts = outlets.map(({ domain, pages }) => (domain === own ? pages - 1 : pages));
  return {
    articles: counts.reduce((sum, pages) => sum + pages, 0),
    outlets: counts.filter((pages) => pages > 0).length,
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
      others: sizeWithout(await ownOutlet(db, asking), outlets),
      outletNames: new Map(outlets.map(({ domain, name }) => [domain, name])),
    };
  });
}
