/**
 * Gives words cut out of a text back the mark that the cut took: whoever selects from the middle of one quotation to the middle of
 * the next begins with words that are closed without having been opened, and without their mark the attribution between the two
 * would be read as what is quoted. An opener without its closer needs no mending: find-spans.ts lets it run to the paragraph's end.
 * Cost: linear in the first paragraph. Refused: counting marks (see read-marks.ts).
 */
import type { Block } from '@/text/article';
import { languageOf } from './language-of';
import { rulesFor } from './languages/rules-for';
import { markStyle } from './mark-style';
import { type Mark, readMarks } from './read-marks';

/** What opens where these close. U+201C closes in German and opens in English: its side is read before. */
const OPENERS: ReadonlyMap<string, string> = new Map([
  ['”', '“'],
  ['"', '"'],
  ['“', '„'],
  ['»', '«'],
  ['«', '»'],
  ['›', '‹'],
  ['‹', '›'],
  ['」', '「'],
  ['』', '『'],
  ['’', '‘'],
  ["'", "'"],
]);

/** A single mark may be an apostrophe. */
function surelyCloses({ role, family, isStrong, maybeMeasure }: Mark): boolean {
  return role === 'close' && !maybeMeasure && (family !== 'single' || isStrong);
}

/**
 * The text with an opening mark before its first word where its first mark closes; else the text as it is.
 * `blocks` are its paragraphs.
 */
export function mendedMarks(text: string, blocks: readonly Block[], language: string | null): string {
  const [first] = blocks;
  if (first === undefined) return text;
  const rules = rulesFor(languageOf(language, text));
  // The document is too short to show a style: single marks are looked at as well.
  const style = { ...markStyle(text, blocks, rules), singleQuotes: true };
  const mark = readMarks(text, first, style, rules).find(
    (each) => each.family !== 'single' || surelyCloses(each),
  );
  if (mark === undefined || mark.start === first.start || !surelyCloses(mark)) return text;
  const opener = OPENERS.get(text.charAt(mark.start));
  return opener === undefined ? text : text.slice(0, first.start) + opener + text.slice(first.start);
}
