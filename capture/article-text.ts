import type { Block } from '@/text/article';
import type { RenderedBlock } from './rendered-text';
import { soundText } from './sound-text';

/** What parts two paragraphs in an article's text. */
const BLANK_LINE = '\n\n';

/** Links to other pages are longer than a name and shorter than this. */
const LONGEST_LINK = 200;

/** Labels printed round a text by the page, in a paragraph of their own. */
const LABELS: ReadonlySet<string> = new Set([
  'advertisement',
  'anzeige',
  'publicité',
  'publicidad',
  'pubblicità',
  'ad',
  'article continues below',
]);

function bare(text: string): string {
  return text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

/** A paragraph that is one link leads elsewhere ("Read more: …"), unless it quotes. */
function leadsElsewhere(block: RenderedBlock): boolean {
  return (
    block.linked > 0.9 &&
    block.text.length <= LONGEST_LINK &&
    block.region === 'body' &&
    !/["“”„«»「]/.test(block.text)
  );
}

/** Text of an article with its paragraphs. */
export interface ArticleText {
  readonly text: string;
  readonly blocks: readonly Block[];
}

/** Joins what was read off the page; the headline, wherever the page repeats it, links and labels are left out. */
export function articleText(rendered: readonly RenderedBlock[], headlines: readonly string[]): ArticleText {
  const without = new Set(headlines.map(bare));
  const blocks: Block[] = [];
  let text = '';
  for (const block of rendered) {
    const paragraph = soundText(block.text).trim();
    const words = bare(paragraph);
    if (words === '' || without.has(words) || LABELS.has(words) || leadsElsewhere(block)) continue;
    if (text !== '') text += BLANK_LINE;
    blocks.push({ start: text.length, end: text.length + paragraph.length, region: block.region });
    text += paragraph;
  }
  return { text, blocks };
}
