import type { SelectionEnds } from './grown-selection';

/** Frames inside frames beyond this are advertisements. */
const DEEPEST_FRAME = 3;
const MOST_FRAMES = 50;

/** Only newer browsers tell ends inside shadow roots. */
interface AnySelection extends Omit<Selection, 'getComposedRanges'> {
  readonly getComposedRanges?: Selection['getComposedRanges'];
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

/** What is selected in one document. */
export interface DocumentSelection {
  readonly document: Document;
  /** Between their ends lies what is selected; [] where nothing is. */
  readonly ends: readonly SelectionEnds[];
}

/** What is selected in the page and in frames of its own site, that of the frame with the focus first. Looks no further than it is asked. */
export function* selections(document: Document): Generator<DocumentSelection> {
  for (const each of documentsFrom(document)) yield { document: each, ends: selectedIn(each) };
}
