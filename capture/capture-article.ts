import { articleText } from './article-text';
import type { CaptureResult } from './capture-result';
import { withDroppedPassages } from './dropped-passages';
import { mainContent } from './main-content';
import { metadataOf } from './metadata';
import { isArticle, isProse, unreadable } from './page-kind';
import { readableCopy, type Strictness } from './readable-copy';
import { type RenderedBlock, renderedBlocks } from './rendered-text';
import { soundText } from './sound-text';

/** UTF-16 code units; a shorter text may be all there is, or the article was left out as something else. */
const SUSPICIOUSLY_SHORT = 600;
/** Only a much longer text shows that the article was left out. */
const MUCH_LONGER = 2;

function readStrictly(document: Document, strictness: Strictness): RenderedBlock[] {
  const copy = readableCopy(document, strictness);
  // Readability takes its document apart, and what it drops is looked for afterwards: two copies.
  const content = mainContent(copy.cloneNode(true) as Document);
  return content === null ? [] : withDroppedPassages(renderedBlocks(content), copy);
}

function proseLength(blocks: readonly RenderedBlock[]): number {
  return blocks.reduce((sum, block) => sum + (isProse(block) ? block.text.length : 0), 0);
}

/** Names of classes condemn an article now and then: a text found suspiciously short is looked for again without them. */
function readBlocks(document: Document): RenderedBlock[] {
  const strict = readStrictly(document, 'page');
  if (strict.reduce((sum, block) => sum + block.text.length, 0) > SUSPICIOUSLY_SHORT) return strict;
  const gentle = readStrictly(document, 'readers');
  return proseLength(gentle) > MUCH_LONGER * Math.max(1, proseLength(strict)) ? gentle : strict;
}

/**
 * Reads the article off a page. Pure: the document is not changed, nothing is stored, no browser is asked.
 *
 * @param address where the page was read, as the reader sees it; empty for a file
 * @param loaded where the document was loaded from, if that may be another address
 */
export function captureArticle(
  document: Document,
  address: string,
  loaded: string | null = null,
): CaptureResult {
  const reason = unreadable(document);
  if (reason !== null) return { ok: false, reason };
  const { headlines, saysArticle, saysList, isHome, ...metadata } = metadataOf(document, {
    address: address === '' ? null : soundText(address),
    loaded,
  });
  const rendered = readBlocks(document);
  const { text, blocks } = articleText(rendered, { headlines, authors: metadata.authors });
  const signs = {
    saysArticle,
    saysList,
    isHome,
    blocks: rendered,
  };
  if (text === '' || !isArticle(signs)) return { ok: false, reason: 'no-article' };
  return { ok: true, article: { ...metadata, text, blocks } };
}
