import type { CaptureReason } from './capture-result';
import type { RenderedBlock } from './rendered-text';

/**
 * Whether there is an article at all. The first judgement needs only the document and keeps huge pages from
 * hanging the reader's tab; the second needs the text found. A text of two lines can be an article and a front
 * page can have ten thousand words, so length decides nothing: what the page says of itself does, then links.
 */

/** Readability walks every element several times: beyond this the page would stand still for seconds. */
const MAX_ELEMENTS = 60_000;
/** Readability turns line breaks into paragraphs one by one, each among all its siblings. */
const MAX_LINE_BREAKS = 15_000;
/** UTF-16 code units of text, scripts included; a long read has 100,000. */
const MAX_TEXT = 12_000_000;
/** News pages nest some fifty deep; browsers stop at 512, other parsers never, and each level costs a walk through all below. */
const MAX_DEPTH = 256;

/** More of the found words in links than this: a list of other articles. */
const MOSTLY_LINKS = 0.5;
/** Letters of a paragraph that tells something, rather than a label or a heading. */
const PROSE = 100;
/** Signs of the shortest sentence; a page without one has only labels. */
const SENTENCE = 20;
/** Words of a paragraph that is one link from which it is the headline of another article. */
const TEASER_WORDS = 4;
/** Two or three related articles are shown by many articles; more of them are a list. */
const FEW_TEASERS = 3;
/** Paragraphs that make a text of their own, without any word of the page for it. */
const A_TEXT = 3;

function depthExceeds(root: Element, limit: number): boolean {
  let depth = 0;
  let node: Element | null = root;
  while (node !== null) {
    if (node.firstElementChild !== null) {
      node = node.firstElementChild;
      if (++depth > limit) return true;
      continue;
    }
    while (node !== null && node !== root && node.nextElementSibling === null) {
      node = node.parentElement;
      depth--;
    }
    node = node === null || node === root ? null : node.nextElementSibling;
  }
  return false;
}

/** Why this document need not even be read; null when it should be. */
export function unreadable(document: Document): CaptureReason | null {
  if (!/^(?:text\/html|application\/xhtml\+xml)$/.test(document.contentType)) return 'not-html';
  const root = document.documentElement;
  if (root === null || document.body === null) return 'blank-page';
  if (document.getElementsByTagName('*').length > MAX_ELEMENTS || depthExceeds(root, MAX_DEPTH))
    return 'page-too-large';
  if (document.getElementsByTagName('br').length > MAX_LINE_BREAKS) return 'page-too-large';
  const length = (root.textContent ?? '').length;
  if (length > MAX_TEXT) return 'page-too-large';
  return length === 0 || (document.body.textContent ?? '').trim() === '' ? 'blank-page' : null;
}

/** What a page tells about its kind. */
export interface PageSigns {
  /** It calls itself an article: JSON-LD, og:type, a time of publication. */
  readonly saysArticle: boolean;
  /** It calls itself a list of articles. */
  readonly saysList: boolean;
  /** Its address is the site's first page. */
  readonly isHome: boolean;
  readonly blocks: readonly RenderedBlock[];
}

/** A paragraph of running text. */
export function isProse(block: RenderedBlock): boolean {
  return block.text.length >= PROSE && block.linked < MOSTLY_LINKS;
}

function isTeaser(block: RenderedBlock): boolean {
  return block.linked > 0.9 && block.text.split(' ').length >= TEASER_WORDS;
}

/** Whether the text found is one article, rather than a front page, a section page or a list of results. */
export function isArticle({ saysArticle, saysList, isHome, blocks }: PageSigns): boolean {
  const letters = blocks.reduce((sum, block) => sum + block.text.length, 0);
  if (!blocks.some((block) => block.text.length >= SENTENCE)) return false;
  const linked = blocks.reduce((sum, block) => sum + block.text.length * block.linked, 0) / letters;
  const prose = blocks.filter(isProse).length;
  const teasers = blocks.filter(isTeaser).length;
  const lists = linked > MOSTLY_LINKS || (teasers > FEW_TEASERS && teasers * 2 >= prose);
  // Some sites give the first page as the address of every article, and small ones print an article on it.
  if (isHome) return !lists && !saysList && prose > 0 && (saysArticle || (teasers === 0 && prose >= A_TEXT));
  return (saysArticle && !saysList) || !lists;
}
