import type { RenderedBlock } from './page-reading';

/**
 * Whether there is an article at all. A text of two lines can be an article and a front page can have ten thousand words, so
 * length decides nothing: what the page says of itself does, then links. What cannot be read is refused before, in
 * `page/unreadable.ts`.
 */

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
