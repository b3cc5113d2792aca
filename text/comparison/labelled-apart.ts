/*
 * Two places where hand-labelled pairs and the finer kinds part, for the coarse kinds alone (coarse-kind.ts). A capital
 * that only follows from where the outlet began, or from a full stop the other prints as a comma, is not labelled as
 * another capital: the cut or the mark is labelled already. And ( ) round words that the other prints in [ ] is no
 * difference to a reader, but labelled as a bracket. Linear in the tokens.
 */

import type { Place } from './align-tokens';
import type { Finding } from './finding';
import { isSentenceEnd } from './sentence-end';
import type { Side } from './side';
import type { Bracket, Token } from './tokenize';

function hasWords(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind }) => kind === 'word');
}

const QUOTATION_MARK = /^["'“”„‟‘’‚‛«»‹›`´]$/u;

/** Whether a capital may follow: a sentence or segment ends, dots stand there, or words of another are quoted. */
function mayBegin(token: Token, endsSegment: Side['endsSegment']): boolean {
  return (
    isSentenceEnd(token) || endsSegment(token) || token.kind === 'gap' || QUOTATION_MARK.test(token.text)
  );
}

/** What stands before the word at `start`: the beginning of a text, of a sentence, or another word of the same one. */
function beforeWord({ tokens, before, endsSegment }: Side, start: number): 'nothing' | 'sentence' | 'word' {
  const at = tokens.findIndex((token) => token.start >= start);
  const earlier = [...before, ...tokens.slice(0, Math.max(at, 0))];
  const lastWord = earlier.findLastIndex(({ kind }) => kind === 'word');
  if (lastWord < 0 && !hasWords(before)) return 'nothing';
  const begins = earlier.slice(Math.max(lastWord, 0)).some((token) => mayBegin(token, endsSegment));
  return begins ? 'sentence' : 'word';
}

/** Whether only the first letter differs, as it does where a sentence begins. */
function isFirstLetter(a: string, b: string): boolean {
  return a.slice(1) === b.slice(1);
}

/** Whether a difference of case follows from a cut, or from a mark that ends a sentence in one text only. */
export function followsFromPlace({ kind, a, b }: Finding, sideA: Side, sideB: Side): boolean {
  if (kind !== 'case') return false;
  const wordsA = sideA.joined.text.slice(a.start, a.end);
  const wordsB = sideB.joined.text.slice(b.start, b.end);
  return isFirstLetter(wordsA, wordsB) && beforeWord(sideA, a.start) !== beforeWord(sideB, b.start);
}

function bracketsOf({ tokens }: Side, { start, end }: Place['a']): Set<Bracket> {
  return new Set(tokens.slice(start, end).map(({ bracket }) => bracket));
}

/** Whether the same words stand in ( ) here and in [ ] there. */
export function haveOtherBrackets(places: readonly Place[], a: Side, b: Side): boolean {
  return places.some((place) => {
    if (place.type !== 'same') return false;
    const ofA = bracketsOf(a, place.a);
    const ofB = bracketsOf(b, place.b);
    return (ofA.has('round') && ofB.has('square')) || (ofA.has('square') && ofB.has('round'));
  });
}
