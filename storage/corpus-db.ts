import Dexie, { type EntityTable, type Table } from 'dexie';
import type { Block, Range } from '@/text/article';
import type { BasisEvidence } from '@/text/comparison/basis-evidence';
import type { ReaderMark } from '@/text/reader-mark';
import type { SavedRow } from '@/text/saved/saved-row';
import type { SavedEvidence } from '@/text/saved-comparison';
import { VERSION_1, VERSION_2, VERSION_3, VERSION_4 } from './versions';

/** One capture of an article, without its text: what lists and versions show. */
export interface ArticleRow {
  readonly id: number;
  /**
   * What makes two captures one page: its address, or `words:…` for a text without one. Captures that share it
   * are revisions of one another.
   */
  readonly identity: string;
  /** Hash of headline and text; equal words can be told without reading the text. */
  readonly words: string;
  /** `OutletRow.domain`. */
  readonly outlet: string;
  /** The name the outlet had on this page. */
  readonly outletName: string;
  /** http(s) or null, as the reader saw it. */
  readonly url: string | null;
  readonly canonicalUrl: string | null;
  readonly headline: string | null;
  readonly authors: readonly string[];
  /** ISO 8601, as the page gives it. */
  readonly publishedAt: string | null;
  /** Likewise; missing when the page does not say. */
  readonly modifiedAt?: string;
  /** The outlet's section, as the page gives it. */
  readonly section?: string;
  /** When these words were first captured: UTC as `Date.toISOString` writes it, by this device's clock. */
  readonly capturedAt: string;
  /** When the page was last seen with these words, likewise. A page that goes back to earlier words is seen with them again. */
  readonly lastSeenAt: string;
  /**
   * `outlet` on the latest capture of its page, null on the others. Null is not indexed: the entries of this index are
   * the pages of the corpus, by outlet.
   */
  readonly latestOf: string | null;
  readonly language: string | null;
  /** Only words the reader selected on the page. */
  readonly selection?: true;
  /** The reader's own transcription (`Article.transcription`). */
  readonly transcription?: true;
  /** Only the beginning could be read. */
  readonly truncated?: true;
  /** The article went on on further pages. */
  readonly morePages?: true;
  /** The news agency it credits its text to (`agencyCredit`). */
  readonly agency?: string;
  /**
   * Short names of the wordings it prints, lowest first, by which copies of one story are told without another read
   * (story-sketch.ts). Missing until the article is indexed by a release that makes them.
   */
  readonly sketch?: readonly number[];
}

/** The text of a capture, apart from its article so that lists and comparisons need not read it. */
export interface TextRow {
  /** `ArticleRow.id`. */
  readonly article: number;
  /** The outlet's name as the page gave it: with the row of the article, all of the captured article. */
  readonly outletAsGiven: string | null;
  readonly text: string;
  readonly blocks: readonly Block[];
}

/** One distinct wording, however often it is printed. */
export interface PassageRow {
  readonly id: number;
  /** Hash of the folded words. */
  readonly wording: string;
  /** The folded words, as text/matching stores them. */
  readonly words: string;
}

/** One place where a wording is printed. */
export interface OccurrenceRow {
  readonly id: number;
  readonly passage: number;
  readonly article: number;
  /** The quotation's id within its article; null for narration. */
  readonly quotation: string | null;
  readonly standsIn: 'text' | 'headline';
  readonly speaker: string | null;
  /** What is printed there, from the first segment to the last. */
  readonly printed: string;
  /** UTF-16 code units into `printed`, half-open. */
  readonly segments: readonly Range[];
  /** What the article says round it of where the words come from; missing when nothing, and of narration. */
  readonly evidence?: BasisEvidence;
}

/** An outlet with articles in the corpus. */
export interface OutletRow {
  readonly domain: string;
  /** To be read: the name the first page gave that gave one, else the domain. */
  readonly name: string;
}

/** Something the reader said about texts, as it is exported, with the pages it is about. */
export interface MarkRow extends ReaderMark {
  readonly pages: readonly string[];
}

/** A saved comparison as lists show it. */
export interface ComparisonRow extends SavedRow {
  /** UTC; when the reader took it away, for as long as they can have it back. Missing else, so that the index holds those alone. */
  readonly removedAt?: string;
}

/** What the corpus knows about itself; one row per key. */
export type SettingRow =
  | { readonly key: 'index'; readonly value: IndexState }
  /** How many pages there are, each with one capture or more. */
  | { readonly key: 'pages'; readonly value: number };

/** How the passages were indexed. */
export interface IndexState {
  /** The scheme of text/matching whose keys are stored. */
  readonly scheme: number;
  /** The rules of text/quotations that found the quotations and speakers. */
  readonly rules: number;
  /** What is written of a passage and its article (`ROW_SCHEME`); missing of older releases. */
  readonly rows?: number;
  /** All articles up to this id are indexed under both; null when all are. */
  readonly rebuiltTo: number | null;
}

/** The corpus as it is opened. */
export class CorpusDb extends Dexie {
  readonly articles: EntityTable<ArticleRow, 'id'>;
  readonly texts: EntityTable<TextRow, 'article'>;
  readonly passages: EntityTable<PassageRow, 'id'>;
  /** Rows that hold nothing, named by `posting`. */
  readonly postings: Table<0, number>;
  readonly occurrences: EntityTable<OccurrenceRow, 'id'>;
  readonly outlets: EntityTable<OutletRow, 'domain'>;
  readonly settings: EntityTable<SettingRow, 'key'>;
  readonly marks: EntityTable<MarkRow, 'id'>;
  readonly comparisons: EntityTable<ComparisonRow, 'id'>;
  /** By the same id as its comparison. */
  readonly evidence: EntityTable<SavedEvidence, 'id'>;

  constructor(name: string) {
    // Nothing observes the tables from here, and the cache for observers answers from memory what may be gone.
    super(name, { cache: 'disabled' });
    this.version(1).stores(VERSION_1);
    // Only a table is added: no row of version 1 changes.
    this.version(2).stores(VERSION_2);
    // Likewise.
    this.version(3).stores(VERSION_3);
    // Rows stay as they are: `refreshIndex` makes the new table from the articles, a little at each wake.
    this.version(4).stores(VERSION_4);
    this.articles = this.table('articles');
    this.texts = this.table('texts');
    this.passages = this.table('passages');
    this.postings = this.table('postings');
    this.occurrences = this.table('occurrences');
    this.outlets = this.table('outlets');
    this.settings = this.table('settings');
    this.marks = this.table('marks');
    this.comparisons = this.table('comparisons');
    this.evidence = this.table('evidence');
  }
}
