/*
 * Cuts text into words as they are compared, each with the way back to the text it stands in. Case, accents,
 * apostrophes, soft hyphens, forms of letters and all punctuation go; dots that stand for something left out
 * become a gap before the next word; words in [ ] are kept and flagged. English contractions become two words,
 * each with its letters of the one printed. One pass, linear in the text.
 *
 * A pattern of its own instead of Intl.Segmenter: stored words must be the same in every browser and after
 * every update of it, or a corpus would no longer find what it holds. Scripts without spaces are therefore cut
 * sign by sign (neighbouring signs make pairs, the usual index of Chinese and Japanese search engines).
 */

import type { Range } from '@/text/article';
import { primaryLanguage } from '@/text/language';
import { foldLetters } from './fold-letters';
import type { FoldedWord } from './passage';
import { splitContraction, type WordPart } from './split-contraction';
import { stem } from './stem';
import { WORD_PATTERN } from './word-pattern';

const { letters: LETTERS, innerBracket: INNER_BRACKET } = WORD_PATTERN;
/** Between two runs of letters. */
const INNER = `(?:${WORD_PATTERN.apostrophe}|${WORD_PATTERN.numberMark})`;

const TOKEN = new RegExp(
  [
    `(?<gap>${WORD_PATTERN.dots})`,
    `(?<initials>${WORD_PATTERN.initials})`,
    `(?<word>(?:${INNER_BRACKET}(?=\\p{L}))?(?![${WORD_PATTERN.invisible}])${LETTERS}(?:${INNER}${LETTERS}|${INNER_BRACKET}(?:${LETTERS})?)*)`,
    `(?<sign>${WORD_PATTERN.unspaced}\\p{M}*)`,
    '(?<bracket>[\\[\\]])',
  ].join('|'),
  'gv',
);

/** Remembers where the next "]" is, so that many "[" without one stay linear. */
function closingBracketFinder(text: string): (from: number) => number {
  let known = -1;
  return (from) => {
    if (known < from) {
      const found = text.indexOf(']', from);
      known = found < 0 ? Number.POSITIVE_INFINITY : found;
    }
    return known;
  };
}

/** A printed word as it is compared: mostly one word, an English contraction two. */
function partsOf(raw: string, english: boolean): readonly WordPart[] {
  const whole = (): WordPart[] => [{ fold: foldLetters(raw), start: 0, end: raw.length }];
  return (english ? splitContraction(raw) : null) ?? whole();
}

/** What is known of a printed word beside its letters. */
type Standing = Pick<FoldedWord, 'gapBefore' | 'bracketed' | 'stemmed'>;

/** Appends the parts of a printed word that stands at `at`. Says whether a gap before it is still to be told: nothing was left of it. */
function appendWord(words: FoldedWord[], raw: string, at: number, standing: Standing): boolean {
  const { bracketed, stemmed } = standing;
  let { gapBefore } = standing;
  for (const { fold, start, end } of partsOf(raw, stemmed)) {
    if (fold === '') continue;
    const stemOf = stemmed ? stem(fold) : fold;
    words.push({ start: at + start, end: at + end, fold, stem: stemOf, gapBefore, bracketed, stemmed });
    gapBefore = false;
  }
  return gapBefore;
}

/** Words of one segment, appended to `words`. Dots at the end of a segment are a gap before the next one. */
function foldSegment(
  text: string,
  segment: Range,
  stemmed: boolean,
  gap: boolean,
  words: FoldedWord[],
): boolean {
  const slice = text.slice(segment.start, segment.end);
  const closingAfter = closingBracketFinder(slice);
  let gapBefore = gap;
  let bracketEnd = -1;
  for (const token of slice.matchAll(TOKEN)) {
    const raw = token[0];
    const { gap: dots, bracket } = token.groups ?? {};
    if (dots !== undefined) gapBefore = true;
    else if (bracket !== undefined) {
      const closing = closingAfter(token.index);
      bracketEnd = raw === '[' && closing < slice.length ? closing : -1;
    } else {
      const bracketed = token.index < bracketEnd || raw.includes('[');
      gapBefore = appendWord(words, raw, segment.start + token.index, { gapBefore, bracketed, stemmed });
    }
  }
  return gapBefore;
}

/** Only English is stemmed, because only English was measured; a text of unknown language is taken for English. */
export function isStemmed(language: string | null): boolean {
  return (primaryLanguage(language) ?? 'en') === 'en';
}

/** The words of the segments in order, their ranges counted into `text` in UTF-16 code units. */
export function foldWords(text: string, segments: readonly Range[], language: string | null): FoldedWord[] {
  const words: FoldedWord[] = [];
  const stemmed = isStemmed(language);
  let gap = false;
  for (const segment of segments) gap = foldSegment(text, segment, stemmed, gap, words);
  return words;
}
