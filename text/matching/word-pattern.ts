/*
 * What words are made of: the parts of the patterns by which matching cuts words to find them and comparison cuts
 * tokens to show them. Where the two disagreed, a stretch would begin in the middle of a word. Sources of regular
 * expressions for the flag `v`; no part can match what its neighbour matches, so no pattern has to try twice.
 */

/** Scripts without spaces between words: every sign is a word. */
const UNSPACED =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}]';
/** Soft hyphen, zero-width space, joiners, byte order mark: part of the word round them, never of its fold. */
const INVISIBLE = '\\u00ad\\u200b\\u200c\\u200d\\u2060\\ufeff';
const LETTER = `[\\p{L}--${UNSPACED}]`;
const SPACE = '[ \\t\\u00a0\\u202f]';

/** The parts by name. */
export const WORD_PATTERN = {
  unspaced: UNSPACED,
  /** To be put between [ and ]. */
  invisible: INVISIBLE,
  letters: `[[\\p{L}\\p{N}\\p{M}${INVISIBLE}]--${UNSPACED}]+`,
  /** Every form of it, and what is typed for it. */
  apostrophe: "['’‘ʼ′`´＇]",
  /** The comma or stop of a number. */
  numberMark: '(?<=[0-9])[.,](?=[0-9])',
  /**
   * "[T]he", "support[ed]": bracketed letters belong to the word they touch, where letters make words at all. "[sic]" is
   * said of a word, and is none of its letters.
   */
  innerBracket: `\\[(?!sic\\])${LETTER}{1,12}\\]`,
  /** "U.S.", "p.m." */
  initials: `(?<![\\p{L}\\p{N}])${LETTER}(?:\\.${LETTER}){1,8}(?![\\p{L}\\p{N}])(?:\\.(?!\\.))?`,
  space: SPACE,
  /** Three dots or more, or the one sign for them; two dots are a slip of the hand. */
  dots: `(?:[…⋯‥]|\\.${SPACE}?\\.${SPACE}?\\.)(?:${SPACE}?[.…])*`,
} as const;
