/*
 * Decides about the few words between the stretch and the ends of both passages. Style books let an outlet begin and
 * end a quotation where it likes, without dots, so words beyond the stretch are no difference. But where both passages
 * end within a word or two, with other words, the outlets do print the same place, and differently.
 */

import { isTellingWord } from './moved-words';
import { isSentenceEnd } from './sentence-end';
import type { Token } from './tokenize';
import { foldWord } from './word-keys';

/** Other words than this many, up to the end of both passages, still belong to the stretch. */
const MOST_EDGE_WORDS = 3;
/** Share of the words that must stand elsewhere for all to have moved. */
const MOVED_SHARE = 0.75;

function wordsIn(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter(({ kind }) => kind === 'word');
}

/** Folded, for "Only" at the front is "only" further in. */
function foldsOf(tokens: readonly Token[]): string[] {
  return wordsIn(tokens).map(({ text }) => foldWord(text));
}

function countsOf(tokens: readonly Token[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const fold of foldsOf(tokens)) counts.set(fold, (counts.get(fold) ?? 0) + 1);
  return counts;
}

/** Whether all the words are the outlet's, in brackets; there is at least one. */
export function isAllBracketed(tokens: readonly Token[]): boolean {
  const words = wordsIn(tokens);
  return words.length > 0 && words.every(({ bracket }) => bracket === 'square');
}

/** Whether these words stand elsewhere in the other text: nearly all stand there once more than in their own. */
export function movedInside(edge: readonly Token[], own: readonly Token[], other: readonly Token[]): boolean {
  const telling = foldsOf(edge).filter(isTellingWord);
  const inOwn = countsOf(own);
  const inOther = countsOf(other);
  const moved = telling.filter((word) => (inOther.get(word) ?? 0) > (inOwn.get(word) ?? 0));
  return telling.length > 0 && moved.length >= telling.length * MOVED_SHARE;
}

/** Words of one side beyond the stretch, up to its end, and the words inside the stretch. */
export interface Edge {
  readonly beyond: readonly Token[];
  /** The marks between those words and the stretch. */
  readonly between: readonly Token[];
  readonly inside: readonly Token[];
}

/** Whether a sentence ends, or dots stand, between the stretch and the words beyond it. */
function isOtherSentence({ between }: Edge): boolean {
  return between.some((token) => isSentenceEnd(token) || token.kind === 'gap');
}

/** The edge in front of the stretch, whose tokens are `start` to `end`. */
export function frontEdge(tokens: readonly Token[], start: number, end: number): Edge {
  const beyond = tokens.slice(0, start);
  const lastWord = beyond.findLastIndex(({ kind }) => kind === 'word');
  return { beyond, between: beyond.slice(lastWord + 1), inside: tokens.slice(start, end) };
}

/** As `frontEdge`, behind the stretch. */
export function backEdge(tokens: readonly Token[], start: number, end: number): Edge {
  const beyond = tokens.slice(end);
  const firstWord = beyond.findIndex(({ kind }) => kind === 'word');
  const between = firstWord < 0 ? beyond : beyond.slice(0, firstWord);
  return { beyond, between, inside: tokens.slice(start, end) };
}

/**
 * Whether what both print beyond the stretch, up to their ends, stands against each other: other words for the same
 * ("to lose it.", "to lose that."), a bracket, or a word that the other prints elsewhere. Then it is a difference,
 * not a longer quotation.
 */
export function edgesBelong(a: Edge, b: Edge): boolean {
  const wordsA = wordsIn(a.beyond).length;
  const wordsB = wordsIn(b.beyond).length;
  if (Math.max(wordsA, wordsB) > MOST_EDGE_WORDS || wordsA + wordsB === 0) return false;
  if (wordsA > 0 && wordsB > 0) return !isOtherSentence(a) && !isOtherSentence(b);
  if (isAllBracketed(a.beyond) || isAllBracketed(b.beyond)) return true;
  return wordsB === 0 ? movedInside(a.beyond, a.inside, b.inside) : movedInside(b.beyond, b.inside, a.inside);
}
