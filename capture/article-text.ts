import type { Block } from '@/text/article';
import type { RenderedBlock } from './page-reading';
import { soundText } from './sound-text';

/** What parts two paragraphs in an article's text. */
const BLANK_LINE = '\n\n';

/** Text of an article with its paragraphs. */
export interface ArticleText {
  readonly text: string;
  readonly blocks: readonly Block[];
}

/** Joins the paragraphs of an article; those without a sign of writing are left out. */
export function articleText(rendered: readonly RenderedBlock[]): ArticleText {
  const blocks: Block[] = [];
  let text = '';
  for (const { text: read, region } of rendered) {
    const paragraph = soundText(read).trim();
    if (!/[\p{L}\p{N}]/u.test(paragraph)) continue;
    if (text !== '') text += BLANK_LINE;
    blocks.push({ start: text.length, end: text.length + paragraph.length, region });
    text += paragraph;
  }
  return { text, blocks };
}
