import { ORDER } from './readable-copy';
import { type RenderedBlock, renderedBlocks } from './rendered-text';

/**
 * Puts back what Readability takes for decoration: block quotations, pull quotes and the standfirst. They are looked for in
 * the copy it has not touched, between the first and the last part it kept, so that other articles stay out.
 */

const QUOTES = 'blockquote, [class*="pullquote" i], [class*="pull-quote" i]';
const STANDFIRST =
  '[class*="standfirst" i], [class*="subheadline" i], [class*="subtitle" i], [class~="dek" i], [class*="__dek" i], [class*="-dek" i], [itemprop="alternativeHeadline"]';

/** Fewer words than this are a label. */
const FEWEST_WORDS = 4;
/** A page with more block quotations than this is looked through no further: each is searched for in the whole text. */
const MOST_QUOTES = 200;
/** How far before the text a standfirst may stand, in elements: it belongs to the headline's block. */
const NEAR = 150;
const LONGEST_STANDFIRST = 600;

/** Letters and digits only: what was printed, whatever the marks and spaces. */
function bare(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
}

function orderOf(element: Element): number {
  return Number(element.getAttribute(ORDER) ?? Number.NaN);
}

function missing(root: Element, kept: string): RenderedBlock[] {
  return renderedBlocks(root).filter(
    (block) =>
      block.text.split(/\s+/).length >= FEWEST_WORDS &&
      block.linked < 0.5 &&
      !kept.includes(bare(block.text)),
  );
}

/** Where the article ends in the copy: the last element of the smallest part that holds all that was kept. */
function endOf(untouched: Document, first: number, last: number): number {
  const elements = [...untouched.querySelectorAll('*')];
  const start = elements.find((element) => orderOf(element) === first);
  const end = elements.find((element) => orderOf(element) === last);
  if (start === undefined || end === undefined) return last;
  let part = start.parentElement;
  while (part !== null && !part.contains(end)) part = part.parentElement;
  // The body holds everything, other articles too.
  if (part === null || part === untouched.body) return last;
  const inside = part.querySelectorAll('*');
  return Math.max(last, orderOf(inside.item(inside.length - 1) ?? part));
}

/**
 * @param blocks what Readability kept, in document order
 * @param untouched the copy of the page before Readability took it apart
 */
export function withDroppedPassages(blocks: readonly RenderedBlock[], untouched: Document): RenderedBlock[] {
  const first = blocks[0]?.order;
  const last = blocks.at(-1)?.order;
  if (first === undefined || last === undefined) return [...blocks];
  let kept = bare(blocks.map((block) => block.text).join(' '));
  const found: RenderedBlock[] = [];
  const take = (candidates: readonly RenderedBlock[]) => {
    for (const block of candidates) {
      found.push(block);
      kept += bare(block.text);
    }
  };
  for (const element of untouched.querySelectorAll(STANDFIRST)) {
    const order = orderOf(element);
    if (order > first || order < first - NEAR || found.length > 0) continue;
    const parts = missing(element, kept).filter((block) => block.text.length <= LONGEST_STANDFIRST);
    take(parts.map((block) => ({ ...block, region: 'standfirst' as const })));
  }
  const end = endOf(untouched, first, last);
  for (const element of [...untouched.querySelectorAll(QUOTES)].slice(0, MOST_QUOTES)) {
    const order = orderOf(element);
    if (order < first || order > end) continue;
    take(missing(element, kept).map((block) => ({ ...block, region: 'blockquote' as const })));
  }
  if (found.length === 0) return [...blocks];
  // Stable: parts of one element keep their order.
  return [...blocks, ...found].sort((a, b) => a.order - b.order);
}
