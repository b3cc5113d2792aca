import { bareWords } from './bare-words';
import { type BelowReason, withoutBelow } from './below-text';
import { inItsRegion } from './block-region';
import { hasMarks } from './has-marks';
import { isByline } from './is-byline';
import { type SaidOfArticle, withLeftOutPassages } from './left-out-passages';
import { isProse } from './page-kind';
import type { RenderedBlock } from './page-reading';
import { otherArticles } from './other-articles';
import { linkLists } from './link-lists';
import { NOWHERE, parentPlace } from './standing';
import { tellsMore } from './tells-more';
import { stockKind } from './stock-kind';
import type { StockKind } from './stock-phrases';
import { wordCount } from './word-count';

/**
 * Which of the paragraphs read off a page are its article. What was left out wrongly is put back; then each paragraph is judged by
 * its own words, its place and the names round it, none of which is believed of a paragraph that quotes somebody, unless it says
 * itself that it leads elsewhere; at last, what stands below the text is taken off. Linear in the text.
 */

/** Why a paragraph is no part of the article. */
export type DropReason =
  | StockKind
  | 'no-words'
  | 'headline'
  | 'caption'
  | 'link'
  | 'byline'
  | 'named'
  | 'repeated'
  | 'link-list'
  | 'other-article'
  | BelowReason;

/** A paragraph that was left out of the article. */
export interface DroppedBlock {
  readonly reason: DropReason;
  readonly text: string;
}

/** What is known of an article besides its paragraphs. */
export interface TextFrame extends SaidOfArticle {
  /** Every wording of the headline. */
  readonly headlines: readonly string[];
  readonly authors: readonly string[];
  /** It is told in posts. */
  readonly isLive?: boolean;
}

/** UTF-16 code units; links to other pages are longer than a name and shorter than this. */
const LONGEST_LINK = 200;
/** More of a paragraph in links than this is one link. */
const ONE_LINK = 0.9;
/** Words of a headline from which it is known with a kicker before it, and words of the kicker. */
const LONG_HEADLINE = 4;
const MOST_KICKER_WORDS = 8;
/** Words of a paragraph that nobody prints twice on purpose. */
const LONG_REPEATED = 12;
/** UTF-16 code units; what a page names as something beside the article is no longer. */
const LONGEST_NAMED = 400;
/** Paragraphs of prose that stand above a byline: the standfirst. */
const MOST_ABOVE_BYLINE = 1;
const BESIDE_NAMES =
  /(?:^|[\s_-])(?:byline|timestamp|pub-?date|date|time|date-?time|(?:post-?|entry-?|article-?)?meta(?:-?data|-?info)?|post-?info|author-?(?:bio|box|info|card|description|name|profile)|bio|authors?|tags?|tag-?list|topics|keywords|paywall|premium|piano|player|video-?(?:player|title|caption|description|info)|audio|poll|survey|quiz|disclaimer|toc|read-?more|see-?also|also-?read|more-?on|ads?|advertorial|placeholder|gallery|kicker|overline|topline|eyebrow|dachzeile|spitzmarke)(?:[\s_-]|$)/;

/** Judges the paragraphs of an article one after the other. */
class BlockJudge {
  private readonly headlines: ReadonlySet<string>;
  private readonly longHeadlines: readonly string[];
  private readonly authors: readonly string[];
  /** UTF-16 code units of text in each element. */
  private readonly lengths = new Map<number, number>();
  private readonly linkLists: ReadonlySet<number>;
  private readonly otherArticles: ReadonlySet<number>;
  private readonly seen = new Set<string>();
  private proseRead = 0;

  constructor({ headlines, authors, isLive = false }: TextFrame, blocks: readonly RenderedBlock[]) {
    const words = headlines.map(bareWords);
    this.headlines = new Set(words);
    this.longHeadlines = words.filter((headline) => wordCount(headline) >= LONG_HEADLINE);
    this.authors = authors;
    this.linkLists = linkLists(blocks);
    // Each post of a live blog may be an article of its own.
    this.otherArticles = isLive ? new Set() : otherArticles(blocks);
    for (const { standing = NOWHERE, text } of blocks)
      for (const place of new Set(standing.path))
        this.lengths.set(place, (this.lengths.get(place) ?? 0) + text.length);
  }

