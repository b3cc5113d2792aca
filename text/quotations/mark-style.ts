import type { Range } from '@/text/article';
import type { LanguageRules } from './language-rules';
import { characterAfter, characterBefore, markContext } from './mark-context';
import { opensElision } from './elisions';
import { MARK_GLYPHS, mayBeMark } from './quotation-marks';

/** How a document prints its quotations. */
export interface MarkStyle {
  /** Single marks quote; otherwise they are apostrophes and quotations inside quotations. */
  readonly singleQuotes: boolean;
  /** »…« instead of «…». */
  readonly guillemetsPointInwards: boolean;
}

interface Counts {
  double: number;
  single: number;
  outward: number;
  inward: number;
  /** The first quotation mark of the document is a single one. */
  startsSingle: boolean | null;
}

/** Counts only marks that must open something: closers look like apostrophes. */
function countGlyph(counts: Counts, text: string, at: number, block: Range, rules: LanguageRules): void {
  const character = text.charAt(at);
  const glyph = MARK_GLYPHS.get(character);
  if (glyph === undefined || glyph.family.startsWith('c')) return;
  const context = markContext(
    characterBefore(text, at, block.start),
    characterAfter(text, at + 1, block.end),
  );
  if (!context.opens || context.closes) return;
  if (glyph.family === 'double') {
    counts.double += 1;
    counts.startsSingle ??= false;
  }
  // U+2019 before a word is an elision: no style opens with it.
  if (glyph.family === 'single' && character !== '’' && !opensElision(text, at + 1, rules)) {
    counts.single += 1;
    counts.startsSingle ??= true;
  }
  if (character === '«' || character === '‹') counts.outward += 1;
  if (character === '»' || character === '›') counts.inward += 1;
}

/**
 * Decides how a document prints quotations by counting the marks that can only open. One style holds for the whole
 * document, because a single mark alone cannot tell a quotation from an apostrophe.
 * Linear in the text.
 */
export function markStyle(text: string, blocks: readonly Range[], rules: LanguageRules): MarkStyle {
  const counts: Counts = { double: 0, single: 0, outward: 0, inward: 0, startsSingle: null };
  for (const block of blocks) {
    for (let at = block.start; at < block.end; at += 1)
      if (mayBeMark(text.charCodeAt(at))) countGlyph(counts, text, at, block, rules);
  }
  const others = counts.double + counts.outward + counts.inward;
  return {
    // As many of either: what stands inside the other comes second.
    singleQuotes: counts.single > others || (counts.single === others && counts.startsSingle === true),
    guillemetsPointInwards: counts.inward > counts.outward,
  };
}
