import { pagePlace } from '@/capture/page/page-place';
import { readSelection } from '@/capture/page/read-selection';
import { selections } from '@/capture/page/selections';
import type { ReadingResult } from '@/capture/page-reading';
import type { Box } from './place-card';

/** What the reader has selected, and where it stands now. */
export interface SelectedWords {
  /** In a field for text; null when nothing is selected there. */
  readonly typed: string | null;
  /** In the page itself, in its paragraphs, with what the page says of itself. */
  readonly read: ReadingResult;
  /** In the coordinates of the page's window; null when it has gone, or there is nothing. */
  readonly box: () => Box | null;
}

/** More is no quotation, and no message carries it; UTF-16 code units. */
const LONGEST_WORDS = 1_000_000;

/** Fields a reader types words into; what is hidden on the screen is not read. */
const TEXT_FIELDS: ReadonlySet<string> = new Set(['text', 'search', 'url', 'tel']);

type TextField = HTMLTextAreaElement | HTMLInputElement;

/** `instanceof` fails between the documents of frames. */
function isTextField(element: Element): element is TextField {
  return (
    element.localName === 'textarea' ||
    (element.localName === 'input' && TEXT_FIELDS.has((element as HTMLInputElement).type))
  );
}

/** The element with the focus, inside frames of the same site and open shadow roots too. */
function focused(document: Document): Element | null {
  let at = document.activeElement;
  for (;;) {
    const inFrame = at?.localName === 'iframe' ? (at as HTMLIFrameElement).contentDocument : null;
    const inner: Element | null | undefined = inFrame?.activeElement ?? at?.shadowRoot?.activeElement;
    if (!inner) return at;
    at = inner;
  }
}

/** A box in a frame's own window, moved to that of the page. */
function inPage(box: Box, view: Window | null): Box {
  let { x, y } = box;
  let frame = view?.frameElement ?? null;
  while (frame !== null) {
    const { left, top } = frame.getBoundingClientRect();
    x += left + frame.clientLeft;
    y += top + frame.clientTop;
    frame = frame.ownerDocument.defaultView?.frameElement ?? null;
  }
  return { x, y, width: box.width, height: box.height };
}

const NOTHING: ReadingResult = { ok: false, reason: 'nothing-selected' };

function inTextField(document: Document): SelectedWords | null {
  const field = focused(document);
  if (field === null || !isTextField(field)) return null;
  const words = field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0).trim();
  if (words === '') return null;
  const box = (): Box | null =>
    field.isConnected ? inPage(field.getBoundingClientRect(), field.ownerDocument.defaultView) : null;
  return { typed: words.slice(0, LONGEST_WORDS), read: NOTHING, box };
}

/** Where the selection stands: of several parts, the first. */
function boxOfSelection(document: Document): () => Box | null {
  for (const { document: selectedIn, ends } of selections(document)) {
    const [first] = ends;
    if (first === undefined) continue;
    const range = selectedIn.createRange();
    range.setStart(first.startContainer, first.startOffset);
    range.setEnd(first.endContainer, first.endOffset);
    return () => {
      const box = range.getBoundingClientRect();
      return box.width === 0 && box.height === 0 ? null : inPage(box, selectedIn.defaultView);
    };
  }
  return () => null;
}

/** What is selected in the page, in frames of its own site, and in fields for text. */
export function selectedWords(document: Document): SelectedWords {
  const inField = inTextField(document);
  if (inField !== null) return inField;
  const read = readSelection(document, pagePlace());
  return { typed: null, read, box: read.ok ? boxOfSelection(document) : () => null };
}
