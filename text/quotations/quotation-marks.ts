/**
 * Marks of one family close each other, whatever their shape: typists and content systems mix “ " ” „ freely.
 * CJK brackets are families of their own, because they nest and never mix.
 */
export type MarkFamily =
  | 'double'
  | 'single'
  | 'guillemet'
  | 'guillemet-single'
  | 'corner'
  | 'corner-white'
  | 'cjk-title'
  | 'cjk-title-single';

/** Which way a glyph points by itself; context may overrule it, `either` says nothing. */
export type MarkSide = 'open' | 'close' | 'either';

/** What a glyph is before its neighbours are looked at. */
export interface MarkGlyph {
  readonly family: MarkFamily;
  readonly side: MarkSide;
}

const glyph = (family: MarkFamily, side: MarkSide): MarkGlyph => ({ family, side });

/**
 * Every glyph printed as a quotation mark, by Unicode's confusables and the style tables of CLDR.
 * U+201C opens in English and closes in German: `find-spans` decides by what is open.
 */
export const MARK_GLYPHS: ReadonlyMap<string, MarkGlyph> = new Map([
  ['"', glyph('double', 'either')],
  ['“', glyph('double', 'open')],
  ['”', glyph('double', 'close')],
  ['„', glyph('double', 'open')],
  ['‟', glyph('double', 'open')],
  ['〝', glyph('double', 'open')],
  ['〞', glyph('double', 'close')],
  ['〟', glyph('double', 'close')],
  ['＂', glyph('double', 'either')],
  ["'", glyph('single', 'either')],
  ['‘', glyph('single', 'open')],
  ['’', glyph('single', 'close')],
  ['‚', glyph('single', 'open')],
  ['‛', glyph('single', 'open')],
  ['«', glyph('guillemet', 'open')],
  ['»', glyph('guillemet', 'close')],
  ['‹', glyph('guillemet-single', 'open')],
  ['›', glyph('guillemet-single', 'close')],
  ['「', glyph('corner', 'open')],
  ['」', glyph('corner', 'close')],
  ['『', glyph('corner-white', 'open')],
  ['』', glyph('corner-white', 'close')],
  ['《', glyph('cjk-title', 'open')],
  ['》', glyph('cjk-title', 'close')],
  ['〈', glyph('cjk-title-single', 'open')],
  ['〉', glyph('cjk-title-single', 'close')],
]);

/** Blocks of Unicode that hold quotation marks: general punctuation, CJK symbols. */
const PUNCTUATION_BLOCK = { first: 0x2018, last: 0x203a } as const;
const CJK_BLOCK = { first: 0x3008, last: 0x301f } as const;

/** Whether a code unit may be a quotation mark: false for nearly all, in a few comparisons. */
export function mayBeMark(code: number): boolean {
  if (code < 0xab) return code === 0x22 || code === 0x27 || code === 0x60;
  if (code < PUNCTUATION_BLOCK.first) return code === 0xab || code === 0xbb;
  if (code <= PUNCTUATION_BLOCK.last) return true;
  return (code >= CJK_BLOCK.first && code <= CJK_BLOCK.last) || code === 0xff02;
}
