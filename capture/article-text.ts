import type { Block } from '@/text/article';
import { bareWords } from './bare-words';
import { isoDate } from './iso-date';
import { isProse } from './page-kind';
import type { RenderedBlock } from './page-reading';
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

/** A paragraph that is one link leads elsewhere ("Read more: …"), unless it quotes. */
function leadsElsewhere(block: RenderedBlock): boolean {
  return (
    block.linked > 0.9 &&
    block.text.length <= LONGEST_LINK &&
    block.region === 'body' &&
    !/["“”„«»「]/.test(block.text)
  );
}

/** Words of a line that tells who wrote and when; longer ones are sentences. */
const LONGEST_BYLINE_WORDS = 12;
/** "By … and staff, transport editor" */
const MOST_ROLE_WORDS = 5;
/** "Published on Tuesday, 3 February 2026, 19:05 CET" */
const MOST_DATE_WORDS = 8;

/** A line of the byline that got in with the text: nothing but a date, or an author's name with little round it. */
function isByline(paragraph: string, authors: readonly string[]): boolean {
  const words = paragraph.split(/\s+/).length;
  if (words > LONGEST_BYLINE_WORDS || /["“”„«»「]/.test(paragraph)) return false;
  const named = authors.find((author) => paragraph.includes(author));
  const rest = named === undefined ? words : words - named.split(/\s+/).length;
  return (
    (named !== undefined && rest <= MOST_ROLE_WORDS) ||
    (words <= MOST_DATE_WORDS && isoDate(paragraph) !== null)
  );
}

/** What frames an article's text. */
export interface TextFrame {
  /** Every wording of the headline. */
  readonly headlines: readonly string[];
  readonly authors: readonly string[];
}

/** Text of an article with its paragraphs. */
export interface ArticleText {
  readonly text: string;
  readonly blocks: readonly Block[];
}

/**
 * Joins what was read off the page; the headline, wherever the page repeats it, the byline above the text, links and labels are
 * left out.
 */
export function articleText(
  rendered: readonly RenderedBlock[],
  { headlines, authors }: TextFrame,
): ArticleText {
  const without = new Set(headlines.map(bareWords));
  const blocks: Block[] = [];
  let text = '';
  let begun = false;
  for (const block of rendered) {
    const paragraph = soundText(block.text).trim();
    const words = bareWords(paragraph);
    if (words === '' || without.has(words) || LABELS.has(words) || leadsElsewhere(block)) continue;
    if (!begun && block.region === 'body' && isByline(paragraph, authors)) continue;
    begun ||= isProse(block);
    if (text !== '') text += BLANK_LINE;
    blocks.push({ start: text.length, end: text.length + paragraph.length, region: block.region });
    text += paragraph;
  }
  return { text, blocks };
}
