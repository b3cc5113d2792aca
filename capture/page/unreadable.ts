import type { CaptureReason } from '@/capture/capture-result';

/**
 * @file Runs in the page. The first judgement on a document, before any work is done on it: huge pages must not hang the reader's
 * tab. Whether there is an article is judged later, outside the page, from the text found.
 */

/** Readability walks every element several times: beyond this the page would stand still for seconds. */
const MAX_ELEMENTS = 60_000;
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

/** Why this document need not even be read; null when it should be. */
export function unreadable(document: Document): CaptureReason | null {
  if (!/^(?:text\/html|application\/xhtml\+xml)$/.test(document.contentType)) return 'not-html';
  const root = document.documentElement;
  if (root === null || document.body === null) return 'blank-page';
  if (document.getElementsByTagName('*').length > MAX_ELEMENTS || depthExceeds(root, MAX_DEPTH))
    return 'page-too-large';
  if (document.getElementsByTagName('br').length > MAX_LINE_BREAKS) return 'page-too-large';
  const length = (root.textContent ?? '').length;
  if (length > MAX_TEXT) return 'page-too-large';
  return length === 0 || (document.body.textContent ?? '').trim() === '' ? 'blank-page' : null;
}
