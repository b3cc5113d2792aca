import type { ArticleKey, IndexedArticle, Occurrence, PassageIndex } from '@/text/matching/passage-index';
import { type WeighedWords, weighWords } from '@/text/matching/weigh-words';
import { foldStored } from '@/text/matching/wording';
import type { ArticleRow, CorpusDb, OccurrenceRow } from './corpus-db';
import { pageOf } from './identity';

/** A place where a wording is printed, with the rows it was read from. */
export interface StoredOccurrence extends Occurrence {
  readonly row: OccurrenceRow;
  readonly capture: ArticleRow;
}

/** The corpus as text/matching asks it. Inside a transaction all its reads see one state of the corpus. */
export class CorpusIndex implements PassageIndex<StoredOccurrence> {
  constructor(private readonly db: CorpusDb) {}

  /** See `PassageIndex`. */
  size(): Promise<number> {
    return this.db.passages.count();
  }

  /**
   * See `PassageIndex`. One `getAllKeys` per key, all at once: with 200 keys some 50 ms among 100,000 passages, where
   * `anyOf`, which walks a cursor over all of them, takes ten times as long.
   */
  async idsFor(keys: readonly number[], limit: number): Promise<ReadonlyMap<number, readonly number[]>> {
    const { passages } = this.db;
    const lists = await Promise.all(
      keys.map((key) => passages.where('keys').equals(key).limit(limit).primaryKeys()),
    );
    return new Map(keys.map((key, i) => [key, lists[i] ?? []]));
  }

  /** See `PassageIndex`. */
  async read(ids: readonly number[]): Promise<ReadonlyMap<number, WeighedWords>> {
    const rows = await this.db.passages.bulkGet([...ids]);
    const read = new Map<number, WeighedWords>();
    for (const row of rows) if (row !== undefined) read.set(row.id, weighWords(foldStored(row.words)));
    return read;
  }

  /** See `PassageIndex`. */
  occurrencesOf(ids: readonly number[]): Promise<readonly StoredOccurrence[]> {
    return this.occurrences('passage', ids);
  }

  /** See `PassageIndex`. */
  occurrencesIn(articles: readonly ArticleKey[]): Promise<readonly StoredOccurrence[]> {
    return this.occurrences('article', articles);
  }

  private async occurrences(
    index: 'passage' | 'article',
    values: readonly ArticleKey[],
  ): Promise<StoredOccurrence[]> {
    const { occurrences } = this.db;
    const lists = await Promise.all(values.map((value) => occurrences.where(index).equals(value).toArray()));
    const rows = lists.flat();
    const captures = await this.captures(new Set(rows.map(({ article }) => article)));
    return rows.flatMap((row) => {
      const capture = captures.get(row.article);
      return capture === undefined ? [] : [stored(row, capture)];
    });
  }

  private async captures(ids: ReadonlySet<number>): Promise<Map<number, ArticleRow>> {
    const rows = await this.db.articles.bulkGet([...ids]);
    return new Map(rows.flatMap((row) => (row === undefined ? [] : [[row.id, row]])));
  }
}

function stored(row: OccurrenceRow, capture: ArticleRow): StoredOccurrence {
  const { quotation, standsIn, segments, speaker, passage: wording } = row;
  const { id, identity, publishedAt } = capture;
  const article: IndexedArticle = { id, address: pageOf(identity), publishedAt };
  return { wording, article, passage: { quotation, standsIn, segments, speaker }, row, capture };
}
