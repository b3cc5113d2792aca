import { isProse } from '@/capture/page-kind';
import type { RenderedBlock } from '@/capture/page-reading';
import { withDroppedPassages } from './dropped-passages';
import { mainContent } from './main-content';
import { readableCopy, type Strictness } from './readable-copy';
import { renderedBlocks } from './rendered-text';

/** @file Runs in the page. */

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

/**
 * The paragraphs of the article, in reading order. Names of classes condemn an article now and then: a text found suspiciously
 * short is looked for again without them. The document is not changed.
 */
export function readBlocks(document: Document): RenderedBlock[] {
  const strict = readStrictly(document, 'page');
  if (strict.reduce((sum, block) => sum + block.text.length, 0) > SUSPICIOUSLY_SHORT) return strict;
  const gentle = readStrictly(document, 'readers');
  return proseLength(gentle) > MUCH_LONGER * Math.max(1, proseLength(strict)) ? gentle : strict;
}
