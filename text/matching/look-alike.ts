/*
 * Words that a reader asks for, and a passage cast in the same mould: "We will not sell the school to anybody who means to …"
 * and a mayor's sentence about a ferry, or two firms with a number one priority. Between two articles a date, a speaker or other
 * versions tell such pairs apart; for words from anywhere there is nothing but the words, so more of them must be there. What is
 * remembered wrongly keeps most of its words or its rare ones; a mould keeps neither. The limits were set on the 63 invented
 * selections of tests/storage/selections/, so these do not prove them: there look-alikes share words of up to 33 bits and at most 0.71
 * of what was asked; what is meant shares 0.82 of the words and 37 bits or more, or 0.70 and 64 bits. Constant time.
 */

import type { Judgement } from './judge-words';

/** Rarity of shared words, in bits as `Judgement` has them, below which a passage that lacks any of them is a mould. */
const LEAST_RARITY = 30;
/** Rarity that stands for itself, however many words are missing. */
const ENOUGH_RARITY = 50;
/** Between the two, the share of the words sought that must be there. */
const MOST_WORDS = 0.75;

/** Whether a passage only resembles the `sought` words, of which there are so many. One that is wholly shared never does. */
export function isLookAlike({ match, whole, rarity, bySegment }: Judgement, sought: number): boolean {
  if (whole || rarity >= ENOUGH_RARITY) return false;
  const shared = match.tiles.reduce((sum, { length }) => sum + length, 0);
  // The other segments were asked for too, and say nothing against the one that is there.
  return rarity < LEAST_RARITY || (!bySegment && shared < MOST_WORDS * sought);
}
