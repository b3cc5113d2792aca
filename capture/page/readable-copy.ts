import { boilerplateOf, isNamedBody } from './boilerplate';
import type { ElementPlaces } from './element-places';
import { embeddedHtml } from './embedded-html';
import { flatChildren } from './flat-children';
import { isAmidWords } from './is-amid-words';
import { isHidden } from './is-hidden';
import { isParagraph } from './is-paragraph';
import type { NoteLeftOut } from './left-out-part';
import { readingRoot } from './reading-root';
import { unclobbered } from './unclobbered';
import { UNREAD_ELEMENTS } from './unread-elements';

/** Attribute of the copy that holds an element's place in the document, so that order survives Readability. */
export const ORDER = 'data-sic-order';

/** A part with more of the page's words than this is the page itself, whatever it is called; links are no words here. */
const TOO_MUCH_TO_DROP = 0.3;

/** Shadow trees and frames may be nested in each other for ever; the document's own depth is judged before. */
const DEEPEST = 600;

/** How much to leave out: with `readers` only what readers wrote, with `page` also what stands beside the article. */
export type Strictness = 'readers' | 'page';

/** Elements of which only the contents are copied. */
const OPENED: ReadonlySet<string> = new Set(['FORM', 'IFRAME', 'SLOT', 'BODY']);

/** How the page lays an element out; only browsers lay pages out, elsewhere everything counts as seen. */
type Visibility = 'seen' | 'words-hidden' | 'hidden';

/**
 * What a style sheet hides, asked of the live page, since a copy has no layout. An element with `display: contents` has no box of
 * its own, yet its words are seen; in one with `visibility: hidden` a part may be visible again.
 */
function visibilityOf(element: Element): Visibility {
  const view = element.ownerDocument.defaultView;
  if (view === null || typeof element.checkVisibility !== 'function') return 'seen';
  if (element.checkVisibility({ visibilityProperty: true })) return 'seen';
  if (element.checkVisibility()) return 'words-hidden';
  return view.getComputedStyle(element).display === 'contents' ? 'seen' : 'hidden';
}

/** Copies what a reader sees; each element is marked with its place in the document. */
class SeenCopy {
  constructor(
    private readonly places: ElementPlaces,
    /** Has no window: elements that a page defines itself come to no life in it. */
    private readonly inert: Document,
    private readonly note: NoteLeftOut | null,
  ) {}

  copyChildren(from: Element, into: Element, outer: number, depth = 0, isSeen = true): void {
    if (depth > DEEPEST) return;
    const place = this.places.get(from) ?? outer;
    for (const child of flatChildren(from)) {
      if (child.nodeType === child.TEXT_NODE && isSeen) into.append(child.nodeValue ?? '');
      else if (child.nodeType === child.ELEMENT_NODE) this.copy(child as Element, into, place, depth + 1);
    }
  }

  private copy(element: Element, into: Element, outer: number, depth: number): void {
    const tagName = unclobbered(element, 'tagName').toUpperCase();
    if (UNREAD_ELEMENTS.has(tagName)) return;
    const visibility = visibilityOf(element);
    // Asked of a copy without children: a form's fields would answer in its stead.
    const bare = this.inert.importNode(element, false);
    if (isHidden(bare) || (tagName !== 'FORM' && visibility === 'hidden')) {
      this.note?.('hidden', element);
      return;
    }
    const copied = this.asRead(element, tagName, bare);
    copied.removeAttribute('name');
    copied.setAttribute(ORDER, String(this.places.get(element) ?? outer));
    this.copyChildren(element, into.appendChild(copied), outer, depth, visibility === 'seen');
  }

  /** The names stay: they may say that it is no part of the article. */
  private asParagraph(bare: Element): Element {
    const paragraph = this.inert.createElement('div');
    for (const name of ['class', 'id', 'role', 'itemprop', 'aria-hidden']) {
      const value = bare.getAttribute(name);
      if (value !== null) paragraph.setAttribute(name, value);
    }
    return paragraph;
  }

  /** The element under the tag and the names by which it is judged. */
  private asRead(element: Element, tagName: string, bare: Element): Element {
    // A form in the copy would hide the copy's own properties behind its fields; frames and slots are opened.
    if (OPENED.has(tagName)) {
      const opened = this.inert.createElement('div');
      if (tagName === 'FORM') opened.setAttribute('role', 'form');
      return opened;
    }
    if (!isAmidWords(element)) return isParagraph(element, tagName) ? this.asParagraph(bare) : bare;
    if (tagName === 'BUTTON') return this.inert.createElement('span');
    for (const name of ['class', 'id', 'role', 'aria-hidden']) bare.removeAttribute(name);
    return bare;
  }
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
    for (let child = element.firstChild; child !== null; child = child.nextSibling)
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

function dropBoilerplate(body: Element, strictness: Strictness, note: NoteLeftOut | null): void {
  const elements = [...body.querySelectorAll('*')];
  const { prose, holdArticle } = contentsOf(elements);
  const most = (prose.get(body) ?? 0) * TOO_MUCH_TO_DROP;
  for (const element of elements) {
    // Went out with something round it.
    if (!element.isConnected) continue;
    const found = boilerplateOf(element);
    if (found === null || (found.kind === 'page' && strictness === 'readers')) continue;
    const isArticle = isNamedBody(element) || holdArticle.has(element);
    if (!isArticle && (found.kind === 'readers' || (prose.get(element) ?? 0) <= most)) {
      note?.(found.sign, element);
      element.remove();
    } else {
      // Wrongly condemned by its names; Readability would condemn it for the same ones.
      element.removeAttribute('class');
      element.removeAttribute('id');
      element.removeAttribute('aria-hidden');
    }
  }
}

/** For a file that shows nothing because its scripts never ran. */
function fillFromScripts(document: Document, copy: Document): void {
  const html = embeddedHtml(document);
  if (html !== null) copy.body.append(copy.createRange().createContextualFragment(html));
}

/**
 * Copies the document (of a large one the part that is the article) without hidden text and without what stands beside the
 * article; each element is marked with its place (`ORDER`). Linear in the page.
 */
export function readableCopy(
  document: Document,
  places: ElementPlaces,
  strictness: Strictness,
  note: NoteLeftOut | null = null,
): Document {
  const copy = unclobbered(document, 'implementation').createHTMLDocument('');
  const root = readingRoot(document);
  if (root === null) return copy;
  new SeenCopy(places, copy, note).copyChildren(root, copy.body, 0);
  if (document.defaultView === null && (copy.body.textContent ?? '').trim() === '')
    fillFromScripts(document, copy);
  dropBoilerplate(copy.body, strictness, note);
  return copy;
}
