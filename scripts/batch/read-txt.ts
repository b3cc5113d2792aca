import { readFile } from 'node:fs/promises';
import { isoDate } from '@/capture/iso-date';
import { soundText } from '@/capture/sound-text';
import type { Article } from '@/text/article';
import { blocksOf } from '@/text/blocks-of';
import { decodePage } from './decode-page';
import { BatchProblem } from './problem';

/** UTF-16 code units; longer first lines are paragraphs. */
const LONGEST_HEADLINE = 200;
const FEWEST_WORDS = 2;
/** A line this long under the headline is a text, not a list of headings. */
const SHORTEST_BODY = 80;
/** How far from the top a date line is looked for. */
const TOP_LINES = 5;
const LONGEST_DATE = 40;

interface Line {
  readonly text: string;
  readonly start: number;
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    if (line.trim() !== '') lines.push({ text: line.trim(), start });
    start += line.length + 1;
  }
  return lines;
}

/** The first line when it is no sentence and a text follows; sentences end with a full stop, headlines do not. */
function headlineOf(lines: readonly Line[]): string | null {
  const [first, ...rest] = lines;
  if (first === undefined || first.text.length > LONGEST_HEADLINE) return null;
  if (
    first.text.split(/\s+/).length < FEWEST_WORDS ||
    /[.,;:…。]["'”’»]*$/.test(first.text) ||
    isAddress(first.text)
  )
    return null;
  return rest.some((line) => line.text.length >= SHORTEST_BODY) ? first.text : null;
}

function isAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text);
}

/** A line that is nothing but a date, under the headline or at the very end. */
function dateOf(lines: readonly Line[]): string | null {
  for (const line of [...lines.slice(0, TOP_LINES), ...lines.slice(-2)]) {
    if (line.text.length > LONGEST_DATE || isAddress(line.text)) continue;
    // The whole line, not a sentence with a date in it: a weekday, a month, figures and signs.
    const words = line.text.replace(/^(?:published|updated|posted)\s*:?\s*/i, '').split(/\s+/);
    const date = words.length <= FEWEST_WORDS * 3 ? isoDate(words.join(' ')) : null;
    if (date !== null) return date;
  }
  return null;
}

/**
 * A plain text file: the text stays as it is (NUL and a byte order mark aside, which are no text). What it tells about itself
 * is read off its first lines and its last, where people put headline, date and address.
 */
export async function readTxt(file: string): Promise<Article> {
  const text = soundText(decodePage(await readFile(file)));
  const lines = linesOf(text);
  const last = lines.at(-1);
  if (last === undefined) throw new BatchProblem(file, 'the file holds no text');
  const url = isAddress(last.text) ? last.text : null;
  const headline = headlineOf(lines);
  return {
    url,
    canonicalUrl: null,
    outlet: null,
    headline,
    authors: [],
    publishedAt: dateOf(lines),
    language: null,
    text,
    // The address at the end is no paragraph of the article.
    blocks: blocksOf(text, headline).filter((block) => url === null || block.start < last.start),
  };
}
