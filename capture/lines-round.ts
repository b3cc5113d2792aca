import { bareWords } from './bare-words';
import type { PageReading, PrintedLine, RenderedBlock } from './page-reading';

/** UTF-16 code units; bylines and dates stand in shorter lines. */
const LONGEST_LINE = 150;
/** Paragraphs from here on are the article's own words. */
const PARAGRAPH = 150;
/** A standfirst reads like the first paragraph, so lines are read up to the second. */
const PARAGRAPHS_PASSED = 2;
/** Elements between a headline and the first words: more are pictures, players, other articles. */
const FARTHEST = 120;
/** Last lines of an article of which one may be signed. */
const LAST_LINES = 3;
/** A kicker and a date may stand above the headline, and what signs an article below its last words, so many elements off. */
const ABOVE_HEADLINE = 80;
const BELOW_END = 40;

/** A line of which more is linked is a tag or a teaser. Share, 0 to 1. */
const LINKED = 0.5;

/** A line, and whether it is a link. */
export interface RoundLine extends PrintedLine {
  readonly isLink: boolean;
}

/** The short lines a page prints round an article's text: where bylines and dates stand that no markup names. */
export interface LinesRound {
  /** From the headline to the first paragraphs, in the order of the page. */
  readonly above: readonly RoundLine[];
  /** The article's last lines. */
  readonly below: readonly RoundLine[];
  /** Place of the printed headline; null where none is printed. */
  readonly headline: number | null;
  /** Whether a place is inside the article or near it: what a page prints farther off belongs to other articles. */
  isNear(order: number): boolean;
  /** Whether the article's paragraphs and captions speak of somebody. */
  tells(name: string): boolean;
  /** Whether a word stands in its paragraphs without a capital, as only ordinary words do. */
  saysSmall(word: string): boolean;
  /** Whether these words stand anywhere in the page's text. */
  prints(words: string): boolean;
}

/** Of words somebody selected, nothing round them is known. */
export const NO_LINES: LinesRound = {
  above: [],
  below: [],
  headline: null,
  isNear: () => true,
  tells: () => false,
  saysSmall: () => false,
  prints: () => true,
};

const isLine = ({ text, region }: RenderedBlock): boolean =>
  region !== 'caption' && text.trim() !== '' && text.length <= LONGEST_LINE;

const lineOf = ({ text, order, linked }: RenderedBlock): RoundLine => ({
  words: text.trim(),
  order,
  isLink: linked > LINKED,
});

/** Where the headline is printed: where a heading or a paragraph says it. */
function printedAt(
  { print, blocks }: PageReading,
  all: readonly RenderedBlock[],
  headline: string,
): number | null {
  const wanted = bareWords(headline);
  if (wanted === '') return null;
  const says = (words: string): boolean => bareWords(words) === wanted;
  const heading =
    print.headings.find(({ words }) => says(words)) ??
    print.headings.find(({ words }) => bareWords(words).includes(wanted));
  if (heading !== undefined) return heading.order;
  const line = all.find(({ text }) => text.length <= 2 * headline.length && says(text));
  if (line !== undefined) return line.order;
  // Printed in other words than stated: the top heading before the text.
  const first = blocks[0]?.order ?? 0;
  const top = print.headings.findLast(({ order }) => order < first && order > first - ABOVE_HEADLINE);
  return top?.order ?? first - 1;
}

function linesAbove(
  all: readonly RenderedBlock[],
  kept: ReadonlySet<RenderedBlock>,
  headline: number,
): RoundLine[] {
  const lines: RoundLine[] = [];
  let paragraphs = 0;
  for (const block of all) {
    if (block.order <= headline || block.order > headline + FARTHEST) continue;
    if (kept.has(block) && block.region !== 'caption' && block.text.length > PARAGRAPH) paragraphs += 1;
    if (paragraphs === PARAGRAPHS_PASSED) break;
    if (isLine(block)) lines.push(lineOf(block));
  }
  return lines;
}

/** A question to a text that is only read when it is asked for the first time. */
function soughtIn(read: () => readonly string[]): (words: string) => boolean {
  let text: string | null = null;
  return (words) => {
    text ??= read()
      .map((part) => ` ${part.replace(/\s+/g, ' ')} `)
      .join('\n');
    return words !== '' && text.includes(` ${words} `);
  };
}

/** Reads the lines round the text of a page; linear in its text. */
export function linesRound(reading: PageReading, headline: string | null): LinesRound {
  const { blocks, beside = [], selection } = reading;
  const last = blocks.at(-1);
  if (selection === true || last === undefined) return NO_LINES;
  const all = [...blocks, ...beside].toSorted((a, b) => a.order - b.order);
  const at = printedAt(reading, all, headline ?? '');
  const first = at ?? last.order;
  const end = blocks.reduce((place, { order }) => Math.max(place, order), first);
  const prose = blocks.filter((block) => !isLine(block)).map(({ text }) => text);
  const told = soughtIn(() => prose.map(bareWords));
  const small = soughtIn(() =>
    prose.map((text) => text.replace(/\p{Lu}[\p{L}\p{M}]*|[^\p{L}\p{M}]+/gu, ' ')),
  );
  const printed = soughtIn(() => all.map(({ text }) => bareWords(text)));
  return {
    above: at === null ? [] : linesAbove(all, new Set(blocks), at),
    below: blocks.slice(-LAST_LINES).filter(isLine).map(lineOf),
    headline: at,
    isNear: (order) => order >= first - ABOVE_HEADLINE && order <= end + BELOW_END,
    tells: (name) => told(bareWords(name)),
    saysSmall: small,
    prints: (words) => printed(bareWords(words)),
  };
}
