import { isProse } from '@/capture/page-kind';
import type { RenderedBlock } from '@/capture/page-reading';
import { mainContent } from './main-content';
import { readableCopy, type Strictness } from './readable-copy';
import { renderedBlocks } from './rendered-text';

/** @file Runs in the page. */

/** UTF-16 code units; a shorter text may be all there is, or the article was left out as something else. */
const SUSPICIOUSLY_SHORT = 600;
/** Only a much longer text shows that the article was left out. */
const MUCH_LONGER = 2;

/** The paragraphs of a page, in reading order. */
export interface PageBlocks {
  /** Those of the article, as far as that can be told inside the page. */
  readonly blocks: readonly RenderedBlock[];
  /** The others: what was left out wrongly is looked for among them. */
  readonly beside: readonly RenderedBlock[];
}

/**
 * Parts the blocks of a page into those that were kept and the others. Readability rearranges elements, so a kept one is known again
 * by its words; of several that print the same, the one at the same place.
 */
function parted(all: readonly RenderedBlock[], kept: readonly RenderedBlock[]): PageBlocks {
  const byText = Map.groupBy(all, ({ text }) => text);
  const blocks = kept.map((block) => {
    const same = byText.get(block.text) ?? [];
    const at = Math.max(
      0,
      same.findIndex(({ order }) => order === block.order),
    );
    return same.splice(at, 1)[0] ?? block;
  });
  return { blocks, beside: all.filter((block) => byText.get(block.text)?.includes(block)) };
}

function readStrictly(document: Document, strictness: Strictness): PageBlocks {
  const copy = readableCopy(document, strictness);
  const all = renderedBlocks(copy.body);
  // Readability takes its document apart: whatever is to be known of it is known by now.
  const content = mainContent(copy);
  const blocks = content === null ? [] : renderedBlocks(content);
  return parted(all, blocks);
}

function lengthOf(blocks: readonly RenderedBlock[]): number {
  return blocks.reduce((sum, block) => sum + block.text.length, 0);
}

/**
 * The paragraphs of the article, in reading order, and the others. Names of classes condemn an article now and then: a text found
 * suspiciously short is looked for again without them. The document is not changed.
 */
export function readBlocks(document: Document): PageBlocks {
  const strict = readStrictly(document, 'page');
  if (lengthOf(strict.blocks) > SUSPICIOUSLY_SHORT) return strict;
  const gentle = readStrictly(document, 'readers');
  const [much, little] = [gentle, strict].map(({ blocks }) => lengthOf(blocks.filter(isProse)));
  return (much ?? 0) > MUCH_LONGER * Math.max(1, little ?? 0) ? gentle : strict;
}
