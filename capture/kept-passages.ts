import type { RenderedBlock } from './page-reading';
import { NOWHERE, ownName, parentName, parentPlace, printedAs } from './standing';
import { wordCount } from './word-count';

/** Words of a paragraph that may be told by its neighbours. */
const PARAGRAPH_WORDS = 8;
/** More of it in links than this is a way to other pages. */
const MOSTLY_LINKS = 0.5;
/** Kept paragraphs that must be printed in a way before another printed so is taken for the article's. */
const FEWEST_LIKE_IT = 2;

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

export function isParagraph(block: RenderedBlock): boolean {
  const { kind } = block.standing ?? NOWHERE;
  return kind === 'text' && block.region !== 'caption' && wordCount(block.text) >= PARAGRAPH_WORDS;
}

/** How the paragraphs that were kept are printed, and where. */
export class KeptPassages {
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
