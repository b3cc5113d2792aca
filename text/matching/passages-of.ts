/*
 * What an article gives the corpus to find: each quotation that has at least two words, its segments joined (but never
 * words the article says nobody said), and each sentence of narration, since what one outlet prints between marks another may tell in its own words.
 * Speech is cut out of the sentence it stands in; what is left of "..., she said" is too short to be kept.
 * Fragments and terms stay in their sentence: they are part of its wording. Linear in the text.
 */

import type { Article, Range } from '@/text/article';
import type { Quotation } from '@/text/quotations/quotation';
import { ownVocabulary } from './own-vocabulary';
import type { Passage, PrintedPassage } from './passage';
import { printPassage } from './print-passage';
import { splitContraction } from './split-contraction';
import { splitSentences } from './split-sentences';

/** One word is never compared. */
const FEWEST_QUOTED = 2;
/** Shorter narration could only be told from chance where a longer version already ties two articles. */
const FEWEST_NARRATED = 6;
/** With speech cut out: an attribution with title and place has some eight words and says nothing. */
const FEWEST_BESIDE_SPEECH = 10;
const BETWEEN_PARAGRAPHS = /\n[^\S\n]*\n/g;

type Printed = Pick<Article, 'text' | 'headline' | 'blocks' | 'language'>;

/** "Don't" is compared as two words and printed as one. */
function isOneWord(text: string, words: PrintedPassage['words']): boolean {
  const [first, last] = [words[0], words.at(-1)];
  if (words.length > FEWEST_QUOTED || first === undefined || last === undefined) return false;
  return first.stemmed && splitContraction(text.slice(first.start, last.end)) !== null;
}

/** The quotations of an article as passages with their words, in their order; without terms, what nobody said, and the article's own vocabulary. */
export function quotedPassages(article: Printed, quotations: readonly Quotation[]): PrintedPassage[] {
  const isVocabulary = ownVocabulary(article.text, quotations);
  return quotations
    .filter((quotation) => quotation.kind !== 'term' && quotation.denied !== true && !isVocabulary(quotation))
    .map(({ id, standsIn, segments, speaker }) =>
      printPassage(article, { quotation: id, standsIn, segments, speaker }),
    )
    .filter(({ text, words }) => words.length >= FEWEST_QUOTED && !isOneWord(text, words));
}

/** The blocks, or what stands between blank lines in a text that came without them. */
function paragraphsOf(article: Printed): readonly Range[] {
  if (article.blocks.length > 0) return article.blocks;
  const paragraphs: Range[] = [];
  let start = 0;
  for (const { 0: blank, index } of article.text.matchAll(BETWEEN_PARAGRAPHS)) {
    paragraphs.push({ start, end: index });
    start = index + blank.length;
  }
  return [...paragraphs, { start, end: article.text.length }];
}

/** Ranges of speech in the text, in order and joined where they overlap. */
function speechIn(quotations: readonly Quotation[]): Range[] {
  const ranges = quotations
    .filter(({ kind, standsIn }) => kind === 'speech' && standsIn === 'text')
    .flatMap(({ segments }) => segments)
    .sort((a, b) => a.start - b.start);
  const joined: Range[] = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    if (last !== undefined && range.start <= last.end) {
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    } else joined.push(range);
  }
  return joined;
}

/** Speech is in order and sentences are asked for in order, so each range is passed once. */
function speechCutter(speech: readonly Range[]): (sentence: Range) => Range[] {
  let next = 0;
  return (sentence) => {
    while (next < speech.length && (speech[next]?.end ?? 0) <= sentence.start) next++;
    const left: Range[] = [];
    let start = sentence.start;
    for (let i = next; i < speech.length; i++) {
      const range = speech[i];
      if (range === undefined || range.start >= sentence.end) break;
      if (range.start > start) left.push({ start, end: range.start });
      start = Math.max(start, range.end);
    }
    if (start < sentence.end) left.push({ start, end: sentence.end });
    return left;
  };
}

/** The narration of an article as passages with their words, in reading order. */
export function narratedPassages(article: Printed, quotations: readonly Quotation[]): PrintedPassage[] {
  const withoutSpeech = speechCutter(speechIn(quotations));
  const passages: PrintedPassage[] = [];
  for (const paragraph of paragraphsOf(article)) {
    for (const sentence of splitSentences(article.text, paragraph)) {
      const segments = withoutSpeech(sentence);
      const whole = segments[0]?.start === sentence.start && segments[0]?.end === sentence.end;
      const printed = printPassage(article, { quotation: null, standsIn: 'text', segments, speaker: null });
      if (printed.words.length >= (whole ? FEWEST_NARRATED : FEWEST_BESIDE_SPEECH)) passages.push(printed);
    }
  }
  return passages;
}

/**
 * The passages of an article with their words: its quotations in their order, terms left out, then its
 * narration in reading order.
 */
export function printedPassagesOf(article: Printed, quotations: readonly Quotation[]): PrintedPassage[] {
  return [...quotedPassages(article, quotations), ...narratedPassages(article, quotations)];
}

/** As `printedPassagesOf`, without the words. */
export function passagesOf(article: Printed, quotations: readonly Quotation[]): Passage[] {
  return printedPassagesOf(article, quotations).map(({ passage }) => passage);
}
