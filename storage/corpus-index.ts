import type { ArticleKey, IndexedArticle, Occurrence, PassageIndex } from '@/text/matching/passage-index';
import { foldWords } from '@/text/matching/fold-words';
import { type WeighedWords, weighWords } from '@/text/matching/weigh-words';
import { foldStored } from '@/text/matching/wording';
import type { ArticleRow, OccurrenceRow, PassageRow } from './corpus-db';
import { pageOf } from './identity';
import type { PlainReads } from './plain-reads';
import { postingsOf, wordingIn } from './postings';

/** A place where a wording is printed, with the rows it was read from. */
export interface StoredOccurrence extends Occurrence {
  readonly row: OccurrenceRow;
  readonly capture: ArticleRow;
}

/** Occurrences read at once of an article. An article's quotations are written before its narration, and few have more. */
const QUOTED_AT_FIRST = 24;

/** Whether more quotations may follow. */
function isAllQuoted(rows: readonly OccurrenceRow[]): boolean {
  const last = rows[QUOTED_AT_FIRST - 1];
  return last !== undefined && last.quotation !== null;
}

/** The corpus as text/matching asks it, for one question: all its reads see one state of the corpus, and none is made twice. */
export class CorpusIndex implements PassageIndex<StoredOccurrence> {
  private readonly words = new Map<number, WeighedWords>();
  private readonly printings = new Map<number, OccurrenceRow>();
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
    const postings = this.reads.table('postings');
    const lists = await this.reads.all(keys.map((key) => postings.getAllKeys(postingsOf(key), limit)));
    return new Map(keys.map((key, i) => [key, (lists[i] ?? []).map((entry) => wordingIn(Number(entry)))]));
  }

  /** See `PassageIndex`. */
  async read(ids: readonly number[]): Promise<ReadonlyMap<number, WeighedWords>> {
    const passages = this.reads.table('passages');
    for (const id of ids) this.foldPrinted(id);
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

  /** The words of a wording whose printing was read already: a row costs a place on the disk, folding some microseconds. */
  private foldPrinted(id: number): void {
    const row = this.printings.get(id);
    const language = row && this.captures.get(row.article)?.language;
    if (row === undefined || language === undefined || this.words.has(id)) return;
    this.words.set(id, weighWords(foldWords(row.printed, row.segments, language)));
  }

  /** See `PassageIndex`. */
  async occurrencesOf(ids: readonly number[]): Promise<readonly StoredOccurrence[]> {
    const index = this.reads.table('occurrences').index('passage');
    const lists: OccurrenceRow[][] = await this.reads.all(ids.map((id) => index.getAll(id)));
    return this.stored(lists.flat());
  }

  /** See `PassageIndex`. Of narration only what lies on the way. */
  async occurrencesIn(articles: readonly ArticleKey[]): Promise<readonly StoredOccurrence[]> {
    const first = await this.reads.all(articles.map((id) => this.byArticle.getAll(id, QUOTED_AT_FIRST)));
    const longer = articles.filter((_, i) => isAllQuoted(first[i] ?? []));
    const whole = await this.reads.all(longer.map((id) => this.byArticle.getAll(id)));
    return this.stored([...first.filter((rows) => !isAllQuoted(rows)), ...whole].flat());
  }

  private get byArticle(): IDBIndex {
    return this.reads.table('occurrences').index('article');
  }

  private async stored(rows: readonly OccurrenceRow[]): Promise<StoredOccurrence[]> {
    await this.readCaptures(rows);
    for (const row of rows) this.printings.set(row.passage, row);
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
