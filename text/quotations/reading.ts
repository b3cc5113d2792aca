import type { Block } from '@/text/article';
import { findSpans, type Span } from './find-spans';
import type { LanguageRules } from './language-rules';
import { markStyle } from './mark-style';
import { type Item, readItems } from './narration';
import { withUnmarkedBlocks } from './unmarked-blocks';

/** An article ready for attribution. */
export interface Reading {
  readonly text: string;
  readonly blocks: readonly Block[];
  readonly spans: readonly Span[];
  /** Items of each block. */
  readonly items: readonly (readonly Item[])[];
  /** Index of each span's item in its block. */
  readonly place: readonly number[];
  readonly rules: LanguageRules;
}

/** Reads a text into spans and items: everything the later steps look at, found once. */
export function readArticleText(text: string, blocks: readonly Block[], rules: LanguageRules): Reading {
  const marked = findSpans(text, blocks, markStyle(text, blocks, rules), rules);
  const spans = withUnmarkedBlocks(text, blocks, marked, rules);
  const place: number[] = [];
  let next = 0;
  const items = blocks.map((block, index) => {
    const first = next;
    while (spans[next]?.block === index) next += 1;
    const row = readItems(text, block, spans.slice(first, next), first, rules);
    row.forEach((item, at) => {
      if (item.kind === 'quote') place[item.span] = at;
    });
    return row;
  });
  return { text, blocks, spans, items, place, rules };
}
