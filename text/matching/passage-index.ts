import type { Passage } from './passage';
import type { WeighedWords } from './weigh-words';

/** Names an article within an index: a database key, or the id of a batch line. */
export type ArticleKey = number | string;

/** What matching has to know of an article. */
export interface IndexedArticle {
  readonly id: ArticleKey;
  /**
   * Equal and not null = captures of one address by one outlet: revisions, which are never versions of each
   * other. Null when outlet or address is unknown, which says nothing.
   */
  readonly address: string | null;
  /** ISO 8601; null when the page gives none. */
  readonly publishedAt: string | null;
  /** Words a reader asks for, which stand on no page that was read; `address` then is where they were selected. */
  readonly loose?: true;
}

/** One place where a wording is printed. */
export interface Occurrence {
  /** The id of the wording in the index. */
  readonly wording: number;
  readonly article: IndexedArticle;
  readonly passage: Passage;
}

/**
 * Passages that can be asked for by their keys. Every distinct wording (`wordingOf`) is kept once, with its
 * stored keys (`storedKeys`) and its words (`storeWords`); the places where it is printed lie beside it.
 * Each method is called once or twice per article with everything that article wants to know, so that a database
 * can answer each call in one transaction. `Found` may carry more than matching needs; it comes back as it is.
 */
export interface PassageIndex<Found extends Occurrence = Occurrence> {
  /** How many distinct wordings there are. */
  size(): Promise<number>;
  /**
   * The first `limit` wordings, lowest id first, stored under each key. A key nobody stored may be missing
   * from the map or have an empty list.
   */
  idsFor(keys: readonly number[], limit: number): Promise<ReadonlyMap<number, readonly number[]>>;
  /** The words of wordings: `weighWords(foldStored(row.words))`. Unknown ids are missing from the map. */
  read(ids: readonly number[]): Promise<ReadonlyMap<number, WeighedWords>>;
  /** Where these wordings are printed, in any order. */
  occurrencesOf(ids: readonly number[]): Promise<readonly Found[]>;
  /** Everything these articles quote, in any order; of their narration as much as the index likes. */
  occurrencesIn(articles: readonly ArticleKey[]): Promise<readonly Found[]>;
}
