/*
 * The sentences beside some words of a text. Looks a fixed distance either way, so its cost does not grow with the text;
 * a sentence longer than that is begun or ended at a word.
 */

import type { Range } from './article';
import { splitSentences } from '@/text/matching/split-sentences';

/** What stands beside some words, as printed, the marks next to them included; paragraphs parted by a blank line. */
export interface SentencesRound {
  readonly before: string;
  readonly after: string;
}

/** How far is looked, in UTF-16 code units: some two hundred words. */
const REACH = 1200;
/** Sentences on either side; the rest of the one the words stand in counts as one. */
const SENTENCES = 2;

const BLANK_LINE = /\n[^\S\n]*\n/g;
const HAS_WORD = /[\p{L}\p{N}]/u;

/** Paragraphs between two places of the text. */
function paragraphs(text: string, { start, end }: Range): Range[] {
  const found: Range[] = [];
  let from = start;
  for (const { 0: blank, index } of text.slice(start, end).matchAll(BLANK_LINE)) {
    found.push({ start: from, end: start + index });
    from = start + index + blank.length;
  }
  return [...found, { start: from, end }];
}

/** Sentences that say something: a closing mark alone says nothing. */
const sentencesIn = (text: string, range: Range): Range[] =>
  paragraphs(text, range)
    .flatMap((paragraph) => splitSentences(text, paragraph))
    .filter(({ start, end }) => HAS_WORD.test(text.slice(start, end)));

/** A place no word is cut at, between the one given and the words. */
function wholeWordsFrom(text: string, at: number, until: number): number {
  const blank = text.slice(at, until).search(/\s/);
  return at === 0 || blank === -1 ? at : at + blank;
}

function wholeWordsTo(text: string, at: number, from: number): number {
  if (at === text.length) return at;
  const reached = text.slice(from, at);
  const kept = reached.slice(0, reached.search(/\s\S*$/));
  return reached.search(/\s/) === -1 ? at : from + kept.length;
}

/** The sentences before and after `range`; empty where nothing stands there. Out of range = nothing. */
export function sentencesRound(text: string, { start, end }: Range): SentencesRound {
  const first = wholeWordsFrom(text, Math.max(0, start - REACH), start);
  const last = wholeWordsTo(text, Math.min(text.length, end + REACH), end);
  const before = sentencesIn(text, { start: first, end: start }).slice(-SENTENCES);
  const after = sentencesIn(text, { start: end, end: last }).slice(0, SENTENCES);
  return {
    before: text.slice(before[0]?.start ?? start, start),
    after: text.slice(end, after.at(-1)?.end ?? end),
  };
}
