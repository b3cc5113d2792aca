import type { ArticleKey, IndexedArticle, Occurrence, PassageIndex } from '@/text/matching/passage-index';
import { type WeighedWords, weighWords } from '@/text/matching/weigh-words';
import { foldStored } from '@/text/matching/wording';
import type { ArticleRow, OccurrenceRow, PassageRow } from './corpus-db';
import { pageOf } from './identity';
import type { PlainReads } from './plain-reads';

/** A place where a wording is printed, with the rows it was read from. */
export interface StoredOccurrence extends Occurrence {
  readonly row: OccurrenceRow;
  readonly capture: ArticleRow;
}

/** The corpus as text/matching asks it, for one question: all its reads see one state of the corpus, and none is made twice. */
export class CorpusIndex implements PassageIndex<StoredOccurrence> {
  private readonly words = new Map<number, WeighedWords>();
  private readonly captures = new Map<number, ArticleRow>();

  constructor(private readonly reads: PlainReads) {}

  /**
   * See `PassageIndex`. The highest id, and so too high by the wordings that were deleted, which moves no score by as much as a tenth
   * of a bit: counting takes as long as reading every key of the table.
   */
  async size(): Promise<number> {
    const last = await this.reads.one(this.reads.table('passages').openKeyCursor(null, 'prev'));
    return Number(last?.primaryKey ?? 0);
  }

  /** See `PassageIndex`. One `getAllKeys` per key, all at once: a cursor over all of them takes ten times as long. */
  async idsFor(keys: readonly number[], limit: number): Promise<ReadonlyMap<number, readonly number[]>> {
    const index = this.reads.table('passages').index('keys');
    const lists = await this.reads.all(keys.map((key) => index.getAllKeys(key, limit)));
    return new Map(keys.map((key, i) => [key, (lists[i] ?? []).map(Number)]));
  }

  /** See `PassageIndex`. */
  async read(ids: readonly number[]): Promise<ReadonlyMap<number, WeighedWords>> {
    const passages = this.reads.table('passages');
    const fresh = ids.filter((id) => !this.words.has(id));
    const rows: (PassageRow | undefined)[] = await this.reads.all(fresh.map((id) => passages.get(id)));
    for (const row of rows) if (row !== undefined) this.words.set(row.id, weighWords(foldStored(row.words)));
    const read = new Map<number, WeighedWords>();
    for (const id of ids) {
      const words = this.words.get(id);
      if (words !== undefined) read.set(id, words);
    }
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
    name: 'passage' | 'article',
    values: readonly ArticleKey[],
  ): Promise<StoredOccurrence[]> {
    const index = this.reads.table('occurrences').index(name);
    const lists: OccurrenceRow[][] = await this.reads.all(values.map((value) => index.getAll(value)));
    const rows = lists.flat();
    await this.readCaptures(rows);
    return rows.flatMap((row) => {
      const capture = this.captures.get(row.article);
      return capture === undefined ? [] : [stored(row, capture)];
    });
  }

  private async readCaptures(rows: readonly OccurrenceRow[]): Promise<void> {
    const articles = this.reads.table('articles');
    const ids = new Set(rows.map(({ article }) => article));
    const fresh = [...ids].filter((id) => !this.captures.has(id));
    const found: (ArticleRow | undefined)[] = await this.reads.all(fresh.map((id) => articles.get(id)));
    for (const row of found) if (row !== undefined) this.captures.set(row.id, row);
  }
}

function stored(row: OccurrenceRow, capture: ArticleRow): StoredOccurrence {
  const { quotation, standsIn, segments, speaker, passage: wording } = row;
  const { id, identity, publishedAt } = capture;
  const article: IndexedArticle = { id, address: pageOf(identity), publishedAt };
  return { wording, article, passage: { quotation, standsIn, segments, speaker }, row, capture };
}
