import { articleBlocks, type DroppedBlock } from './article-blocks';
import { articleText } from './article-text';
import type { CaptureResult } from './capture-result';
import { isErrorStatus } from './error-status';
import { inPosts } from './live-text';
import { withLostPosts } from './lost-posts';
import { metadataOf } from './metadata';
import { hasMorePages } from './more-pages';
import { whyNoArticle } from './page-kind';
import type { PageReading, ReadingResult } from './page-reading';
import { isTruncated } from './truncated';

/** What a server answers an error with is shorter, in UTF-16 code units. */
const SHORTEST_ARTICLE = 1_500;

/**
 * An error page may read like a short article, and some servers print articles under a wrong status: what is long, signed or dated
 * is an article all the same.
 */
function unlessErrorPage(result: CaptureResult, httpStatus: number): CaptureResult {
  if (!isErrorStatus(httpStatus)) return result;
  if (result.ok) {
    const { text, publishedAt, authors } = result.article;
    if (text.length >= SHORTEST_ARTICLE || publishedAt !== null || authors.length > 0) return result;
  }
  return { ok: false, reason: 'error-page' };
}

/** The selected words as they were selected: neither headline nor byline nor link among them is left out. */
function selectedArticle(reading: PageReading): CaptureResult {
  const {
    sources,
    paid: _p,
    headlines: _,
    said: _s,
    saysArticle: _a,
    saysList: _l,
    isHome: _h,
    ...metadata
  } = metadataOf(reading);
  const { text, blocks } = articleText(reading.blocks);
  if (text === '') return { ok: false, reason: 'nothing-selected' };
  return { ok: true, article: { ...metadata, text, blocks, selection: true }, sources };
}

/**
 * The article of a page that was read by `page/read-page.ts`, or why there is none. Needs no document: it runs outside the page,
 * where nothing the page does can reach it.
 *
 * @param dropped takes down the paragraphs that were left out of the article, and why; null when nobody asks
 */
export function captureArticle(read: ReadingResult, dropped: DroppedBlock[] | null = null): CaptureResult {
  if (!read.ok) return read;
  const { reading } = read;
  if (reading.selection === true) return selectedArticle(reading);
  const { sources, paid, headlines, said, saysArticle, saysList, isHome, ...metadata } = metadataOf(reading);
  const address = reading.address ?? metadata.canonicalUrl;
  const posts = reading.posts ?? [];
  const frame = { ...said, headlines, authors: metadata.authors, isLive: posts.length > 0 };
  const parted = withLostPosts({ kept: reading.blocks, beside: reading.beside ?? [] }, posts);
  const { text, blocks } = articleText(inPosts(articleBlocks(parted, frame, dropped), posts));
  const { claims, links, isLoading = false, shape = null } = reading;
  const says = { saysArticle, saysList, isHome, isLoading };
  const why = whyNoArticle({ ...says, address, claims, blocks: reading.blocks, shape });
  const morePages = links !== undefined && hasMorePages(links, address);
  const truncated = isTruncated(paid, text);
  const result: CaptureResult =
    text !== '' && why === null
      ? {
          ok: true,
          article: {
            ...metadata,
            text,
            blocks,
            ...(truncated && { truncated: true as const }),
            ...(morePages && { morePages }),
          },
          sources: truncated && paid !== null ? { ...sources, truncated: paid.source } : sources,
        }
      : { ok: false, reason: why ?? 'no-article' };
  return unlessErrorPage(result, reading.httpStatus);
}
