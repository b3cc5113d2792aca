import { boilerplateOf, holdsArticle, isHidden } from './boilerplate';

/** Attribute of the copy that holds an element's place in the document, so that order survives Readability. */
export const ORDER = 'data-sic-order';

/** A part with more of the page's words than this is the page itself, whatever it is called; links are no words here. */
const TOO_MUCH_TO_DROP = 0.3;

/** How much to leave out: with `readers` only what readers wrote, with `page` also what stands beside the article. */
export type Strictness = 'readers' | 'page';

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

function proseLength(element: Element): number {
  let length = (element.textContent ?? '').length;
  for (const link of element.querySelectorAll('a')) length -= (link.textContent ?? '').length;
  return length;
}

function dropBoilerplate(body: Element, elements: readonly Element[], strictness: Strictness): void {
  const total = proseLength(body);
  for (const element of elements) {
    const kind = body.contains(element) ? boilerplateOf(element) : null;
    if (kind === null || (kind === 'page' && strictness === 'readers')) continue;
    if (!holdsArticle(element) && (kind === 'readers' || proseLength(element) <= total * TOO_MUCH_TO_DROP)) {
      element.remove();
    } else {
      // Wrongly condemned by its names; Readability would condemn it for the same ones.
      element.removeAttribute('class');
      element.removeAttribute('id');
    }
  }
}

/**
 * Copies the document, without hidden text and without what stands beside the article; each element is marked
 * with its place (`ORDER`). Linear in the page: the words of a part are measured only where its name condemns it.
 */
export function readableCopy(document: Document, strictness: Strictness): Document {
  const copy = document.cloneNode(true) as Document;
  const live = document.querySelectorAll('*');
  const copied = [...copy.querySelectorAll('*')];
  const hidden = copied.filter((element, index) => {
    element.setAttribute(ORDER, String(index));
    if (element === copy.documentElement || element === copy.body || element.closest('head') !== null)
      return false;
    const original = live.item(index);
    return isHidden(element) || (original !== null && isLaidOutHidden(original));
  });
  for (const element of copy.querySelectorAll(UNREAD)) element.remove();
  for (const element of hidden) element.remove();
  if (copy.body !== null) dropBoilerplate(copy.body, copied, strictness);
  return copy;
}
