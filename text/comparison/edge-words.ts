import { isTellingWord } from './moved-words';
import type { Token } from './tokenize';
import { foldWord } from './word-keys';

/** Other words than this many, up to the end of both passages, still belong to the stretch. */
const MOST_EDGE_WORDS = 3;
const SENTENCE_END = /^[.?!]$/;

function wordsIn(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter(({ kind }) => kind === 'word');
}

/** Whether all the words are the outlet's, in brackets; there is at least one. */
function isAllBracketed(tokens: readonly Token[]): boolean {
  const words = wordsIn(tokens);
  return words.length > 0 && words.every(({ bracket }) => bracket === 'square');
}

/** Whether every word, or every telling one, stands once more inside the other stretch than inside its own. */
function movedInside(edge: readonly Token[], own: readonly Token[], other: readonly Token[]): boolean {
  const folds = (tokens: readonly Token[]): string[] => wordsIn(tokens).map(({ text }) => foldWord(text));
  const telling = folds(edge).filter(isTellingWord);
  const inOwn = folds(own);
  const inOther = folds(other);
  const count = (words: readonly string[], word: string): number =>
    words.filter((each) => each === word).length;
  return telling.length > 0 && telling.every((word) => count(inOther, word) > count(inOwn, word));
}

/** Words of one side beyond the stretch, up to its end, and the words inside the stretch. */
export interface Edge {
  readonly beyond: readonly Token[];
  readonly inside: readonly Token[];
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
  if (wordsA > 0 && wordsB > 0) return true;
  if (isAllBracketed(a.beyond) || isAllBracketed(b.beyond)) return true;
  return wordsB === 0 ? movedInside(a.beyond, a.inside, b.inside) : movedInside(b.beyond, b.inside, a.inside);
}

/** Whether a sentence ends, or dots stand, between the stretch and the words behind it. */
export function startsNewSentence(after: readonly Token[]): boolean {
  const word = after.findIndex(({ kind }) => kind === 'word');
  return word > 0 && after.slice(0, word).some(({ text, kind }) => SENTENCE_END.test(text) || kind === 'gap');
}
