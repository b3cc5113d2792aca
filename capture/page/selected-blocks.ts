import type { RenderedBlock } from '@/capture/page-reading';
import { grownSelection, type SelectionEnds } from './grown-selection';
import { renderedBlocks } from './rendered-text';
import { selectedCopy } from './selected-copy';
import { selections } from './selections';

/**
 * The words a reader selected, paragraph by paragraph, whatever page they stand on: no judgement of what is an article takes
 * part. The selected part of the page is copied without what the reader does not see, and read as an article's is, with its
 * regions and the marks of `<q>`. `Selection.toString()` would give the words without paragraphs, regions and those marks.
 * Linear in what is selected.
 */

function blocksBetween(selected: SelectionEnds, document: Document): RenderedBlock[] {
  const copy = selectedCopy(grownSelection(selected), document);
  // The links of a list are what the reader selected, not what leads away from an article.
  return copy === null ? [] : renderedBlocks(copy).map((block) => ({ ...block, linked: 0 }));
}

/** The selected words of the page or of a frame of its own site, in paragraphs; [] when nothing is selected. */
export function selectedBlocks(document: Document): RenderedBlock[] {
  for (const { document: selectedIn, ends } of selections(document)) {
    const blocks = ends.flatMap((each) => blocksBetween(each, selectedIn));
    if (blocks.length > 0) return blocks;
  }
  return [];
}
