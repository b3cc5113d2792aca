import { articleText } from './article-text';
import type { CaptureResult } from './capture-result';
import { withDroppedPassages } from './dropped-passages';
import { mainContent } from './main-content';
import { metadataOf } from './metadata';
import { isArticle, unreadable } from './page-kind';
import { readableCopy } from './readable-copy';
import { type RenderedBlock, renderedBlocks } from './rendered-text';
import { soundText } from './sound-text';

/** Headings that are links lead to other articles. */
const TEASERS = 'h2 a[href], h3 a[href], a[href] h2, a[href] h3';

function isHomeAddress(address: string | null): boolean {
  if (address === null) return false;
  try {
    return /^\/(?:index\.\w{2,5})?$/.test(new URL(address).pathname);
  } catch {
    return false;
  }
}

function readBlocks(document: Document): RenderedBlock[] {
  const { copy } = readableCopy(document);
  // Readability takes its document apart, and what it drops is looked for afterwards: two copies.
  const content = mainContent(copy.cloneNode(true) as Document);
  return content === null ? [] : withDroppedPassages(renderedBlocks(content), copy);
}

/**
 * Reads the article off a page. Pure: the document is not changed, nothing is stored, no browser is asked.
 *
 * @param address where the page was read, as the reader sees it; empty for a file
 */
export function captureArticle(document: Document, address: string): CaptureResult {
  const reason = unreadable(document);
  if (reason !== null) return { ok: false, reason };
  const { headlines, saysArticle, saysList, ...metadata } = metadataOf(
    document,
    address === '' ? null : soundText(address),
  );
  const rendered = readBlocks(document);
  const { text, blocks } = articleText(rendered, headlines);
  const signs = {
    saysArticle,
    saysList,
    isHome: isHomeAddress(metadata.canonicalUrl ?? metadata.url),
    teasers: document.querySelectorAll(TEASERS).length,
    blocks: rendered,
  };
  if (text === '' || !isArticle(signs)) return { ok: false, reason: 'no-article' };
  return { ok: true, article: { ...metadata, text, blocks } };
}
