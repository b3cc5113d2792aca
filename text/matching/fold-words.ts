/*
 * Cuts text into words as they are compared, each with the way back to the text it stands in. Case, accents,
 * apostrophes, soft hyphens, forms of letters and all punctuation go; dots that stand for something left out
 * become a gap before the next word; words in [ ] are kept and flagged. Contractions stay one word: the way
 * back would be lost if "don't" became two. One pass, linear in the text.
 *
 * A pattern of its own instead of Intl.Segmenter: stored words must be the same in every browser and after
 * every update of it, or a corpus would no longer find what it holds. Scripts without spaces are therefore cut
 * sign by sign (neighbouring signs make pairs, the usual index of Chinese and Japanese search engines).
 */

import type { Range } from '@/text/article';
import { primaryLanguage } from '@/text/language';
import { foldLetters } from './fold-letters';
import type { FoldedWord } from './passage';
import { stem } from './stem';

const UNSPACED =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}]';
/** Soft hyphen, zero-width space, joiners, byte order mark: part of the word round them, never of its fold. */
const INVISIBLE = '\\u00ad\\u200b\\u200c\\u200d\\u2060\\ufeff';
const LETTERS = `[[\\p{L}\\p{N}\\p{M}${INVISIBLE}]--${UNSPACED}]+`;
const LETTER = `[\\p{L}--${UNSPACED}]`;
const APOSTROPHE = "['’‘ʼ′`´＇]";
/** Between two runs of letters: an apostrophe, or the comma or stop of a number. */
const INNER = `(?:${APOSTROPHE}|(?<=[0-9])[.,](?=[0-9]))`;
/** "[T]he", "support[ed]": a few bracketed letters belong to the word they touch. */
const INNER_BRACKET = '\\[\\p{L}{1,4}\\]';
const SPACE = '[ \\t\\u00a0\\u202f]';

/** No part can match what its neighbour matches, so the pattern never has to try twice. */
const TOKEN = new RegExp(
  [
    `(?<gap>[…⋯‥]+|\\.(?:${SPACE}?\\.)+)`,
    `(?<initials>(?<![\\p{L}\\p{N}])${LETTER}(?:\\.${LETTER}){1,8}(?![\\p{L}\\p{N}])(?:\\.(?!\\.))?)`,
    `(?<word>(?:${INNER_BRACKET}(?=\\p{L}))?${LETTERS}(?:${INNER}${LETTERS}|${INNER_BRACKET}(?:${LETTERS})?)*)`,
    `(?<sign>${UNSPACED}\\p{M}*)`,
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
      const fold = foldLetters(raw);
      if (fold === '') continue;
      const start = segment.start + token.index;
      const bracketed = token.index < bracketEnd || raw.includes('[');
      words.push({
        start,
        end: start + raw.length,
        fold,
        stem: stemmed ? stem(fold) : fold,
        gapBefore,
        bracketed,
      });
      gapBefore = false;
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
