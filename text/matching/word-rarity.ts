/*
 * How much it says that two passages share a word: log2 of one over its share of all running words, from a
 * shipped count of spoken English (word-counts.ts), by stem. Common words say little ("the" 5 bits), rare ones
 * much. A table of the corpus's own words is not needed: how often a pair of words occurs in the corpus is
 * known from the index. One look-up per word; the table is built at the first question (a few milliseconds),
 * because a browser loads this code at every wake of the background, often without asking.
 *
 * A word the table does not know is rare English, a name or another language. Its length tells them apart
 * well enough: "de" and "der" are as common as any word, "Verfassungsschutz" is not.
 */

import { CLASSES_PER_BIT, WORD_CLASSES } from './word-counts';

/** What an unknown word of any length may be worth at most: about the rarity of the last words of the table. */
const UNKNOWN_MOST = 22;
const UNKNOWN_LEAST = 4;
const UNKNOWN_PER_LETTER = 2;

/** Signs of scripts that are cut sign by sign: Chinese text has some 9.6 bits per sign, common signs less. */
const SIGN_BITS = 8;

let table: Map<string, number> | null = null;

function readTable(): Map<string, number> {
  const read = new Map<string, number>();
  for (const [index, words] of WORD_CLASSES.entries()) {
    for (const word of words.replaceAll('\n', ' ').split(' ')) read.set(word, index / CLASSES_PER_BIT);
  }
  return read;
}

/** The rarity of a stem in bits, above 0: about 4 for the commonest word, 22 for the rarest. */
export function wordBits(stem: string): number {
  table ??= readTable();
  const known = table.get(stem);
  if (known !== undefined) return known;
  if (stem.length === 1 && stem > '\u0dff') return SIGN_BITS;
  return Math.min(UNKNOWN_MOST, UNKNOWN_LEAST + UNKNOWN_PER_LETTER * stem.length);
}
