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
import { splitIncise } from './incise';
import type { LanguageRules } from './language-rules';
import type { MarkStyle } from './mark-style';
import type { MarkFamily } from './quotation-marks';
import { type Mark, readMarks } from './read-marks';

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

interface Pair {
  readonly open: Mark;
  readonly close: Mark | null;
}

/** Later in the block, before anything opens again, stands a closer surer than this one. */
function surerCloserAhead(marks: readonly Mark[]): readonly boolean[] {
  const ahead: boolean[] = new Array<boolean>(marks.length).fill(false);
  let found: MarkFamily | null = null;
  for (let index = marks.length - 1; index >= 0; index -= 1) {
    const mark = marks[index];
    if (mark === undefined) continue;
    ahead[index] = found === mark.family;
    if (mark.role === 'open') found = null;
    else if (mark.isStrong) found = mark.family;
  }
  return ahead;
}

/** The open marks of one block; counts per family keep every step at constant cost. */
class OpenMarks {
  private readonly stack: Mark[] = [];
  private readonly count = new Map<MarkFamily, number>();
  readonly lost: Mark[] = [];

  has(family: MarkFamily): boolean {
    return (this.count.get(family) ?? 0) > 0;
  }

  get top(): Mark | undefined {
    return this.stack.at(-1);
  }

  push(mark: Mark): void {
    this.stack.push(mark);
    this.count.set(mark.family, (this.count.get(mark.family) ?? 0) + 1);
  }

  /** Takes the last opener of the family; openers above it never found their closer. */
  take(family: MarkFamily): Mark | null {
    while (this.has(family)) {
      const mark = this.stack.pop();
      if (mark === undefined) return null;
      this.count.set(mark.family, (this.count.get(mark.family) ?? 1) - 1);
      if (mark.family === family) return mark;
      this.lost.push(mark);
    }
    return null;
  }

  rest(): readonly Mark[] {
    return [...this.lost, ...this.stack];
  }
}

function isNoMark(mark: Mark, open: OpenMarks, surerAhead: boolean): boolean {
  if (mark.maybeMeasure && (!open.has('double') || (surerAhead && !mark.isStrong))) return true;
  if (mark.family !== 'single' || mark.role === 'open') return false;
  // A single closer inside a double run is an apostrophe unless a single mark opened there.
  return open.top?.family !== 'single' || (mark.maybePossessive && !mark.isStrong && surerAhead);
}

function closes(mark: Mark, open: OpenMarks): boolean {
  if (mark.role === 'close') return true;
  if (mark.role === 'either') return open.has(mark.family);
  return false;
}

function pairMarks(marks: readonly Mark[]): readonly Pair[] {
  const open = new OpenMarks();
  const pairs: Pair[] = [];
  const ahead = surerCloserAhead(marks);
  marks.forEach((mark, index) => {
    if (isNoMark(mark, open, ahead[index] ?? false)) return;
    if (!closes(mark, open)) {
      open.push(mark);
      return;
    }
    const opener = open.take(mark.family);
    if (opener !== null) pairs.push({ open: opener, close: mark });
  });
  for (const mark of open.rest()) pairs.push({ open: mark, close: null });
  return pairs.sort((a, b) => a.open.start - b.open.start);
}

/** Drops what lies inside a closed pair. */
function outermost(pairs: readonly Pair[]): readonly Pair[] {
  const kept: Pair[] = [];
  let coveredTo = -1;
  for (const pair of pairs) {
    if (pair.open.start < coveredTo) continue;
    kept.push(pair);
    coveredTo = pair.close?.end ?? pair.open.end;
  }
  return kept;
}

function trimmed(text: string, start: number, end: number): Range {
  const inside = text.slice(start, end);
  return { start: end - inside.trimStart().length, end: start + inside.trimEnd().length };
}

function spanOf(text: string, block: Block, index: number, pair: Pair, next: Pair | undefined): Span | null {
  const limit = pair.close?.start ?? next?.open.start ?? block.end;
  const words = trimmed(text, pair.open.end, limit);
  if (words.start >= words.end) return null;
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

/** « A, dit-elle. B » is two spans: the attribution between them is narration. */
function withoutIncise(text: string, span: Span, rules: LanguageRules): readonly Span[] {
  const { segments, isSplit } = splitIncise(text, span, rules);
  if (!isSplit) return [span];
  return segments.map((range, at) => ({
    ...span,
    ...range,
    outer: {
      start: at === 0 ? span.outer.start : range.start,
      end: at === 0 ? range.end : span.outer.end,
    },
    startsBlock: at === 0 && span.startsBlock,
    endsBlock: at > 0 && span.endsBlock,
    goesOn: false,
  }));
}

function spansOfBlock(
  text: string,
  block: Block,
  index: number,
  style: MarkStyle,
  rules: LanguageRules,
): readonly Span[] {
  const marks = readMarks(text, block, blockStyle(text, block, style), rules);
  const pairs = outermost(pairMarks(marks));
  const marked = pairs.flatMap((pair, at) => spanOf(text, block, index, pair, pairs[at + 1]) ?? []);
  if (marked.length === 0) return dashSpans(text, block, index, rules);
  return rules.incise ? marked.flatMap((span) => withoutIncise(text, span, rules)) : marked;
}

/** The spans of all blocks in text order. `blocks` as in an article: in order, not overlapping. */
export function findSpans(
  text: string,
  blocks: readonly Block[],
  style: MarkStyle,
  rules: LanguageRules,
): readonly Span[] {
  const spans = blocks.flatMap((block, index) => spansOfBlock(text, block, index, style, rules));
  return spans.map((span, at) => {
    const next = spans[at + 1];
    const goesOn =
      !span.isClosed &&
      span.endsBlock &&
      next !== undefined &&
      next.block === span.block + 1 &&
      next.startsBlock &&
      blocks[next.block]?.region === blocks[span.block]?.region;
    return goesOn ? { ...span, goesOn } : span;
  });
}
