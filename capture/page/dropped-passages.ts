import { bareWords } from '@/capture/bare-words';
import type { RenderedBlock } from '@/capture/page-reading';
import { ORDER } from './readable-copy';
import { renderedBlocks } from './rendered-text';

/**
 * Puts back what Readability takes for decoration: block quotations, pull quotes and the standfirst. They are looked for
 * in the copy it has not touched, in the part of the page that is the article, so that other articles stay out.
 * Refused: putting back every paragraph of that part. On the pages tried it brought in as many blurbs and
 * subscription offers as lost paragraphs.
 */

const QUOTES = 'blockquote, [class*="pullquote" i], [class*="pull-quote" i]';
const STANDFIRST =
  '[class*="standfirst" i], [class*="subheadline" i], [class*="subtitle" i], [class~="dek" i], [class*="__dek" i], [class*="-dek" i], [itemprop="alternativeHeadline"]';

/** Fewer words than this are a label. */
const FEWEST_WORDS = 4;
/** A page with more quotations than this is looked through no further: each is searched for in the whole text. */
const MOST_QUOTES = 200;
/** How far before the text a standfirst may stand, in elements: it belongs to the headline's block. */
const NEAR = 150;
const LONGEST_STANDFIRST = 600;

function orderOf(element: Element): number {
  return Number(element.getAttribute(ORDER) ?? Number.NaN);
}

/** The part of the copy that is the article: all of an `<article>` with the page's heading, else what holds all that was kept. */
function articlePart(untouched: Document, first: number, last: number): Element | null {
  const elements = [...untouched.querySelectorAll('*')];
  const start = elements.find((element) => orderOf(element) === first);
  const end = elements.find((element) => orderOf(element) === last);
  if (start === undefined || end === undefined) return null;
  let part = start.parentElement;
  while (part !== null && !part.contains(end)) part = part.parentElement;
  const article = part?.closest('article') ?? null;
  if (article?.querySelector('h1') != null) return article;
  // The body holds everything, other articles too.
  return part === untouched.body ? null : part;
}

/** Collects passages whose words are not among those kept. */
class PassageFinder {
  readonly found: RenderedBlock[] = [];
  private kept: string;

  constructor(kept: readonly RenderedBlock[]) {
    this.kept = ` ${kept.map((block) => bareWords(block.text)).join(' ')} `;
  }

  look(root: Element, region: RenderedBlock['region'], accepts: (block: RenderedBlock) => boolean): void {
    for (const block of renderedBlocks(root)) {
      const words = bareWords(block.text);
      if (block.linked > 0.5 || block.text.split(/\s+/).length < FEWEST_WORDS || !accepts(block)) continue;
      if (this.kept.includes(` ${words} `)) continue;
      this.found.push({ ...block, region });
      this.kept += `${words} `;
    }
  }
}

/**
 * Puts what was found among what was kept, whose order stays: words that stand loose after a paragraph bear the place of the
 * element round both, which is earlier.
 */
function merged(kept: readonly RenderedBlock[], found: readonly RenderedBlock[]): RenderedBlock[] {
  const result: RenderedBlock[] = [];
  const waiting = found.toSorted((a, b) => a.order - b.order);
  for (const block of kept) {
    while (waiting[0] !== undefined && waiting[0].order < block.order) result.push(...waiting.splice(0, 1));
    result.push(block);
  }
  return [...result, ...waiting];
}

/**
 * @param blocks what Readability kept, in document order
 * @param untouched the copy of the page before Readability took it apart
 */
export function withDroppedPassages(blocks: readonly RenderedBlock[], untouched: Document): RenderedBlock[] {
  const first = blocks[0]?.order;
  const last = blocks.at(-1)?.order;
  if (first === undefined || last === undefined) return [...blocks];
  const finder = new PassageFinder(blocks);
  for (const element of untouched.querySelectorAll(STANDFIRST)) {
    const near = orderOf(element) <= first && orderOf(element) >= first - NEAR;
    if (near && finder.found.length === 0) {
      finder.look(element, 'standfirst', (block) => block.text.length <= LONGEST_STANDFIRST);
    }
  }
  const part = articlePart(untouched, first, last);
  for (const element of [...(part?.querySelectorAll(QUOTES) ?? [])].slice(0, MOST_QUOTES)) {
    if (orderOf(element) >= first) finder.look(element, 'blockquote', () => true);
  }
  return merged(blocks, finder.found);
}
