/**
 * Splits plain text into paragraphs.
 *
 * Blank lines always separate. A single line break does so too, unless the text is hard-wrapped: then most lines stop
 * short of a common width in the middle of a sentence, and a break is only where the typist's column ended.
 * Cost: linear in the text. Refused: a fixed column (mail wraps at 72, teletype at 60, some systems at 100).
 */
import type { Block, Range } from './article';
import { printedTitle } from './quotations/printed-title';
import { trimmedRange } from './quotations/trimmed-range';

/** No one wraps by hand beyond this many characters. */
const WIDEST_WRAP = 110;
/** A wrapped line is at least this share of the widest one, unless it ends its paragraph. */
const FILLED = 0.7;
/** Fewer lines tell nothing about a width. */
const FEWEST_LINES = 3;

const ENDS_SENTENCE = /[.?!:…"'”’»)\]]$/u;
const STARTS_ITEM = /^(?:[-–—•*·]\s|\p{Lu}[\p{Lu} .]{0,40}:)/u;

/** A stretch of lines without a blank line in it. */
type Lines = readonly Range[];

function groupsOfLines(text: string): readonly Lines[] {
  const groups: Range[][] = [];
  let group: Range[] = [];
  let at = 0;
  while (at <= text.length) {
    const lineBreak = text.indexOf('\n', at);
    const end = lineBreak === -1 ? text.length : lineBreak;
    const line = trimmedRange(text, { start: at, end });
    if (line !== null) group.push(line);
    else if (group.length > 0) {
      groups.push(group);
      group = [];
    }
    at = end + 1;
  }
  if (group.length > 0) groups.push(group);
  return groups;
}

/** Most lines but the last fill a common width, and most of them stop in the middle of a sentence. */
function isWrapped(text: string, lines: Lines): boolean {
  if (lines.length < FEWEST_LINES) return false;
  const body = lines.slice(0, -1);
  const widest = body.reduce((most, line) => Math.max(most, line.end - line.start), 0);
  if (widest > WIDEST_WRAP) return false;
  const filled = body.filter((line) => line.end - line.start >= FILLED * widest).length;
  const broken = body.filter((line) => !ENDS_SENTENCE.test(text.slice(line.end - 1, line.end))).length;
  const items = lines.filter((line) => STARTS_ITEM.test(text.slice(line.start, line.start + 50))).length;
  return filled >= 0.8 * body.length && broken > 0.5 * body.length && items < 0.5 * lines.length;
}

/**
 * The paragraphs of `text` in order, all of region `body` but for a first one that repeats `headline` (white
 * space and a full stop at the end aside). Offsets are UTF-16 code units into `text`, white space at the edges left out.
 */
export function blocksOf(text: string, headline: string | null): Block[] {
  const paragraphs = groupsOfLines(text).flatMap((lines) => {
    const [first, last] = [lines[0], lines.at(-1)];
    if (first === undefined || last === undefined) return [];
    return isWrapped(text, lines) ? [{ start: first.start, end: last.end }] : lines;
  });
  const title = headline === null ? '' : printedTitle(headline);
  return paragraphs.map(({ start, end }, index) => ({
    start,
    end,
    region:
      index === 0 && title !== '' && printedTitle(text.slice(start, end)) === title ? 'headline' : 'body',
  }));
}
