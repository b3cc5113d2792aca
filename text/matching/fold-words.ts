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
import { cutTokens } from './cut-tokens';
import { stem } from './stem';
import { WordMemory } from './word-memory';

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

interface StemmedPart extends WordPart {
  readonly stem: string;
}

/** A printed English word as it is compared: mostly one word, a contraction two. Remembered, words are folded in a third of the time. */
const englishParts = new WordMemory((raw: string): readonly StemmedPart[] => {
  const parts = splitContraction(raw) ?? [{ fold: foldLetters(raw), start: 0, end: raw.length }];
  return parts.map((part) => ({ ...part, stem: stem(part.fold) }));
});

/** A printed word of another language: one word, without a stem of its own. */
function foreignParts(raw: string): readonly StemmedPart[] {
  const fold = foldLetters(raw);
  return [{ fold, stem: fold, start: 0, end: raw.length }];
}

/** What is known of a printed word beside its letters. */
type Standing = Pick<FoldedWord, 'gapBefore' | 'bracketed' | 'stemmed'>;

/** Appends the parts of a printed word that stands at `at`. Says whether a gap before it is still to be told: nothing was left of it. */
function appendWord(words: FoldedWord[], raw: string, at: number, standing: Standing): boolean {
  const { bracketed, stemmed } = standing;
  let { gapBefore } = standing;
  for (const { fold, stem: stemOf, start, end } of stemmed ? englishParts.of(raw) : foreignParts(raw)) {
    if (fold === '') continue;
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
  for (const { kind, raw, index } of cutTokens(slice)) {
    if (kind === 'gap') gapBefore = true;
    else if (kind === 'bracket') {
      const closing = closingAfter(index);
      bracketEnd = raw === '[' && closing < slice.length ? closing : -1;
    } else {
      const bracketed = index < bracketEnd || raw.includes('[');
      gapBefore = appendWord(words, raw, segment.start + index, { gapBefore, bracketed, stemmed });
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
