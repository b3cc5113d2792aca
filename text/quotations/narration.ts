/**
 * An article's narration as a row of items: words, points, and each span of marked words as one item, so that
 * patterns of attribution can be read without ever looking inside a quotation.
 * Cost: linear in the block.
 */
import type { Range } from '@/text/article';
import type { Span } from './find-spans';
import type { ItemDraft } from './item-draft';
import type { LanguageRules } from './language-rules';
import { linkSentences } from './link-sentences';
import { plainPoint } from './plain-point';
import { readRun } from './read-run';
import { turnLabelLength } from './turn-label';

/**
 * One item of a block. `word` and `point` (one character of punctuation, full-width ones as plain ones) carry their text; `quote` is a whole span, its
 * text the point it ends in.
 */
export interface Item extends Range {
  readonly kind: 'word' | 'point' | 'quote';
  readonly text: string;
  /** Lower case with straight apostrophes, for tables. */
  readonly lower: string;
  /** Index of the span, for `quote`; else -1. */
  readonly span: number;
  /** Index of the first item of its sentence. */
  readonly sentence: number;
  /** Index of the nearest reporting word before it in its sentence, finite or dependent; -1 when there is none. */
  readonly cueBefore: number;
  /** Likewise the first word of "according to". */
  readonly referenceBefore: number;
}

/** Characters in which a point before inner closing marks stands. */
const POINT_REACH = 4;

/** The point the marked words end in, inner marks left out. */
function lastPoint(words: string): string {
  const point = /[.?!…。？！](?=["'’”»\])」』）]*$)/u.exec(words)?.[0] ?? '';
  return plainPoint(point);
}

/** The items of one block. `spans` are those of that block; `first` is the index of the first of them in the article. */
export function readItems(
  text: string,
  block: Range,
  spans: readonly Span[],
  first: number,
  rules: LanguageRules,
): readonly Item[] {
  const items: ItemDraft[] = [];
  let at = block.start;
  spans.forEach((span, offset) => {
    readRun(items, text, at, span.outer.start, rules);
    const said = span.start + (span.startsBlock ? turnLabelLength(text, span) : 0);
    // “QUILL: We stayed: nobody said the label, so it is narration, and its colon credits the turn.
    if (said > span.start) readRun(items, text, span.start, said, rules);
    items.push({
      kind: 'quote',
      text: lastPoint(text.slice(Math.max(span.start, span.end - POINT_REACH), span.end)),
      lower: '',
      start: said > span.start ? said : span.outer.start,
      end: span.outer.end,
      span: first + offset,
      sentence: 0,
      cueBefore: -1,
      referenceBefore: -1,
    });
    at = span.outer.end;
  });
  readRun(items, text, at, block.end, rules);
  linkSentences(items, rules);
  return items;
}
