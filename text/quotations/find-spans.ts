/**
 * Finds the runs of text between quotation marks, block by block.
 *
 * What: marks are matched like brackets on a stack; the outermost pair counts, pairs inside it belong to its words.
 * An opener that finds no closer yields a run that ends where the next one starts, or with its block: damage never
 * spreads beyond a paragraph. A run left open at the end of a block goes on in the next one only when that begins with
 * an opener again, as the printing convention has it.
 * Cost: linear in the text.
 * Refused: parity, one regex per style, scanning to the nearest closer (loses nested marks of the same shape).
 */
import type { Block, Range } from '@/text/article';
import { dashSpans } from './dash-dialogue';
import { splitDashIncise } from './dash-incise';
import { splitIncise } from './incise';
import type { LanguageRules } from './language-rules';
import { mixDialogue } from './mixed-dialogue';
import type { MarkStyle } from './mark-style';
import { outermost, type Pair, pairMarks } from './pair-marks';
import { isSceneNote } from './nobodys-text';
import { readMarks } from './read-marks';
import { withSharedClosers } from './shared-closer';
import { trimmedRange } from './trimmed-range';
import { turnLabelLength } from './turn-label';

/** A run between marks, marks left out. */
export interface Span extends Range {
  /** Index of its block. */
  readonly block: number;
  /** The run with its marks. */
  readonly outer: Range;
  /** It has a closing mark. */
  readonly isClosed: boolean;
  /** Its block begins with it. */
  readonly startsBlock: boolean;
  /** Nothing of its block stands after it. */
  readonly endsBlock: boolean;
  /** The same utterance goes on in the next span, which begins the next block. */
  readonly goesOn: boolean;
}

/** A run without a closer ends where the next one begins, or with its block. */
function spanOf(text: string, block: Block, index: number, pair: Pair, next: Pair | undefined): Span | null {
  const limit = pair.close?.start ?? next?.open.start ?? block.end;
  // French puts spaces inside its marks; they are no words.
  const words = trimmedRange(text, { start: pair.open.end, end: limit });
  if (words === null) return null;
  const outer = { start: pair.open.start, end: pair.close?.end ?? words.end };
  return {
    ...words,
    block: index,
    outer,
    isClosed: pair.close !== null,
    startsBlock: text.slice(block.start, outer.start).trim() === '',
    endsBlock: text.slice(outer.end, block.end).trim() === '',
    goesOn: false,
  };
}

/** Headlines are set in single marks where the body has double ones, to save width. */
function blockStyle(text: string, block: Block, style: MarkStyle): MarkStyle {
  if (block.region !== 'headline' || /["“„«»]/.test(text.slice(block.start, block.end))) return style;
  return { ...style, singleQuotes: true };
}

/** Stray markup: the value of author="…" is nobody's words. */
function isAttribute(text: string, mark: number): boolean {
  return text.charAt(mark - 1) === '=' && /^[\w-]$/.test(text.charAt(mark - 2));
}

/** « A, dit-elle. B » is two spans: the attribution between them is narration. */
function withoutIncise(text: string, span: Span, rules: LanguageRules): readonly Span[] {
  const { segments, isSplit } = rules.incisedByDash
    ? splitDashIncise(text, span, rules)
    : splitIncise(text, span, rules);
  if (!isSplit) return [span];
  return segments.map((range, at) => ({
    ...span,
    ...range,
    outer: {
      start: at === 0 ? span.outer.start : range.start,
      end: at === 0 || at < segments.length - 1 ? range.end : span.outer.end,
    },
    startsBlock: at === 0 && span.startsBlock,
    endsBlock: at > 0 && at === segments.length - 1 && span.endsBlock,
    goesOn: false,
  }));
}

/**
 * "It was “the long night.”, and the next paragraph re-opens with the same mark: marks of another shape inside a run left open
 * belong to its words.
 */
function withoutNested(
  text: string,
  block: Block,
  next: Block | undefined,
  pairs: readonly Pair[],
): readonly Pair[] {
  const [first, second] = pairs;
  if (first === undefined || second === undefined || first.close !== null) return pairs;
  if (first.open.start !== block.start || next?.region !== block.region) return pairs;
  const mark = text.charAt(block.start);
  return text.charAt(next.start) === mark && text.charAt(second.open.start) !== mark ? [first] : pairs;
}

/** Most languages do not mix dashes and marks in one paragraph: there dashes are looked at only where no mark was found. */
function spansOfBlock(
  text: string,
  blocks: readonly Block[],
  index: number,
  style: MarkStyle,
  rules: LanguageRules,
): readonly Span[] {
  const block = blocks[index];
  if (block === undefined) return [];
  const marks = readMarks(text, block, blockStyle(text, block, style), rules);
  const matched = pairMarks(marks);
  const closed = rules.sharedClosers ? withSharedClosers(text, block.end, matched) : matched;
  const unnested = withoutNested(text, block, blocks[index + 1], outermost(closed));
  const pairs = unnested.filter(({ open }) => !isAttribute(text, open.start));
  const marked = pairs.flatMap((pair, at) => spanOf(text, block, index, pair, pairs[at + 1]) ?? []);
  if (marked.length === 0) return dashSpans(text, block, index, [], rules);
  if (rules.mixedDialogue) {
    const outers = marked.map((span) => span.outer);
    const turns = dashSpans(text, block, index, outers, rules);
    if (turns.length > 0) return mixDialogue(turns, marked);
  }
  return rules.incise || rules.incisedByDash
    ? marked.flatMap((span) => withoutIncise(text, span, rules))
    : marked;
}

/** Left open at the end of its block, and the next block opens again in the same part of the article. */
function isReopened(blocks: readonly Block[], span: Span, next: Span): boolean {
  if (span.isClosed || !span.endsBlock || !next.startsBlock || next.block !== span.block + 1) return false;
  return blocks[next.block]?.region === blocks[span.block]?.region;
}

/** Paragraphs of a printed transcript all open: each turn, and each note between them, stands alone. */
function isOneUtterance(text: string, span: Span, next: Span): boolean {
  if (isSceneNote(text.slice(span.start, span.end)) || isSceneNote(text.slice(next.start, next.end)))
    return false;
  return turnLabelLength(text, next) === 0;
}

/** The spans of all blocks in text order. `blocks` as in an article: in order, not overlapping. */
export function findSpans(
  text: string,
  blocks: readonly Block[],
  style: MarkStyle,
  rules: LanguageRules,
): readonly Span[] {
  const spans = blocks.flatMap((_, index) => spansOfBlock(text, blocks, index, style, rules));
  return spans.map((span, at) => {
    const next = spans[at + 1];
    if (next === undefined || !isReopened(blocks, span, next)) return span;
    return isOneUtterance(text, span, next) ? { ...span, goesOn: true } : span;
  });
}
