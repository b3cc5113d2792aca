/**
 * @file Runs in the page. Publishers call phrases inside a sentence by names that mean something else elsewhere ("social" for words to
 * be shared, "related" for a link, a button that explains a term): a sentence without them says another thing.
 */

/** Elements that set no words apart. */
const PHRASES: ReadonlySet<string> = new Set(
  'A ABBR BDI BDO BUTTON CITE CODE DATA DEL DFN FONT INS KBD LABEL MARK Q S SAMP SMALL SPAN SUB SUP TIME U VAR'.split(
    ' ',
  ),
);
/** UTF-16 code units; what is longer is no part of a sentence. */
const LONGEST_PHRASE = 300;
/** Elements that are no words of a sentence. */
const NO_PHRASE = 'p, div, li, section, article, aside, h1, h2, h3, h4, figure, img, svg, iframe, input';

/** A colon is missing: it stands before lists of tags and of places to share to. */
const ENDS_IN_WORD = /^[\p{L}\p{N}\p{M},;"'“”‘’„«»(–—-]$/u;
const GOES_ON = /^["'“”’»)]*\s*[\p{L}\p{N}.,;:!?…–—-]/u;
/** UTF-16 code units of marks and brackets that may close before the sentence goes on. */
const LONGEST_CLOSING = 5;

/** The text that stands directly before or after an element; '' where something else does. */
function textBeside(element: Element, side: 'previousSibling' | 'nextSibling'): string {
  let node = element[side];
  // Frameworks leave comments and empty texts between the parts of a sentence.
  while (node !== null && (node.nodeType === node.COMMENT_NODE || node.nodeValue === '')) node = node[side];
  return node !== null && node.nodeType === node.TEXT_NODE ? (node.nodeValue ?? '') : '';
}

/** Whether an element is a phrase with a sentence's words directly before and after it. */
export function isAmidWords(element: Element): boolean {
  if (!PHRASES.has(element.tagName)) return false;
  if (!ENDS_IN_WORD.test(textBeside(element, 'previousSibling').trimEnd().slice(-1))) return false;
  if (!GOES_ON.test(textBeside(element, 'nextSibling').trimStart().slice(0, LONGEST_CLOSING))) return false;
  const words = element.textContent ?? '';
  return (
    words.length <= LONGEST_PHRASE && /[\p{L}\p{N}]/u.test(words) && element.querySelector(NO_PHRASE) === null
  );
}
