/*
 * How much it says that two passages share a word: log2 of one over its share of all running words, from a
 * shipped count of spoken English (word-counts.ts), by stem. Common words say little ("the" 5 bits), rare ones
 * much. A table of the corpus's own words is not needed: how often a pair of words occurs in the corpus is
 * known from the index. One look-up per word; the table is built at the first question (a few milliseconds),
 * because a browser loads this code at every wake of the background, often without asking.
 *
 * A word the table does not know is rare English, a name or another language. Length tells them apart well
 * enough, for the common words of every language are short. In a text of another language that goes for all words:
 * many a common one stands in the table as a rare English one ("est", "und").
 */

import { CLASSES_PER_BIT, WORD_CLASSES } from './word-counts';

/** What a word of any length may be worth at most: about the rarity of the last words of the table. */
const MOST_BITS = 22;
const BITS_OF_ANY_WORD = 4;
const BITS_PER_LETTER = 2;

/** Signs of scripts that are cut sign by sign: Chinese text has some 9.6 bits per sign, common signs less. */
const SIGN_BITS = 8;
/** Thai, the first of these scripts, begins after it. */
const LAST_SPACED_LETTER = '\u0dff';

let table: Map<string, number> | null = null;

function readTable(): Map<string, number> {
  const read = new Map<string, number>();
  for (const [index, words] of WORD_CLASSES.entries()) {
    for (const word of words.replaceAll('\n', ' ').split(' ')) read.set(word, index / CLASSES_PER_BIT);
  }
  return read;
}

function bitsByLength(stem: string): number {
  return Math.min(MOST_BITS, BITS_OF_ANY_WORD + BITS_PER_LETTER * stem.length);
}

/** The rarity of an English stem in bits, above 0: about 4 for the commonest word, 22 for the rarest. */
export function wordBits(stem: string): number {
  table ??= readTable();
  if (stem.length === 1 && stem > LAST_SPACED_LETTER) return SIGN_BITS;
  return table.get(stem) ?? bitsByLength(stem);
}

/** The same of a word in another language. */
export function foreignWordBits(word: string): number {
  return Math.min(wordBits(word), bitsByLength(word));
}
