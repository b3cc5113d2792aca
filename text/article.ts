/** Where on a page words stand. */
export type Region = 'headline' | 'standfirst' | 'body' | 'blockquote' | 'caption';

/** A run of text: UTF-16 code units into the text it belongs to, half-open. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** One paragraph of an article's text, with the region of the page it was read from. */
export interface Block extends Range {
  readonly region: Region;
}

/** One captured text: what an outlet printed under one address at one time. */
export interface Article {
  /** The address as the reader saw it; null for pasted or loose text. */
  readonly url: string | null;
  /** The address the page gives for itself, tracking parameters folded; null when it gives none. */
  readonly canonicalUrl: string | null;
  /** The outlet's readable name as the page gives it; null when it gives none. */
  readonly outlet: string | null;
  readonly headline: string | null;
  /** Names only: no "By", no roles. */
  readonly authors: readonly string[];
  /** ISO 8601, with the zone the page gives. */
  readonly publishedAt: string | null;
  /** When the page says it was last changed, as `publishedAt`; missing when it does not say. */
  readonly modifiedAt?: string;
  /** The outlet's section, as the page gives it; missing when it gives none. */
  readonly section?: string;
  /** BCP 47. */
  readonly language: string | null;
  /** Paragraphs separated by a blank line; may or may not hold the headline as its first paragraph. */
  readonly text: string;
  /** The paragraphs of `text` in order, without the white space between them. */
  readonly blocks: readonly Block[];
  /** Only the words the reader selected on the page; what they stood in is not known. */
  readonly selection?: true;
  /** The reader's own transcription: all its words are what was said, by its one author where it does not name who speaks. */
  readonly transcription?: true;
  /** The page says that not all of the article is free, and only its beginning was read. */
  readonly truncated?: true;
  /** The article goes on on further pages, which were not read. */
  readonly morePages?: true;
}
