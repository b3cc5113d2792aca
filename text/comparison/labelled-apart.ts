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

const QUOTATION_MARK = /^["'“”„‟‘’‚‛«»‹›`´]$/u;

/** Whether a capital may follow: a sentence or segment ends, dots stand there, or words of another are quoted. */
function mayBegin(token: Token, endsSegment: Side['endsSegment']): boolean {
  return (
    isSentenceEnd(token) || endsSegment(token) || token.kind === 'gap' || QUOTATION_MARK.test(token.text)
  );
}

/** What stands before the word at `start`: the beginning of a text, of a sentence, or another word of the same one. */
function beforeWord({ tokens, before, endsSegment }: Side, start: number): 'nothing' | 'sentence' | 'word' {
  const at = Math.max(
    tokens.findIndex((token) => token.start >= start),
    0,
  );
  let begins = false;
  // From the word backwards to the one before it, in the stretch or in front of it.
  for (let back = 1; back <= at + before.length; back++) {
    const token = back <= at ? tokens[at - back] : before.at(at - back);
    if (token === undefined) continue;
    begins ||= mayBegin(token, endsSegment);
    if (token.kind === 'word') return begins ? 'sentence' : 'word';
  }
  return 'nothing';
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

function hasBracket({ tokens }: Side, { start, end }: Place['a'], bracket: Bracket): boolean {
  for (let at = start; at < end; at++) if (tokens[at]?.bracket === bracket) return true;
  return false;
}

/** Whether the same words stand in ( ) here and in [ ] there. */
export function haveOtherBrackets(places: readonly Place[], a: Side, b: Side): boolean {
  const differ = (place: Place, inA: Bracket, inB: Bracket): boolean =>
    hasBracket(a, place.a, inA) && hasBracket(b, place.b, inB);
  return places.some(
    (place) =>
      place.type === 'same' && (differ(place, 'round', 'square') || differ(place, 'square', 'round')),
  );
}
