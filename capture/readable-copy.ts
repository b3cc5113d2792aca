import { isBoilerplate, isHidden } from './boilerplate';

/** Attribute of the copy that holds an element's place in the document, so that order survives Readability. */
export const ORDER = 'data-sic-order';

/** A part with more of the page's words than this is the page itself, whatever it is called. */
const TOO_MUCH_TO_DROP = 0.5;

/** Elements whose text nobody reads. */
const UNREAD =
  'script:not([type*="ld+json" i]), style, noscript, template, link, svg, canvas, iframe, object, embed, audio, video';

/**
 * What a style sheet hides. Only browsers lay pages out; elsewhere nothing is known to be hidden this way.
 * Asked of the live page, since a copy has no layout. An element with `display: contents` has no box of its own,
 * yet its words are seen.
 */
function isLaidOutHidden(element: Element): boolean {
  const view = element.ownerDocument.defaultView;
  if (view === null || typeof element.checkVisibility !== 'function') return false;
  return !element.checkVisibility() && view.getComputedStyle(element).display !== 'contents';
}

function isWords(element: Element, total: number): boolean {
  return (element.textContent ?? '').trim().length > total * TOO_MUCH_TO_DROP;
}

/** A copy of the page that may be taken apart. */
export interface ReadableCopy {
  readonly copy: Document;
  /** Elements left out because of what they are, as they stand in the copy no longer; for looking again. */
  readonly dropped: number;
}

/**
 * Copies the document, without hidden text and without what stands beside the article; each element is marked
 * with its place (`ORDER`). Linear in the page: the text of a part is measured only where its name condemns it.
 */
export function readableCopy(document: Document): ReadableCopy {
  const copy = document.cloneNode(true) as Document;
  const live = document.getElementsByTagName('*');
  const copied = [...copy.getElementsByTagName('*')];
  const hidden = copied.map((element, index) => {
    element.setAttribute(ORDER, String(index));
    const original = live.item(index);
    return (
      isHidden(element) ||
      (original !== null && element.closest('head') === null && isLaidOutHidden(original))
    );
  });
  for (const element of copy.querySelectorAll(UNREAD)) element.remove();
  copied.forEach((element, index) => {
    if (hidden[index] === true && element !== copy.documentElement && element !== copy.body) element.remove();
  });
  const total = (copy.body?.textContent ?? '').length;
  let dropped = 0;
  for (const element of copied) {
    if (!copy.body?.contains(element) || !isBoilerplate(element) || isWords(element, total)) continue;
    element.remove();
    dropped++;
  }
  return { copy, dropped };
}
