/*
 * A page's text as nothing but its letters and digits, in small letters, with the way back to the text nodes. Words captured from the
 * page and words read off it later agree in these and in little else: white space is collapsed, marks are printed round <q>, soft
 * hyphens come and go, and a framework may have cut one sentence into twenty nodes.
 *
 * Cost: one pass over the text nodes; two numbers and a node for each run of letters. Refused: `Selection.modify`, `window.find` (moves
 * the reader's selection), a regular expression of the words (white space and marks in between are anybody's guess).
 */
import { UNREAD_ELEMENTS } from '@/capture/page/unread-elements';

/** UTF-16 code units. A page with more is no article. */
const MOST_TEXT = 4_000_000;

const RUN = /[\p{L}\p{N}\p{M}]+/gu;

function loweredSign(sign: string): string {
  const lower = sign.toLowerCase();
  return lower.length === sign.length ? lower : sign;
}

/** Small letters, as many code units as before: İ would become two, and every later place be wrong. */
function lowered(run: string): string {
  const lower = run.toLowerCase();
  return lower.length === run.length ? lower : [...run].map(loweredSign).join('');
}

/** The letters of some text, without the way back. */
export function lettersOf(text: string): string {
  return (text.match(RUN) ?? []).map(lowered).join('');
}

/** A run of letters: where it begins among the letters, and in which node, where. */
interface Run {
  readonly at: number;
  readonly node: Text;
  readonly offset: number;
}

/** A page's letters. */
export interface PageLetters {
  readonly letters: string;
  /** In order; the first begins at 0. */
  readonly runs: readonly Run[];
}

function textNodesIn(root: Node): TreeWalker {
  const { SHOW_ELEMENT, SHOW_TEXT, FILTER_ACCEPT, FILTER_REJECT, FILTER_SKIP } = NodeFilter;
  const document = root.ownerDocument ?? (root as Document);
  return document.createTreeWalker(root, SHOW_ELEMENT | SHOW_TEXT, (node) => {
    if (node.nodeType === node.TEXT_NODE) return FILTER_ACCEPT;
    return UNREAD_ELEMENTS.has(node.nodeName.toUpperCase()) ? FILTER_REJECT : FILTER_SKIP;
  });
}

/** The letters of all text below `root`. */
export function pageLetters(root: Node): PageLetters {
  const runs: Run[] = [];
  const found: string[] = [];
  let at = 0;
  const walker = textNodesIn(root);
  for (let node = walker.nextNode(); node !== null && at < MOST_TEXT; node = walker.nextNode()) {
    for (const match of (node.nodeValue ?? '').matchAll(RUN)) {
      const run = lowered(match[0]);
      runs.push({ at, node: node as Text, offset: match.index });
      found.push(run);
      at += run.length;
    }
  }
  return { letters: found.join(''), runs };
}
