import type { CaptureReason } from '@/capture/capture-result';
import { readingRoot } from './reading-root';
import { unclobbered } from './unclobbered';

/**
 * @file Runs in the page. The first judgement on a document, before any work is done on it: huge pages must not hang the reader's
 * tab. Whether there is an article is judged later, outside the page, from the text found.
 */

/** Counting alone takes longer than a reader waits beyond this. */
const MAX_ELEMENTS = 250_000;
/** Of the part that is read: each is copied and looked at several times. */
const MAX_READ_ELEMENTS = 60_000;
/** Readability turns line breaks into paragraphs one by one, each among all its siblings. */
const MAX_LINE_BREAKS = 15_000;
/** UTF-16 code units of text, scripts included; a long read has 100,000. */
const MAX_TEXT = 12_000_000;
/** News pages nest some fifty deep; browsers stop at 512, other parsers never, and each level costs a walk through all below. */
const MAX_DEPTH = 256;

function depthExceeds(root: Element, limit: number): boolean {
  let depth = 0;
  let node: Element | null = root;
  while (node !== null) {
    if (node.firstElementChild !== null) {
      node = node.firstElementChild;
      if (++depth > limit) return true;
      continue;
    }
    while (node !== null && node !== root && node.nextElementSibling === null) {
      node = node.parentElement;
      depth--;
    }
    node = node === null || node === root ? null : node.nextElementSibling;
  }
  return false;
}

/** Whether words may stand where the text of the body tells nothing of them. */
function hasShadow(body: Element): boolean {
  return [...body.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot !== null);
}

/** The cheapest questions first: a browser counts a million elements in a millisecond, and walks them in a second. */
function isTooLarge(document: Document, body: Element): boolean {
  const elements = document.getElementsByTagName('*').length;
  if (elements > MAX_ELEMENTS) return true;
  const part = elements > MAX_READ_ELEMENTS ? (readingRoot(document) ?? body) : body;
  return (
    part.getElementsByTagName('*').length > MAX_READ_ELEMENTS ||
    part.getElementsByTagName('br').length > MAX_LINE_BREAKS ||
    depthExceeds(body, MAX_DEPTH)
  );
}

/** Why this document need not even be read; null when it should be. */
export function unreadable(document: Document): CaptureReason | null {
  if (!/^(?:text\/html|application\/xhtml\+xml)$/.test(document.contentType)) return 'not-html';
  const body: Element | null = unclobbered(document, 'body');
  if (document.documentElement === null || body === null) return 'blank-page';
  if (isTooLarge(document, body)) return 'page-too-large';
  const text = body.textContent ?? '';
  if (text.length > MAX_TEXT) return 'page-too-large';
  return text.trim() === '' && !hasShadow(body) ? 'blank-page' : null;
}
