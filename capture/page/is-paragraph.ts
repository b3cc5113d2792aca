/**
 * @file Runs in the page. Some publishers print a paragraph in an element that sets none apart: one they defined themselves, or a
 * `<span>` that a style sheet makes a block. Read as words in a line, the last word of one would touch the first of the next.
 */

/** A sentence ends, and the marks round it close. */
const ENDS_SENTENCE = /[.!?…:。！？]["'”’»“)\]]*\s*$/;
/** UTF-16 code units: enough for a stop and the marks after it. */
const LONGEST_END = 12;

/** The end of an element's text, found along its last children, so that nesting costs its depth and no more. */
function lastWords(element: Element): string {
  let node: Node | null = element;
  while (node !== null && node.nodeType !== node.TEXT_NODE) {
    let last: ChildNode | null = node.lastChild;
    while (last !== null && (last.nodeType === last.COMMENT_NODE || last.nodeValue?.trim() === ''))
      last = last.previousSibling;
    node = last;
  }
  return node?.nodeValue?.trimEnd().slice(-LONGEST_END) ?? '';
}

function isWords(node: Node | null): boolean {
  return node !== null && node.nodeType === node.TEXT_NODE && node.nodeValue?.trim() !== '';
}

/** Where nothing can be asked for its layout: elements of one name, one after the other, with no words between, are paragraphs. */
function standsInRow(element: Element): boolean {
  const { tagName, previousElementSibling, nextElementSibling, previousSibling, nextSibling } = element;
  const hasNeighbour = previousElementSibling?.tagName === tagName || nextElementSibling?.tagName === tagName;
  return hasNeighbour && !isWords(previousSibling) && !isWords(nextSibling);
}

/**
 * Whether an element whose tag sets nothing apart is printed as a paragraph. Asked of few: of elements the page defines, and of spans,
 * that end in the end of a sentence; a browser is asked how it lays them out, elsewhere their neighbours tell.
 */
export function isParagraph(element: Element, tagName: string): boolean {
  const isDefined = tagName.includes('-');
  if ((!isDefined && tagName !== 'SPAN') || !ENDS_SENTENCE.test(lastWords(element))) return false;
  const view = element.ownerDocument.defaultView;
  if (view === null || typeof element.checkVisibility !== 'function')
    return isDefined && standsInRow(element);
  const { display } = view.getComputedStyle(element);
  return !display.startsWith('inline') && display !== 'contents';
}
