import { unclobbered } from './unclobbered';

/** UTF-16 code units; the frames of advertisers and counters hold less. */
const SHORTEST_FRAME = 200;

/** The document in a frame, if this page may read it and it holds something to read. */
function frameBody(frame: HTMLIFrameElement): Element | null {
  try {
    const body = frame.contentDocument?.body ?? null;
    return body !== null && (body.textContent ?? '').length >= SHORTEST_FRAME ? body : null;
  } catch {
    // Another site's frame, or one that is being taken down.
    return null;
  }
}

/**
 * What a reader sees in an element, in reading order: shadow roots and frames of the same site are opened, slots are
 * filled with what was put into them, of closed details the summary is all there is.
 */
export function flatChildren(element: Element): Iterable<Node> {
  const { tagName } = element;
  if (tagName === 'IFRAME' || tagName === 'FRAME') {
    const body = frameBody(element as HTMLIFrameElement);
    return body === null ? [] : [body];
  }
  if (tagName === 'SLOT') {
    const assigned = (element as HTMLSlotElement).assignedNodes({ flatten: true });
    if (assigned.length > 0) return assigned;
  }
  // Browsers say the same of what is laid out; a file must not hold more.
  if (tagName === 'DETAILS' && !element.hasAttribute('open'))
    return [...element.children].filter((child) => child.tagName === 'SUMMARY').slice(0, 1);
  return unclobbered(element.shadowRoot ?? element, 'childNodes');
}
