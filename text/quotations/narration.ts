/**
 * An article's narration as a row of items: words, points, and each span of marked words as one item, so that
 * patterns of attribution can be read without ever looking inside a quotation.
 * Cost: linear in the block.
 */
import type { Range } from '@/text/article';
import type { Span } from './find-spans';

/**
 * One item of a block. `word` and `point` (one character of punctuation) carry their text; `quote` is a whole span, its
 * text the point it ends in.
 */
export interface Item extends Range {
  readonly kind: 'word' | 'point' | 'quote';
  readonly text: string;
  /** Lower case with straight apostrophes, for tables. */
  readonly lower: string;
  /** Index of the span, for `quote`; else -1. */
  readonly span: number;
}

// One letter or digit, then more of them with single joints between: each character can match one way only.
const WORD_OR_POINT =
  /[\p{L}\p{N}\p{M}@#$€£%]+(?:['’.&‑-][\p{L}\p{N}\p{M}]+)*(?:(?<=s)['’])?|\.\.\.|[.,;:?!…—–―()[\]-]/gu;
const LETTER = /[\p{L}\p{N}@#$€£%]/u;

/** The point the marked words end in, inner marks left out. */
function lastPoint(words: string): string {
  return /[.?!…](?=["'’”»\])]*$)/u.exec(words.slice(-4))?.[0] ?? '';
}

function readRun(items: Item[], text: string, start: number, end: number): void {
  for (const match of text.slice(start, end).matchAll(WORD_OR_POINT)) {
    const found = match[0];
    const at = start + match.index;
    items.push({
      kind: LETTER.test(found) ? 'word' : 'point',
      text: found,
      lower: found.toLowerCase().replaceAll('’', "'"),
      start: at,
      end: at + found.length,
      span: -1,
    });
  }
}

/** The items of one block. `spans` are those of that block; `first` is the index of the first of them in the article. */
export function readItems(
  text: string,
  block: Range,
  spans: readonly Span[],
  first: number,
): readonly Item[] {
  const items: Item[] = [];
  let at = block.start;
  spans.forEach((span, offset) => {
    readRun(items, text, at, span.outer.start);
    items.push({
      kind: 'quote',
      text: lastPoint(text.slice(span.start, span.end)),
      lower: '',
      ...span.outer,
      span: first + offset,
    });
    at = span.outer.end;
  });
  readRun(items, text, at, block.end);
  return items;
}
