import { boilerplateOf, isHidden, isNamedBody } from './boilerplate';

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

/** What is known of a copy's elements before any is left out; made in one pass, whatever the nesting. */
interface Contents {
  /** UTF-16 code units of text outside links; elements without any are missing. */
  readonly prose: ReadonlyMap<Element, number>;
  /** Elements that hold the page's heading or the words marked as the article's. */
  readonly holdArticle: ReadonlySet<Element>;
}

function contentsOf(elements: readonly Element[]): Contents {
  const prose = new Map<Element, number>();
  const holdArticle = new Set<Element>();
  // Backwards, so that an element's parts are counted before it is added to its parent.
  for (const element of elements.toReversed()) {
    let own = prose.get(element) ?? 0;
    for (const child of element.childNodes)
      if (child.nodeType === child.TEXT_NODE) own += child.nodeValue?.length ?? 0;
    if (element.tagName === 'A') own = 0;
    prose.set(element, own);
    if (element.tagName === 'H1' || element.getAttribute('itemprop') === 'articleBody')
      holdArticle.add(element);
    const parent = element.parentElement;
    if (parent === null) continue;
    prose.set(parent, (prose.get(parent) ?? 0) + own);
    if (holdArticle.has(element)) holdArticle.add(parent);
  }
  return { prose, holdArticle };
}

function dropBoilerplate(body: Element, strictness: Strictness): void {
  const elements = [...body.querySelectorAll('*')];
  const { prose, holdArticle } = contentsOf(elements);
  const most = (prose.get(body) ?? 0) * TOO_MUCH_TO_DROP;
  for (const element of elements) {
    const kind = boilerplateOf(element);
    if (kind === null || (kind === 'page' && strictness === 'readers')) continue;
    const isArticle = isNamedBody(element) || holdArticle.has(element);
    if (!isArticle && (kind === 'readers' || (prose.get(element) ?? 0) <= most)) {
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
 * with its place (`ORDER`). Linear in the page.
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
  if (copy.body !== null) dropBoilerplate(copy.body, strictness);
  return copy;
}
