/**
 * Lists the quotation marks of one block with what each may do. Marks are read by their neighbours, never by
 * counting: one stray inch mark would turn every later quotation inside out.
 *
 * Cost: linear in the block. Refused: pairing in order of appearance (one stray mark inverts the rest), trusting the
 * glyph alone (closers typed as openers are common, and U+201C opens in English but closes in German).
 * Idea: the neighbour tests of SmartyPants and of CoreNLP's QuoteAnnotator, with Castwright's apostrophe tests.
 */
import type { Range } from '@/text/article';
import { opensElision } from './elisions';
import type { LanguageRules } from './language-rules';
import { characterAfter, characterBefore, type MarkContext, markContext } from './mark-context';
import type { MarkStyle } from './mark-style';
import { MARK_GLYPHS, type MarkFamily, type MarkGlyph, type MarkSide, mayBeMark } from './quotation-marks';

/** One mark with what it may do. `either`: opens when nothing of its family is open, closes otherwise. */
export interface Mark extends Range {
  readonly family: MarkFamily;
  readonly role: MarkSide;
  /** Follows a digit: may be inches, seconds or minutes. */
  readonly maybeMeasure: boolean;
  /** A closer beside sentence punctuation, which an apostrophe hardly ever is. */
  readonly isStrong: boolean;
  /** A single closer after s and before a word: may be a plural possessive. */
  readonly maybePossessive: boolean;
}

const PUNCTUATION = '.,;:?!…';

/** Wire services and LaTeX write two single marks for a double one. */
function twoCharacterMark(text: string, at: number): MarkGlyph | null {
  if (text.charCodeAt(at) !== text.charCodeAt(at + 1)) return null;
  const pair = text.slice(at, at + 2);
  if (pair === '``') return { family: 'double', side: 'open' };
  if (pair === "''" || pair === '’’') return { family: 'double', side: 'either' };
  return pair === '‘‘' ? { family: 'double', side: 'open' } : null;
}

/** U+2019 never opens, and nothing opens before an elision; a mark between letters is an apostrophe. */
function singleRole(
  side: MarkSide,
  character: string,
  context: MarkContext,
  elides: boolean,
): MarkSide | null {
  if (context.inWord) return null;
  if (context.opens && !context.closes) return elides || character === '’' ? null : 'open';
  if (context.closes && !context.opens) return side === 'open' ? 'open' : 'close';
  if (context.opens && context.closes) return elides ? null : side;
  return context.isGlued ? side : null;
}

/** The glyph decides where the neighbours allow both or neither; else the neighbours do. */
function roleOf(
  glyph: MarkGlyph,
  character: string,
  context: MarkContext,
  style: MarkStyle,
  elides: boolean,
) {
  if (glyph.family === 'single') {
    return singleRole(glyph.side, character, context, elides);
  }
  if (glyph.family.startsWith('c') || character === '„') return glyph.side;
  let side = glyph.side;
  if (glyph.family.startsWith('g') && style.guillemetsPointInwards) side = side === 'open' ? 'close' : 'open';
  if (context.opens === context.closes) return side;
  // The neighbours speak plainly. A mark between letters says nothing of itself.
  return context.opens ? 'open' : 'close';
}

/** The mark that begins at `at`; null for an apostrophe, or when none does. */
function markAt(text: string, at: number, block: Range, style: MarkStyle, rules: LanguageRules): Mark | null {
  const character = text.charAt(at);
  const single = MARK_GLYPHS.get(character);
  if (single === undefined && character !== '`') return null;
  const pair = twoCharacterMark(text, at);
  const glyph = pair ?? single;
  if (glyph === undefined || (glyph.family === 'single' && !style.singleQuotes)) return null;
  const end = at + (pair === null ? 1 : 2);
  const before = characterBefore(text, at, block.start);
  const after = characterAfter(text, end, block.end);
  const context = markContext(before, after);
  const elides = glyph.family === 'single' && context.opens && opensElision(text, end, rules);
  const role = roleOf(glyph, character, context, style, elides);
  if (role === null) return null;
  // ‘… not the tenants’,’: of two closers with a point between the second one closes.
  const isDoubled =
    glyph.family === 'single' && PUNCTUATION.includes(after || ' ') && /['’]/.test(text.charAt(end + 1));
  return {
    start: at,
    end,
    family: glyph.family,
    role,
    maybeMeasure: glyph.family === 'double' && character === '"' && /\d/.test(before),
    isStrong: !isDoubled && (PUNCTUATION.includes(before || ' ') || PUNCTUATION.includes(after || ' ')),
    maybePossessive:
      glyph.family === 'single' && /[sxzSXZ]/.test(before) && (isDoubled || /^\s$/u.test(after)),
  };
}

/** The marks of `block` in order. */
export function readMarks(
  text: string,
  block: Range,
  style: MarkStyle,
  rules: LanguageRules,
): readonly Mark[] {
  const marks: Mark[] = [];
  let at = block.start;
  while (at < block.end) {
    const mark = mayBeMark(text.charCodeAt(at)) ? markAt(text, at, block, style, rules) : null;
    if (mark !== null) marks.push(mark);
    at = mark === null ? at + 1 : mark.end;
  }
  return marks;
}
