import type { Region } from '@/text/article';
import type { CaptureReason } from './capture-result';

/**
 * @file What crosses from a page to the extension: plain JSON, made by `capture/page/` inside the page, checked by
 * `messaging/validate-reading.ts`, judged by the rest of `capture/` outside it. Page text is hostile: nothing here is cleaned.
 */

/** Where in the page a paragraph stands: what tells whether it belongs to the article. */
export interface BlockStanding {
  readonly kind: 'text' | 'heading' | 'item' | 'cell';
  /** Places of the elements round it that stand apart from other text, outermost first; its own is the last. */
  readonly path: readonly number[];
  /** Tag, class and id of the innermost of these, lower case, innermost first. */
  readonly names: readonly string[];
  /** Place of the element round it that says it is the article; null where none does. */
  readonly article: number | null;
}

/** One paragraph as it is read off the page. */
export interface RenderedBlock {
  readonly text: string;
  readonly region: Region;
  /** Place of its element among the document's elements. */
  readonly order: number;
  /** Share of its letters that stand in links, 0 to 1. */
  readonly linked: number;
  /** Not known of selected words. */
  readonly standing?: BlockStanding;
}

/** One `<meta>`, under each name it bears: `property`, `name`, `itemprop` or `http-equiv`, lower case. */
export interface StatedMeta {
  readonly name: string;
  readonly content: string;
}

/** What the page tells machines; null or [] where it is silent. */
export interface PageClaims {
  /** `<title>` */
  readonly title: string | null;
  /** `lang` of the document. */
  readonly language: string | null;
  /** `<base href>` */
  readonly base: string | null;
  /** `<link rel=canonical>` */
  readonly canonical: string | null;
  readonly metas: readonly StatedMeta[];
  /** Scripts of JSON-LD, as written. */
  readonly data: readonly string[];
}

/** A line the page prints, or says of its own article in the text (microdata). */
export interface PrintedLine {
  /** One space between words. */
  readonly words: string;
  /** Place of its element among the document's elements, as of `RenderedBlock`. */
  readonly order: number;
}

/** How sure it is that an element names the author: said by markup; a link inside an element named so; named so. */
export type BylineSign = 'marked' | 'linked' | 'named';

/** Where a byline may be printed. */
export interface PrintedByline extends PrintedLine {
  readonly sign: BylineSign;
}

/** Where a time may be printed. */
export interface PrintedTime extends PrintedLine {
  /** The time for machines, in whatever form. */
  readonly stated: string | null;
}

/** What the page prints round its text, in the order of the document. */
export interface PagePrint {
  /** Top headings, and what is marked as the headline. */
  readonly headings: readonly PrintedLine[];
  readonly bylines: readonly PrintedByline[];
  readonly times: readonly PrintedTime[];
}

/** Where a page stands and how it came there; null where that is not known. */
export interface PagePlace {
  /** Where it was read, as the reader sees it; null for a file. */
  readonly address: string | null;
  /** Where its document was loaded from: an app may have gone on to another page since. */
  readonly loaded: string | null;
  /** What the server answered with; 0 where the browser does not tell. */
  readonly httpStatus: number;
  /** The browser has not finished loading it. */
  readonly isLoading?: true;
}

/** Links and counters that may belong to an article printed on several pages; addresses as written. */
export interface PageLinks {
  /** `rel=next` */
  readonly next: readonly string[];
  /** Of links whose words are a number. */
  readonly numbered: readonly string[];
  /** "Page 1 of 3" */
  readonly counters: readonly string[];
}

/** One post of a live blog. */
export interface LivePost {
  /** Places of its first and last element, as of `RenderedBlock`. */
  readonly first: number;
  readonly last: number;
  /** As printed. */
  readonly time: string;
  /** The time for machines, in whatever form. */
  readonly stated: string | null;
  /** The reader has selected something in it. */
  readonly selected?: true;
}

/** What the whole page looks like. Shares are of the reader's window, 0 to 1, and 0 where nothing is laid out (a file). */
export interface PageShape {
  /** Places of the headings below the top one that lead to other pages, as of `RenderedBlock`. */
  readonly linkedHeadings: readonly number[];
  /** What the largest video takes. */
  readonly video: number;
  /** What the largest frame takes that shows another site, whose words cannot be read. */
  readonly foreignFrame: number;
}

/** Everything the extension takes from a page. */
export interface PageReading extends PagePlace {
  readonly claims: PageClaims;
  readonly print: PagePrint;
  readonly blocks: readonly RenderedBlock[];
  /** The page's other paragraphs, among them what was taken for decoration; left out where only selected words are read. */
  readonly beside?: readonly RenderedBlock[];
  /** These are left out where only selected words are read. */
  readonly posts?: readonly LivePost[];
  readonly links?: PageLinks;
  readonly shape?: PageShape;
  /** Hosts of frames of other sites, whose words cannot be read; one for each frame, of a crowd the first. */
  readonly foreignFrames?: readonly string[];
  /** The blocks are the words the reader selected, whatever they stand in. */
  readonly selection?: true;
}

/** What the capture script returns to `executeScript`: plain JSON, never a throw. */
export type ReadingResult =
  | { readonly ok: true; readonly reading: PageReading }
  | { readonly ok: false; readonly reason: CaptureReason };