  /** Why the next paragraph is none of the article's; null when it is one. */
  reason(block: RenderedBlock): DropReason | null {
    const words = bareWords(block.text);
    const reason =
      this.reasonByWords(block, words) ?? this.reasonElsewhere(block) ?? this.reasonByPlace(block, words);
    if (reason === null && isProse(block)) this.proseRead++;
    return reason;
  }

  private reasonByWords({ text }: RenderedBlock, words: string): DropReason | null {
    if (words === '') return 'no-words';
    if (this.headlines.has(words) || this.isHeadlineWithKicker(words)) return 'headline';
    const stock = stockKind(text);
    return stock !== null && (stock === 'elsewhere' || !hasMarks(text)) ? stock : null;
  }

  /** It belongs to another article, whose quotations are as little this one's as its words. */
  private reasonElsewhere({ standing = NOWHERE }: RenderedBlock): DropReason | null {
    if (standing.kind === 'item' && this.linkLists.has(parentPlace(standing))) return 'link-list';
    return standing.article !== null && this.otherArticles.has(standing.article) ? 'other-article' : null;
  }

  private reasonByPlace(block: RenderedBlock, words: string): DropReason | null {
    const { text, region, linked } = block;
    if (hasMarks(text)) return this.isRepeated(block, words) ? 'repeated' : null;
    if (region === 'caption' && !tellsMore(text)) return 'caption';
    if (region === 'body') {
      if (linked > ONE_LINK && text.length <= LONGEST_LINK) return 'link';
      if (this.proseRead <= MOST_ABOVE_BYLINE && isByline(text, this.authors)) return 'byline';
      if (this.isNamed(block)) return 'named';
    }
    return this.isRepeated(block, words) ? 'repeated' : null;
  }

  private isHeadlineWithKicker(words: string): boolean {
    return this.longHeadlines.some(
      (headline) => words.endsWith(headline) && wordCount(words) <= wordCount(headline) + MOST_KICKER_WORDS,
    );
  }

  /** Names of the element itself, or of one round it that holds nothing more. */
  private isNamed({ text, standing = NOWHERE }: RenderedBlock): boolean {
    const { kind, names } = standing;
    if (kind === 'cell' || kind === 'heading' || text.length > LONGEST_NAMED) return false;
    if (BESIDE_NAMES.test(names[0] ?? '')) return true;
    return (
      (this.lengths.get(parentPlace(standing)) ?? 0) <= LONGEST_NAMED && BESIDE_NAMES.test(names[1] ?? '')
    );
  }

  /** Printed once for small screens and once for large ones. */
  private isRepeated({ standing = NOWHERE }: RenderedBlock, words: string): boolean {
    if (standing.kind !== 'text' || wordCount(words) < LONG_REPEATED) return false;
    if (this.seen.has(words)) return true;
    this.seen.add(words);
    return false;
  }
}

/** What leads to other articles goes with the heading above it. */
function withHeadingsOfLost(
  blocks: readonly RenderedBlock[],
  reasons: readonly (DropReason | null)[],
): (DropReason | null)[] {
  return reasons.map((reason, index) => {
    const next = reasons[index + 1] ?? null;
    const leads = next === 'link-list' || next === 'other-article';
    return reason === null && leads && blocks[index]?.standing?.kind === 'heading' ? next : reason;
  });
}

/**
 * The article's paragraphs, in reading order.
 *
 * @param kept those taken for the article's inside the page
 * @param beside the page's other paragraphs
 * @param dropped takes down what of `kept` was left out, and why; null when nobody asks
 */
export function articleBlocks(
  { kept, beside }: { readonly kept: readonly RenderedBlock[]; readonly beside: readonly RenderedBlock[] },
  frame: TextFrame,
  dropped: DroppedBlock[] | null = null,
): RenderedBlock[] {
  const drop = (reason: DropReason, { text }: RenderedBlock) => dropped?.push({ reason, text });
  const read = withLeftOutPassages(kept.map(inItsRegion), beside.map(inItsRegion), frame);
  const judge = new BlockJudge(frame, read);
  const reasons = withHeadingsOfLost(
    read,
    read.map((block) => judge.reason(block)),
  );
  const blocks = read.filter((block, index) => {
    const reason = reasons[index] ?? null;
    if (reason !== null) drop(reason, block);
    return reason === null;
  });
  return withoutBelow(blocks, frame.authors, drop);
}
