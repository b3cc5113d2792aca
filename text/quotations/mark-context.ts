import { MARK_GLYPHS } from './quotation-marks';

/** What stands beside a mark. An empty string is the edge of the block. */
export interface MarkContext {
  /** Nothing, space, a bracket, a dash or another mark before it, and something to quote after it. */
  readonly opens: boolean;
  /** Nothing, space, punctuation, a dash or another mark after it, and something quoted before it. */
  readonly closes: boolean;
  /** A letter or digit on both sides. */
  readonly inWord: boolean;
}

const BLANK = /^\s?$/u;
const WORD = /^[\p{L}\p{N}\p{M}]$/u;
// Letters of scripts written without spaces between words say nothing about where a word ends.
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]$/u;
const DASHES = '—–-―/';
const OPEN_BRACKETS = '([{¿¡<>';
const AFTER_QUOTE = '.,;:?!…)]}';

const isMark = (character: string): boolean => MARK_GLYPHS.has(character) || character === '`';

/** The character that ends before `at`, or an empty string at the edge of the block. */
export function characterBefore(text: string, at: number, edge: number): string {
  if (at <= edge) return '';
  const low = text.charCodeAt(at - 1);
  const isPair = low >= 0xdc00 && low <= 0xdfff && at - 2 >= edge;
  return text.slice(isPair ? at - 2 : at - 1, at);
}

/** The character that begins at `at`, or '' at the block's edge. */
export function characterAfter(text: string, at: number, edge: number): string {
  if (at >= edge) return '';
  return String.fromCodePoint(text.codePointAt(at) ?? 0);
}

/** True for a letter or digit of a script that puts spaces between words. */
export function isWordCharacter(character: string): boolean {
  return WORD.test(character) && !UNSPACED.test(character);
}

/** Reads what the neighbours of a mark say about it, whatever the glyph. */
export function markContext(before: string, after: string): MarkContext {
  const openBefore =
    BLANK.test(before) || DASHES.includes(before) || OPEN_BRACKETS.includes(before) || isMark(before);
  const closeAfter =
    BLANK.test(after) || DASHES.includes(after) || AFTER_QUOTE.includes(after) || isMark(after);
  return {
    opens: openBefore && !BLANK.test(after),
    closes: closeAfter && !BLANK.test(before),
    inWord: isWordCharacter(before) && isWordCharacter(after),
  };
}
