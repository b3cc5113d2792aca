import type { RenderedBlock } from '@/capture/page-reading';
import { grownSelection, type SelectionEnds } from './grown-selection';
import { renderedBlocks } from './rendered-text';
import { selectedCopy } from './selected-copy';

/**
 * The words a reader selected, paragraph by paragraph, whatever page they stand on: no judgement of what is an article takes
 * part. The selected part of the page is copied without what the reader does not see, and read as an article's is, with its
 * regions and the marks of `<q>`. `Selection.toString()` would give the words without paragraphs, regions and those marks.
 * Linear in what is selected.
 */

/** Frames inside frames beyond this are advertisements. */
const DEEPEST_FRAME = 3;
const MOST_FRAMES = 50;

/** Only newer browsers tell ends inside shadow roots. */
interface AnySelection extends Omit<Selection, 'getComposedRanges'> {
  readonly getComposedRanges?: Selection['getComposedRanges'];
}

function blocksBetween(selected: SelectionEnds, document: Document): RenderedBlock[] {
  const copy = selectedCopy(grownSelection(selected), document);
  // The links of a list are what the reader selected, not what leads away from an article.
  return copy === null ? [] : renderedBlocks(copy).map((block) => ({ ...block, linked: 0 }));
}

function shadowRootsIn(root: ParentNode): ShadowRoot[] {
  return [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot === null ? [] : [shadowRoot, ...shadowRootsIn(shadowRoot)],
  );
}

/** Where the selection of a document lies; more than one part in Firefox, which selects with Ctrl too. */
function selectedIn(document: Document): readonly SelectionEnds[] {
  const selection: AnySelection | null = document.getSelection();
  if (selection === null) return [];
  const ranges = Array.from({ length: selection.rangeCount }, (_, i) => selection.getRangeAt(i));
  const plain = ranges.filter(({ collapsed }) => !collapsed);
  if (plain.length > 0 || selection.getComposedRanges === undefined) return plain;
  // Seen from outside, a selection inside a shadow root is nothing; asked for last, since all elements are looked at.
  const shadowRoots = shadowRootsIn(document);
  return shadowRoots.length === 0 ? [] : selection.getComposedRanges({ shadowRoots });
}

/** Documents in which something may be selected: that of the frame with the focus first, then this one, then other frames. */
function documentsFrom(document: Document, depth = 0): Document[] {
  if (depth > DEEPEST_FRAME) return [];
  const frames = [...document.querySelectorAll<HTMLIFrameElement | HTMLFrameElement>('iframe, frame')].slice(
    0,
    MOST_FRAMES,
  );
  const inside = (frame: HTMLIFrameElement | HTMLFrameElement) =>
    // Null where the frame is another site's.
    frame.contentDocument === null ? [] : documentsFrom(frame.contentDocument, depth + 1);
  const focused = frames.filter((frame) => frame === document.activeElement);
  const others = frames.filter((frame) => frame !== document.activeElement);
  return [...focused.flatMap(inside), document, ...others.flatMap(inside)];
}

/** The selected words of the page or of a frame of its own site, in paragraphs; [] when nothing is selected. */
export function selectedBlocks(document: Document): RenderedBlock[] {
  for (const each of documentsFrom(document)) {
    const blocks = selectedIn(each).flatMap((ends) => blocksBetween(ends, each));
    if (blocks.length > 0) return blocks;
  }
  return [];
}
