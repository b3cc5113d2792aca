import { MARK_GLYPHS } from './quotation-marks';

/** What stands beside a mark. An empty string is the edge of the block. */
export interface MarkContext {
  /** Nothing, space, a bracket, a dash or another mark before it, and something to quote after it. */
  readonly opens: boolean;
  /** Nothing, space, punctuation, a dash or another mark after it, and something quoted before it. */
  readonly closes: boolean;
  /** Stands right between letters of scripts that have no apostrophe. */
  readonly isGlued: boolean;
  /** A letter or digit on both sides. */
  readonly inWord: boolean;
}

/** What a neighbour is, as bits: a character can be several. */
const BLANK_BIT = 1;
const WORD_BIT = 2;
const OPEN_BEFORE_BIT = 4;
const CLOSE_AFTER_BIT = 8;

const SPACE = /^\s$/u;
const WORD = /^[\p{L}\p{N}\p{M}]$/u;
// Letters of scripts written without spaces between words, or with particles that stick to the marks, say nothing about where a word ends.
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]$/u;
const DASHES = '—–-―/';
const OPEN_BRACKETS = '([{¿¡<>';
// Hardly a quotation begins with these; where one does ("... and then") the glyph decides.
const NEVER_FIRST = '.,;:?!)]}';
const AFTER_QUOTE = '.,;:?!…)]}';

/** ASCII letters and digits. */
function isPlainWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
}

/** Bits of a neighbour. Plain letters and spaces first: nearly all neighbours are, and the expressions are slow. */
function bitsOf(character: string): number {
  if (character === '' || character === ' ' || character === '\n')
    return BLANK_BIT | OPEN_BEFORE_BIT | CLOSE_AFTER_BIT;
  const code = character.charCodeAt(0);
  if (code < 128 && isPlainWord(code)) return WORD_BIT;
  if (SPACE.test(character)) return BLANK_BIT | OPEN_BEFORE_BIT | CLOSE_AFTER_BIT;
  if (DASHES.includes(character) || MARK_GLYPHS.has(character) || character === '`')
    return OPEN_BEFORE_BIT | CLOSE_AFTER_BIT;
  if (OPEN_BRACKETS.includes(character)) return OPEN_BEFORE_BIT;
  if (AFTER_QUOTE.includes(character)) return CLOSE_AFTER_BIT;
  return WORD.test(character) && !UNSPACED.test(character) ? WORD_BIT : 0;
}

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

/** Reads what the neighbours of a mark say about it, whatever the glyph. */
export function markContext(before: string, after: string): MarkContext {
  const [left, right] = [bitsOf(before), bitsOf(after)];
  return {
    opens: (left & OPEN_BEFORE_BIT) !== 0 && (right & BLANK_BIT) === 0 && !NEVER_FIRST.includes(after),
    closes: (right & CLOSE_AFTER_BIT) !== 0 && (left & BLANK_BIT) === 0,
    // A particle sticks to the closing mark: '바다'를.
    isGlued: (left & BLANK_BIT) === 0 && right === 0 && UNSPACED.test(after),
    inWord: (left & right & WORD_BIT) !== 0,
  };
}
