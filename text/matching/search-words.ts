/*
 * What to ask a search engine for when nobody in the corpus prints some words: the words themselves, as a phrase,
 * and the few of them that say most. An engine reads a phrase to some thirty words and finds nothing when one of
 * them is another, so it gets the first sentence or a part of it; the rarest words find the story all the same
 * when the wording is another. Linear in the text, but for sorting its distinct words.
 */

import { foldWords } from './fold-words';
import { splitSentences } from './split-sentences';
import { wordBits } from './word-rarity';

/** Engines cut longer questions off (Google's limit is 32). */
const MOST_WORDS_OF_PHRASE = 24;
/** Of scripts without spaces; UTF-16 code units. */
const LONGEST_PHRASE = 300;
const LEAST_WORDS_OF_PHRASE = 4;
const MOST_RAREST = 6;
/** A word as it stands in an address; longer ones are no words. */
const LONGEST_WORD = 60;

/** What to ask for. Neither holds quotation marks. */
export interface SearchWords {
  /** Words that follow one another; '' when there are none. */
  readonly phrase: string;
  /** The rarest words in their order; [] when there are none. */
  readonly rarest: readonly string[];
}

/** Half of a surrogate pair, as a cut leaves it: no address can hold it. */
const HALF_SIGN = /\p{Cs}/gu;
/** Straight and curly marks would end the phrase. */
const MARKS = /[“”„"«»]/g;

function plain(text: string): string {
  return text.replace(MARKS, ' ').replace(/\s+/g, ' ').trim();
}

/** The first words of the first sentence that has as many as make a phrase, else of the text. */
function phraseOf(text: string): string {
  const sentences = splitSentences(text, { start: 0, end: text.length }).map(({ start, end }) =>
    text.slice(start, end),
  );
  const enough = sentences.find((sentence) => sentence.split(' ').length >= LEAST_WORDS_OF_PHRASE);
  const words = (enough ?? text).split(' ').slice(0, MOST_WORDS_OF_PHRASE).join(' ');
  return words.length <= LONGEST_PHRASE ? words : words.slice(0, LONGEST_PHRASE).replace(HALF_SIGN, '\ufffd');
}

function rarestOf(text: string): string[] {
  const words = new Map<string, { readonly printed: string; readonly at: number; readonly bits: number }>();
  for (const { stem, start, end } of foldWords(text, [{ start: 0, end: text.length }], null)) {
    if (end - start > LONGEST_WORD || words.has(stem)) continue;
    words.set(stem, { printed: text.slice(start, end), at: start, bits: wordBits(stem) });
  }
  return [...words.values()]
    .sort((a, b) => b.bits - a.bits || a.at - b.at)
    .slice(0, MOST_RAREST)
    .sort((a, b) => a.at - b.at)
    .map(({ printed }) => printed);
}

/** The phrase and the rarest words to search the web for. */
export function searchWords(text: string): SearchWords {
  const words = plain(text);
  return { phrase: phraseOf(words), rarest: rarestOf(words) };
}
