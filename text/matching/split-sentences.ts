/*
 * Cuts a paragraph into sentences. A stop ends one unless it belongs to an abbreviation or an initial, or a
 * small letter follows. Wrong cuts cost little: either half is still found by its own words, so a table of
 * abbreviations is enough and a trained splitter would not pay for its size. Linear in the text.
 */

import type { Range } from '@/text/article';
import { trimmedRange } from '@/text/quotations/trimmed-range';

/** Bounded repetitions: a megabyte of dots must not be read once per dot. */
const STOP = /[.!?…]{1,8}["'”’»)\]]{0,4}(?=\s|$)|[。！？｡]["”’」』）]{0,4}/gu;
const WORD_BEFORE = /[\p{L}\p{M}.]{1,24}$/u;
const OPENING = /^[\s"'“‘«„([]*/u;
const SMALL_LETTER = /^\p{Ll}/u;
const CAPITAL_INITIAL = /^\p{Lu}$/u;
const FIRST_WORD = /^\p{L}+/u;
/** How far the text round a stop is looked at. */
const WINDOW = 32;

/** Usually followed by what they belong to. Initials and "U.S." are told by their form. */
const ABBREVIATIONS = new Set(
  `mr mrs ms mx dr prof rep reps sen sens gov gen lt col maj capt cpl sgt cmdr adm rev hon pres sec st ste mt ft jr sr
  vs v no nos vol pp cf al ca dept univ assn bros inc corp co ltd jan feb mar apr jun jul aug sep sept oct nov dec
  ave blvd rd hwy bzw z.b d.h m me mlle mme dr bd ed eds trans approx est etc i.e e.g`.split(/\s+/),
);
/** After "U.S." or "a.m." these begin a sentence; another capital is more often a name. */
const OPENERS = new Set(
  'the a an he she it they we i you his her its their our this that these those there but and in on at when while if as'.split(
    ' ',
  ),
);

function isAbbreviation(before: string, after: string): boolean {
  const word = WORD_BEFORE.exec(before)?.[0] ?? '';
  if (CAPITAL_INITIAL.test(word)) return true;
  if (ABBREVIATIONS.has(word.toLowerCase())) return true;
  if (!word.includes('.')) return false;
  return !OPENERS.has((FIRST_WORD.exec(after)?.[0] ?? '').toLowerCase());
}

function endsSentence(text: string, stop: string, at: number): boolean {
  const end = at + stop.length;
  const after = text.slice(end, end + WINDOW).replace(OPENING, '');
  if (SMALL_LETTER.test(after)) return false;
  return stop !== '.' || !isAbbreviation(text.slice(Math.max(0, at - WINDOW), at), after);
}

/** The sentences of `text` between `range.start` and `range.end`, in order, without the white space between them. */
export function splitSentences(text: string, range: Range): Range[] {
  const paragraph = text.slice(range.start, range.end);
  const sentences: Range[] = [];
  const add = (start: number, end: number) => {
    const sentence = trimmedRange(text, { start: range.start + start, end: range.start + end });
    if (sentence !== null) sentences.push(sentence);
  };
  let start = 0;
  for (const { 0: stop, index } of paragraph.matchAll(STOP)) {
    if (!endsSentence(paragraph, stop, index)) continue;
    add(start, index + stop.length);
    start = index + stop.length;
  }
  add(start, paragraph.length);
  return sentences;
}
