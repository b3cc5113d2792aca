import type { Region } from '@/text/article';
import { bareWords } from './bare-words';
import { isParagraph, KeptPassages } from './kept-passages';
import type { RenderedBlock } from './page-reading';
import { NOWHERE, ownName } from './standing';
import { Standfirst } from './standfirst';
import { wordCount } from './word-count';

/**
 * Puts back what was taken for decoration inside the page: the standfirst, paragraphs printed like those that were kept, headings
 * between them, block quotations, and paragraphs that the page's own JSON-LD gives as the article's. Each block is looked for in the whole
 * text, which costs the square of the page: an ordinary one takes a thousandth of what is allowed for it (`MOST_SEARCHED`).
 * Refused: putting back every paragraph of the part of the page that is the article. On the pages tried it brought in as many blurbs
 * and subscription offers as lost paragraphs.
 */

/** Fewer words than this are a label. */
const FEWEST_WORDS = 4;
/** More of it in links than this is a way to other pages. */
const MOSTLY_LINKS = 0.5;
/** UTF-16 code units looked through for one page, about a second; a page that asks for more is made to, and gets no more. */
const MOST_SEARCHED = 2_000_000_000;

/** What the page says of its article; as written. */
export interface SaidOfArticle {
  /** `articleBody` of JSON-LD; null where there is none. */
  readonly body: string | null;
  /** What it gives as the article's summary. */
  readonly descriptions: readonly string[];
}

/** Judges the blocks beside the article, in the order of the document. */
class Judge {
  private readonly known: Set<string>;
  private readonly text: string;
  private readonly said: string;
  private readonly standfirst: Standfirst;
  private isOther = false;
  private searched = 0;

  constructor(
    private readonly kept: KeptPassages,
    blocks: readonly RenderedBlock[],
    said: SaidOfArticle,
  ) {
    const words = blocks.map(({ text }) => bareWords(text));
    this.known = new Set(words);
    this.text = ` ${words.join(' ')} `;
    this.said = said.body === null ? '' : ` ${bareWords(said.body)} `;
    this.standfirst = new Standfirst(kept.first, said.descriptions);
  }

  /** The region in which a block belongs to the article; null when it does not. */
  regionOf(block: RenderedBlock): Region | null {
    // Below the text a top heading is that of the next article.
    this.isOther ||= block.order > this.kept.last && ownName(block.standing ?? NOWHERE).startsWith('h1');
    this.searched += this.text.length + this.said.length;
    if (this.isOther || this.searched > MOST_SEARCHED) return null;
    const words = bareWords(block.text);
    if (wordCount(words) < FEWEST_WORDS || this.leadsElsewhere(block)) return null;
    if (this.known.has(words) || this.text.includes(` ${words} `)) return null;
    this.known.add(words);
    if (this.standfirst.holds(block, words)) return 'standfirst';
    if (block.region === 'blockquote') return this.kept.isInPart(block) ? 'blockquote' : null;
    return this.isSaid(block, words) || this.kept.printsAlike(block) ? block.region : null;
  }

  /** A sentence of the text may be one long link. */
  private leadsElsewhere({ order, linked, text }: RenderedBlock): boolean {
    const isSentence = order > this.kept.first && order < this.kept.last && /[.!?…]$/.test(text);
    return linked > MOSTLY_LINKS && !isSentence;
  }

  private isSaid(block: RenderedBlock, words: string): boolean {
    return isParagraph(block) && this.said.includes(` ${words} `);
  }
}

/**
 * Puts what was found among what was kept, whose order stays: words that stand loose after a paragraph bear the place of the
 * element round both, which is earlier.
 */
function merged(kept: readonly RenderedBlock[], found: readonly RenderedBlock[]): RenderedBlock[] {
  const result: RenderedBlock[] = [];
  let next = 0;
  for (const block of kept) {
    for (
      let waiting = found[next];
      waiting !== undefined && waiting.order < block.order;
      waiting = found[++next]
    )
      result.push(waiting);
    result.push(block);
  }
  return [...result, ...found.slice(next)];
}

/** A heading belongs to the text when a paragraph of the text comes next. */
function withHeadings(text: readonly RenderedBlock[], headings: readonly RenderedBlock[]): RenderedBlock[] {
  const added = new Set(headings);
  const all = merged(text, headings);
  return all.filter((block, index) => {
    const next = all[index + 1]?.standing ?? NOWHERE;
    return !added.has(block) || (index > 0 && next.kind === 'text' && next !== NOWHERE);
  });
}

/**
 * @param kept the article's paragraphs as told inside the page, in document order
 * @param beside the page's other paragraphs, in document order
 */
export function withLeftOutPassages(
  kept: readonly RenderedBlock[],
  beside: readonly RenderedBlock[],
  said: SaidOfArticle,
): RenderedBlock[] {
  if (kept.length === 0) return [];
  const passages = new KeptPassages(kept);
  const judge = new Judge(passages, kept, said);
  const found = beside.flatMap((block) => {
    const region = judge.regionOf(block);
    return region === null ? [] : [{ ...block, region }];
  });
  const headings = beside.filter((block) => passages.isHeading(block));
  return withHeadings(merged(kept, found), headings);
}
