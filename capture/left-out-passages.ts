import type { Region } from '@/text/article';
import { bareWords } from './bare-words';
import type { RenderedBlock } from './page-reading';
import { NOWHERE, ownName, parentName, parentPlace, printedAs } from './standing';
import { wordCount } from './word-count';

/**
 * Puts back what was taken for decoration inside the page: the standfirst, paragraphs printed like those that were kept, headings
 * between them, block quotations, and paragraphs that the page's own JSON-LD gives as the article's. Linear in the text: each block is
 * looked up by its words and by its names.
 * Refused: putting back every paragraph of the part of the page that is the article. On the pages tried it brought in as many blurbs
 * and subscription offers as lost paragraphs.
 */

/** Fewer words than this are a label. */
const FEWEST_WORDS = 4;
/** Words of a paragraph that may be told by its neighbours. */
const PARAGRAPH_WORDS = 8;
/** More of it in links than this is a way to other pages. */
const MOSTLY_LINKS = 0.5;
/** Kept paragraphs that must be printed in a way before another printed so is taken for the article's. */
const FEWEST_LIKE_IT = 2;
/** UTF-16 code units. */
const LONGEST_STANDFIRST = 700;
/** How far before the text a standfirst may stand, in elements: it belongs to the headline's block. */
const NEAR = 200;
/** A description with fewer words is a slogan, which may stand anywhere. */
const DESCRIPTION_WORDS = 5;

const STANDFIRST_NAMES =
  /standfirst|sub-?headline|subtitle|alternativeheadline|\bdek\b|(?:article|story|post|entry|content)[-_]{0,2}(?:lead|intro|summary|excerpt|description)\b|\b(?:lead|intro|sapo|chapo|chapeau|vorspann|anriss|entradilla|sommario|ingress|zajawka)\b/;

/** What the page says of its article; as written. */
export interface SaidOfArticle {
  /** `articleBody` of JSON-LD; null where there is none. */
  readonly body: string | null;
  /** What it gives as the article's summary. */
  readonly descriptions: readonly string[];
}

/** The element round all of these blocks: the longest path they share. */
function sharedPath(blocks: readonly RenderedBlock[]): readonly number[] {
  const [first, ...others] = blocks.map(({ standing = NOWHERE }) => standing.path);
  if (first === undefined) return [];
  const length = others.reduce((shared, path) => {
    const differs = first.slice(0, shared).findIndex((place, depth) => path[depth] !== place);
    return differs < 0 ? shared : differs;
  }, first.length);
  return first.slice(0, length);
}

/** Ways of printing, each as specific as possible: among the children of one element, or under names of its own. */
function waysOf({ standing = NOWHERE }: RenderedBlock): string[] {
  const printed = printedAs(standing);
  const among = `${parentPlace(standing)} ${ownName(standing)}`;
  return printed === null ? [among] : [among, printed];
}

function isParagraph(block: RenderedBlock): boolean {
  const { kind } = block.standing ?? NOWHERE;
  return kind === 'text' && block.region !== 'caption' && wordCount(block.text) >= PARAGRAPH_WORDS;
}

/** How the paragraphs that were kept are printed, and where. */
class KeptPassages {
  private readonly ways = new Map<string, number>();
  private readonly parents: ReadonlySet<number>;
  private readonly parentNames: ReadonlySet<string>;
  private readonly part: readonly number[];
  private readonly article: number | null;
  readonly first: number;
  readonly last: number;

  constructor(kept: readonly RenderedBlock[]) {
    const prose = kept.filter(isParagraph);
    for (const way of prose.flatMap(waysOf)) this.ways.set(way, (this.ways.get(way) ?? 0) + 1);
    const standings = prose.map(({ standing = NOWHERE }) => standing);
    this.parents = new Set(standings.map(parentPlace));
    this.parentNames = new Set(standings.map(parentName).filter((name) => name.includes(' ')));
    this.part = sharedPath(prose.length > 1 ? prose : kept);
    this.article = standings[0]?.article ?? null;
    this.first = kept[0]?.order ?? 0;
    this.last = kept.at(-1)?.order ?? 0;
  }

  /** Whether a paragraph is printed as those that were kept. */
  printsAlike(block: RenderedBlock): boolean {
    return (
      this.isInArticle(block) &&
      isParagraph(block) &&
      waysOf(block).some((way) => (this.ways.get(way) ?? 0) >= FEWEST_LIKE_IT)
    );
  }

  /** Whether a heading stands among paragraphs that were kept. */
  isHeading(block: RenderedBlock): boolean {
    const { standing = NOWHERE } = block;
    if (standing.kind !== 'heading' || block.linked > MOSTLY_LINKS || !this.isInArticle(block)) return false;
    return this.parents.has(parentPlace(standing)) || this.parentNames.has(parentName(standing));
  }

  isInPart({ standing = NOWHERE, order }: RenderedBlock): boolean {
    // The body holds everything, other articles too.
    const { part } = this;
    return (
      part.length > 1 && order >= this.first && part.every((place, depth) => standing.path[depth] === place)
    );
  }

  private isInArticle({ standing = NOWHERE }: RenderedBlock): boolean {
    return standing.article === this.article;
  }
}

/** Judges the blocks beside the article, in the order of the document. */
class Judge {
  private readonly known: Set<string>;
  private readonly text: string;
  private readonly said: string;
  private readonly descriptions: readonly string[];
  private isOther = false;

  constructor(
    private readonly kept: KeptPassages,
    blocks: readonly RenderedBlock[],
    said: SaidOfArticle,
  ) {
    const words = blocks.map(({ text }) => bareWords(text));
    this.known = new Set(words);
    this.text = ` ${words.join(' ')} `;
    this.said = said.body === null ? '' : ` ${bareWords(said.body)} `;
    this.descriptions = said.descriptions
      .map(bareWords)
      .filter((words) => wordCount(words) >= DESCRIPTION_WORDS);
  }

  /** The region in which a block belongs to the article; null when it does not. */
  regionOf(block: RenderedBlock): Region | null {
    // Below the text a top heading is that of the next article.
    this.isOther ||= block.order > this.kept.last && ownName(block.standing ?? NOWHERE).startsWith('h1');
    if (this.isOther) return null;
    const words = bareWords(block.text);
    if (wordCount(words) < FEWEST_WORDS || this.leadsElsewhere(block)) return null;
    if (this.known.has(words) || this.text.includes(` ${words} `)) return null;
    this.known.add(words);
    if (this.isStandfirst(block, words)) return 'standfirst';
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

  private isStandfirst({ order, text, standing = NOWHERE }: RenderedBlock, words: string): boolean {
    if (order > this.kept.first || text.length > LONGEST_STANDFIRST) return false;
    const isDescribed =
      wordCount(words) >= DESCRIPTION_WORDS &&
      this.descriptions.some((said) => said.startsWith(words) || words.startsWith(said));
    return (
      isDescribed ||
      (order >= this.kept.first - NEAR && STANDFIRST_NAMES.test(standing.names.slice(0, 2).join(' ')))
    );
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
