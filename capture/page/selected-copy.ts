import type { SelectionEnds } from './grown-selection';

/**
 * A copy of what is selected, without what the reader does not see, inside empty copies of the elements round it, so that
 * words in a block quotation or a caption are known as such. `Range.cloneContents` would bring the unseen along and lose
 * what is round.
 */

function isUnseen(element: Element): boolean {
  const view = element.ownerDocument.defaultView;
  if (view === null || typeof element.checkVisibility !== 'function') return false;
  const { display, userSelect } = view.getComputedStyle(element);
  // What cannot be selected is not marked on the screen either.
  return userSelect === 'none' || (display !== 'contents' && !element.checkVisibility());
}

/** The first node after `node` and all that is inside it; null at the end of the document. */
function nodeAfter(node: Node): Node | null {
  let at: Node | null = node;
  while (at !== null && at.nextSibling === null) at = at.parentNode;
  return at?.nextSibling ?? null;
}

/** The node that stands at an end of a selection. */
function nodeAt(container: Node, offset: number): Node | null {
  if (container.nodeType !== container.ELEMENT_NODE) return container;
  return container.childNodes.item(offset) ?? nodeAfter(container);
}

/** Copies what lies between two ends, in document order. */
class SelectedCopy {
  private readonly first: Node | null;
  /** The first node that is no longer selected, or the text in which the selection ends. */
  private readonly last: Node | null;
  private isInside = false;
  private isOver = false;

  constructor(
    private readonly ends: SelectionEnds,
    /** Has no window: elements that a page defines itself come to no life in it. */
    private readonly inert: Document,
  ) {
    this.first = nodeAt(ends.startContainer, ends.startOffset);
    this.last = nodeAt(ends.endContainer, ends.endOffset);
  }

  /** All that is selected inside `node`, put into `into`. */
  copyChildren(node: Node, into: Node): void {
    for (let child = node.firstChild; child !== null && !this.isOver; child = child.nextSibling)
      this.copy(child, into);
  }

  private copy(node: Node, into: Node): void {
    const isText = node.nodeType === node.TEXT_NODE;
    if (node === this.last && !(isText && node === this.ends.endContainer)) {
      this.isOver = true;
      return;
    }
    if (node === this.first) this.isInside = true;
    if (isText) this.copyText(node, into);
    else if (node.nodeType === node.ELEMENT_NODE) this.copyElement(node as Element, into);
  }

  private copyText(node: Node, into: Node): void {
    const { startContainer, startOffset, endContainer, endOffset } = this.ends;
    const text = node.nodeValue ?? '';
    if (this.isInside) {
      const from = node === startContainer ? startOffset : 0;
      const to = node === endContainer ? endOffset : text.length;
      into.appendChild(this.inert.createTextNode(text.slice(from, to)));
    }
    if (node === endContainer) this.isOver = true;
  }

  private copyElement(element: Element, into: Node): void {
    const begins = !this.isInside && this.first !== null && element.contains(this.first);
    if (!this.isInside && !begins) return;
    if (isUnseen(element)) {
      this.isInside = true;
      this.isOver = this.last !== null && element.contains(this.last);
      return;
    }
    this.copyChildren(element, into.appendChild(this.inert.importNode(element, false)));
  }
}

/** The innermost node that holds both ends; null when they stand in different trees. */
function commonNode({ startContainer, endContainer }: SelectionEnds): Node | null {
  let node: Node | null = startContainer;
  while (node !== null && !node.contains(endContainer)) node = node.parentNode;
  return node;
}

/** Empty copies of the elements round a node, innermost last, so that words in a block quotation are known as such. */
function copyOfSurroundings(
  node: Node,
  inert: Document,
): { readonly root: Element; readonly inner: Element } {
  const root = inert.createElement('div');
  const around: Element[] = [];
  for (let at: Node | null = node; at !== null; at = at.parentNode)
    if (at.nodeType === at.ELEMENT_NODE && at !== at.ownerDocument?.documentElement)
      around.unshift(at as Element);
  const inner = around
    .filter(({ localName }) => localName !== 'body')
    .reduce<Element>((outer, element) => outer.appendChild(inert.importNode(element, false)), root);
  return { root, inner };
}

/** What lies between two ends, as a tree of its own; null when they stand in different trees. */
export function selectedCopy(ends: SelectionEnds, document: Document): Element | null {
  const common = commonNode(ends);
  if (common === null) return null;
  const inert = document.implementation.createHTMLDocument('');
  // A text alone has no children to walk over: its parent has.
  const holder = common.nodeType === common.TEXT_NODE ? (common.parentNode ?? common) : common;
  const { root, inner } = copyOfSurroundings(holder, inert);
  new SelectedCopy(ends, inert).copyChildren(holder, inner);
  return root;
}
