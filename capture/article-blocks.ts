import { bareWords } from './bare-words';
import { isoDate } from './iso-date';
import { type SaidOfArticle, withLeftOutPassages } from './left-out-passages';
import { isProse } from './page-kind';
import type { RenderedBlock } from './page-reading';
import { NOWHERE, parentPlace } from './standing';
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
  | 'author'
  | 'below';

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
}

const QUOTES = /["“”„«»「『]/;
const SENTENCE_END = /[.!?…:。！？؟।”"»’)]$/;

/** UTF-16 code units; links to other pages are longer than a name and shorter than this. */
const LONGEST_LINK = 200;
/** More of a paragraph in links than this is one link. */
const ONE_LINK = 0.9;
/** Words of a line that tells who wrote and when; longer ones are sentences. */
const LONGEST_BYLINE = 14;
/** "By … and staff, transport editor" */
const MOST_ROLE_WORDS = 6;
/** "Published on Tuesday, 3 February 2026, 19:05 CET" */
const MOST_DATE_WORDS = 10;
/** Words of a headline from which it is known with a kicker before it, and words of the kicker. */
const LONG_HEADLINE = 4;
const MOST_KICKER_WORDS = 8;
/** Words of a paragraph that nobody prints twice on purpose. */
const LONG_REPEATED = 12;
/** UTF-16 code units; what a page names as something beside the article is no longer. */
const LONGEST_NAMED = 400;
/** Paragraphs of prose that stand above a byline: the standfirst. */
const MOST_ABOVE_BYLINE = 1;
/** Lines below the text, and words of each. */
const MOST_BELOW = 4;
const LONGEST_BELOW = 8;

const CAPTION_NAMES =
  /(?:^|[\s_-])(?:wp-)?(?:img-?|image-?|photo-?|media-?|pic-?)?(?:captions?|credits?|copyright|legend|bildunterschrift|bu|fotocredit|attribution)(?:[\s_-]|$)/;
const BESIDE_NAMES =
  /(?:^|[\s_-])(?:byline|timestamp|pub-?date|date|time|date-?time|(?:post-?|entry-?|article-?)?meta(?:-?data|-?info)?|post-?info|author-?(?:bio|box|info|card|description|name|profile)|bio|authors?|tags?|tag-?list|topics|keywords|paywall|premium|piano|player|video-?(?:player|title|caption|description|info)|audio|poll|survey|quiz|disclaimer|toc|read-?more|see-?also|also-?read|more-?on|ads?|advertorial|placeholder|gallery|kicker|overline|topline|eyebrow|dachzeile|spitzmarke)(?:[\s_-]|$)/;

/** A line of the byline that got in with the text: nothing but a date, or an author's name with little round it. */
function isByline(text: string, authors: readonly string[]): boolean {
  const words = wordCount(text);
  if (words > LONGEST_BYLINE) return false;
  const lower = text.toLowerCase();
  const named = authors.filter((author) => lower.includes(author.toLowerCase()));
  const rest = named.reduce((left, author) => left - wordCount(author), words);
  return (
    (named.length > 0 && rest <= MOST_ROLE_WORDS) || (words <= MOST_DATE_WORDS && isoDate(text) !== null)
  );
}

/** The block, in the region of a caption where the page only names it so. */
function inItsRegion(block: RenderedBlock): RenderedBlock {
  const { kind, names } = block.standing ?? NOWHERE;
  if (block.region !== 'body' || kind === 'heading') return block;
  const isCaption = names.slice(0, 2).some((name) => CAPTION_NAMES.test(name) || name.startsWith('figure '));
  return isCaption ? { ...block, region: 'caption' } : block;
}

/** Judges the paragraphs of an article one after the other. */
class BlockJudge {
  private readonly headlines: ReadonlySet<string>;
  private readonly longHeadlines: readonly string[];
  private readonly authors: readonly string[];
  /** UTF-16 code units of text in each element. */
  private readonly lengths = new Map<number, number>();
  private readonly seen = new Set<string>();
  private proseRead = 0;

  constructor({ headlines, authors }: TextFrame, blocks: readonly RenderedBlock[]) {
    const words = headlines.map(bareWords);
    this.headlines = new Set(words);
    this.longHeadlines = words.filter((headline) => wordCount(headline) >= LONG_HEADLINE);
    this.authors = authors;
    for (const { standing = NOWHERE, text } of blocks)
      for (const place of new Set(standing.path))
        this.lengths.set(place, (this.lengths.get(place) ?? 0) + text.length);
  }

  /** Why the next paragraph is none of the article's; null when it is one. */
  reason(block: RenderedBlock): DropReason | null {
    const words = bareWords(block.text);
    const reason = this.reasonByWords(block, words) ?? this.reasonByPlace(block, words);
    if (reason === null && isProse(block)) this.proseRead++;
    return reason;
  }

  private reasonByWords({ text }: RenderedBlock, words: string): DropReason | null {
    if (words === '') return 'no-words';
    if (this.headlines.has(words) || this.isHeadlineWithKicker(words)) return 'headline';
    const stock = stockKind(text);
    return stock !== null && (stock === 'elsewhere' || !QUOTES.test(text)) ? stock : null;
  }

  private reasonByPlace(block: RenderedBlock, words: string): DropReason | null {
    const { text, region, linked } = block;
    if (QUOTES.test(text)) return this.isRepeated(block, words) ? 'repeated' : null;
    if (region === 'caption') return 'caption';
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

/** Why the last paragraph of a text stands below it: it tells of the author, or ends no sentence. */
function reasonBelow(block: RenderedBlock, authors: readonly string[], before: number): DropReason | null {
  const { text, region, standing = NOWHERE } = block;
  if (region !== 'body' || QUOTES.test(text)) return null;
  if (authors.some((author) => wordCount(author) > 1 && text.startsWith(author))) return 'author';
  const isLine = standing.kind === 'text' && !SENTENCE_END.test(text) && wordCount(text) <= LONGEST_BELOW;
  return isLine && before < MOST_BELOW ? 'below' : null;
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
  const read = withLeftOutPassages(kept, beside, frame).map(inItsRegion);
  const judge = new BlockJudge(frame, read);
  const blocks = read.filter((block) => {
    const reason = judge.reason(block);
    if (reason !== null) dropped?.push({ reason, text: block.text });
    return reason === null;
  });
  const begin = blocks.findIndex(isProse);
  for (let below = 0; begin >= 0 && blocks.length > begin + 1; below++) {
    const last = blocks.at(-1);
    const reason = last === undefined ? null : reasonBelow(last, frame.authors, below);
    if (last === undefined || reason === null) break;
    dropped?.push({ reason, text: last.text });
    blocks.pop();
  }
  return blocks;
}
