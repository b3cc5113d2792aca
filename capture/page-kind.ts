import type { CaptureReason } from './capture-result';
import type { PageClaims, PageShape, RenderedBlock } from './page-reading';

/**
 * Whether there is an article at all, and what there is instead. A text of two lines can be an article and a front page can have
 * ten thousand words, so length decides nothing: what the page says of itself does, then links, then where they stand.
 * In doubt a page is an article: a list that is saved as one does less harm than an article that is refused. What cannot be
 * read is refused before, in `page/unreadable.ts`.
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
/** Share of the paragraphs before which a headline stands from which they are teasers. */
const MOST_PARTED = 0.66;
/** Paragraphs that make a text of their own, without any word of the page for it. */
const A_TEXT = 3;
/** A page about a video tells what is in it, in no more paragraphs than this. */
const MOST_ABOUT_VIDEO = 3;
/** Share of the window: what takes more is what the reader came for. */
const LARGE = 0.25;

/** Parts of a path, and names in a query, by which sites call their search; short words of the commonest languages. */
const SEARCH_PATHS: ReadonlySet<string> = new Set(
  'search suche suchen recherche buscar busca busqueda pesquisa cerca ricerca zoeken szukaj hledat sok haku arama'.split(
    ' ',
  ),
);
const SEARCH_PARAMETERS = ['q', 'query', 's', 'search', 'keyword', 'keywords', 'suche', 'recherche'] as const;

/** What a page tells about its kind. */
export interface PageSigns {
  /** It calls itself an article: JSON-LD, og:type, a time of publication. */
  readonly saysArticle: boolean;
  /** It calls itself a list of articles. */
  readonly saysList: boolean;
  /** Its address is the site's first page. */
  readonly isHome: boolean;
  /** The browser has not finished loading it. */
  readonly isLoading: boolean;
  /** Where it was read, or the address it gives for itself. */
  readonly address: string | null;
  readonly claims: PageClaims;
  readonly blocks: readonly RenderedBlock[];
  /** Null where nothing is known of it. */
  readonly shape: PageShape | null;
}

/** A paragraph of running text. */
export function isProse(block: RenderedBlock): boolean {
  return block.text.length >= PROSE && block.linked < MOSTLY_LINKS;
}

function isTeaser(block: RenderedBlock): boolean {
  return block.linked > 0.9 && block.text.split(' ').length >= TEASER_WORDS;
}

/** Whether what was found is teasers: links for the most part, or paragraphs with other articles' headlines among them. */
function isList(blocks: readonly RenderedBlock[], shape: PageShape | null): boolean {
  const letters = blocks.reduce((sum, block) => sum + block.text.length, 0);
  const linked =
    blocks.reduce((sum, block) => sum + block.text.length * block.linked, 0) / Math.max(1, letters);
  const prose = blocks.filter(isProse).length;
  const teasers = blocks.filter(isTeaser).length;
  return (
    linked > MOSTLY_LINKS || (teasers > FEW_TEASERS && teasers * 2 >= prose) || isInterleaved(blocks, shape)
  );
}

/**
 * A list whose headlines were left out, so that its teasers look like a text: between most of its paragraphs stands the headline
 * of the next, where an article has a related link here and there, and all other headlines after its end.
 */
function isInterleaved(blocks: readonly RenderedBlock[], shape: PageShape | null): boolean {
  const paragraphs = blocks.filter(isProse).map(({ order }) => order);
  const headings = shape?.linkedHeadings ?? [];
  let at = 0;
  const parted = paragraphs.filter((place) => {
    const before = at;
    while ((headings[at] ?? Number.POSITIVE_INFINITY) < place) at += 1;
    return at > before;
  }).length;
  return parted > FEW_TEASERS && parted >= paragraphs.length * MOST_PARTED;
}

function saysVideo({ metas, data }: PageClaims): boolean {
  const type = metas.find(({ name }) => name === 'og:type')?.content.toLowerCase() ?? '';
  return type.startsWith('video') || data.some((script) => /"VideoObject"/.test(script));
}

function isSearch(address: string | null): boolean {
  if (address === null || !URL.canParse(address)) return false;
  const { pathname, searchParams } = new URL(address);
  const parts = pathname
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '');
  if (parts.length > 2) return false;
  return (
    parts.some((part) => SEARCH_PATHS.has(part)) || SEARCH_PARAMETERS.some((name) => searchParams.has(name))
  );
}

/** Whether the text found is one article. */
function isArticle({ saysArticle, saysList, isHome, address, blocks, shape }: PageSigns): boolean {
  if (!blocks.some((block) => block.text.length >= SENTENCE)) return false;
  const lists = isList(blocks, shape);
  // Some sites give the first page as the address of every article, and small ones print an article on it.
  if (isHome) {
    const prose = blocks.filter(isProse).length;
    const teasers = blocks.filter(isTeaser).length;
    return !lists && !saysList && prose > 0 && (saysArticle || (teasers === 0 && prose >= A_TEXT));
  }
  if (isSearch(address) && !saysArticle && (shape?.linkedHeadings.length ?? 0) > FEW_TEASERS) return false;
  return (saysArticle && !saysList) || !lists;
}

function isVideo({ saysArticle, claims, blocks, shape }: PageSigns): boolean {
  const tells = blocks.filter(isProse).length;
  if (saysArticle || tells > MOST_ABOUT_VIDEO) return false;
  return saysVideo(claims) || (tells < MOST_ABOUT_VIDEO && (shape?.video ?? 0) > LARGE);
}

/** Why a page gives no article; null when it does. */
export function whyNoArticle(signs: PageSigns): CaptureReason | null {
  const { saysList, isHome, isLoading, address, blocks, shape } = signs;
  if (isVideo(signs)) return 'video-page';
  if (isArticle(signs)) return null;
  if (!blocks.some(isProse) && (shape?.foreignFrame ?? 0) > LARGE) return 'framed-article';
  const lists = saysList || isHome || isSearch(address) || isList(blocks, shape);
  if (lists || (shape?.linkedHeadings.length ?? 0) > FEW_TEASERS) return 'list-page';
  return isLoading ? 'still-loading' : 'no-article';
}
