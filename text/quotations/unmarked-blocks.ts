/**
 * Block quotations without marks: the page sets the words apart, so the whole block is a quotation. Runs of such
 * blocks are one, and a last line of a dash and a name credits it (embedded posts are printed so).
 */
import type { Block, Range } from '@/text/article';
import type { Span } from './find-spans';
import type { LanguageRules } from './language-rules';
import { transcriptSpans } from './transcript-turns';

/** Marked words must make up this share of a block, or the block is a quotation that itself quotes. */
const MARKED_SHARE = 0.6;
const CREDIT = /(?:^|\s)[—–―-]{1,2}\s?\p{Lu}[^\n]{0,80}$/u;

/** Most of the block stands in marks: they are read as anywhere. */
function isQuotedByMarks(block: Block, spans: readonly Span[]): boolean {
  const marked = spans.reduce((sum, span) => sum + span.outer.end - span.outer.start, 0);
  return marked >= MARKED_SHARE * (block.end - block.start);
}

/** The block without the credit line at its end; null when nothing else is in it. */
function quotedPart(text: string, block: Range): Range | null {
  const words = text.slice(block.start, block.end);
  const credit = CREDIT.exec(words);
  const kept = credit === null ? words : words.slice(0, credit.index);
  const end = block.start + kept.trimEnd().length;
  return end > block.start ? { start: block.start, end } : null;
}

/** Outer and inner range are the same: there are no marks. */
function wholeBlock(text: string, block: Block, index: number, goesOn: boolean): Span | null {
  const part = quotedPart(text, block);
  if (part === null) return null;
  const endsBlock = part.end === block.end;
  return { ...part, block: index, outer: part, isClosed: true, startsBlock: true, endsBlock, goesOn };
}

/** Block quotations that follow each other are paragraphs of one. */
function nextGoesOn(
  text: string,
  blocks: readonly Block[],
  spansOf: ReadonlyMap<number, readonly Span[]>,
  index: number,
): boolean {
  const next = blocks[index + 1];
  if (next?.region !== 'blockquote' || quotedPart(text, next) === null) return false;
  return !isQuotedByMarks(next, spansOf.get(index + 1) ?? []);
}

/** The spans, with whole blocks where the page or a transcript quotes without marks. */
export function withUnmarkedBlocks(
  text: string,
  blocks: readonly Block[],
  spans: readonly Span[],
  rules: LanguageRules,
): readonly Span[] {
  const spansOf = new Map<number, Span[]>();
  for (const span of spans) {
    const own = spansOf.get(span.block);
    if (own === undefined) spansOf.set(span.block, [span]);
    else own.push(span);
  }
  const isFree = (block: number): boolean => !spansOf.has(block);
  for (const turn of transcriptSpans(text, blocks, isFree, rules)) spansOf.set(turn.block, [turn]);
  return blocks.flatMap((block, index) => {
    const own = spansOf.get(index) ?? [];
    if (block.region !== 'blockquote' || isQuotedByMarks(block, own)) return own;
    return wholeBlock(text, block, index, nextGoesOn(text, blocks, spansOf, index)) ?? [];
  });
}
