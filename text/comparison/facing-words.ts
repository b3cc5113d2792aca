/*
 * Words at the edge of the stretch that stand against each other though one text goes on: "until Monday," against
 * "until Tuesday. If we had known …". The text that ends there ends within a few words, so those are other words in the
 * same place, and the other's words up to its own sentence's or clause's end face them. Where one text simply stops at
 * the edge nothing faces anything: that is a shorter quotation. Looks at a fixed number of words.
 */

import { isTellingWord } from './moved-words';
import type { Token } from './tokenize';
import { foldWord } from './word-keys';

/** A text ends at the edge if it has at most this many words left there. */
const MOST_LAST_WORDS = 3;
/** So many words of the text that goes on may face them, if its clause ends there. */
const MOST_FACING_WORDS = 5;
/** A bracket stands for a pronoun or a short name. */
const MOST_BRACKETED_WORDS = 2;

/** Tags and links at the end of a post are none of its words, so the sentence is over before them. */
const SENTENCE_END = /^(?:[.?!#]|https?)$/i;
const CLAUSE_END = /^(?:[.?!#,;:]|https?|[\p{Pd}\u2212]+)$/iu;

/** What one side prints beyond the edge, leading away from it, and whether a segment ends with a token. */
export interface Beyond {
  readonly tokens: readonly Token[];
  readonly endsSegment: (token: Token) => boolean;
  /** In front of the stretch tokens lead backwards, and a segment's last token lies beyond the segment's start. */
  readonly isFront: boolean;
}

/** The words up to a boundary, as a count of words and of tokens. */
interface Reach {
  readonly words: readonly Token[];
  readonly tokens: number;
}

/** Words up to the first token that `stops`, or to the end; null when more than `most` stand before it. */
function reachTo({ tokens, endsSegment, isFront }: Beyond, most: number, stop: RegExp): Reach | null {
  const words: Token[] = [];
  let reached = 0;
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'gap' || stop.test(token.text) || (isFront && endsSegment(token))) break;
    if (token.kind === 'word') {
      if (words.length === most) return null;
      words.push(token);
      reached = at + 1;
    }
    if (!isFront && endsSegment(token)) break;
  }
  return { words, tokens: reached };
}

/** As many words as the other side has, wherever that cuts the clause. */
function asMany({ tokens }: Beyond, count: number): Reach {
  const words: Token[] = [];
  let reached = 0;
  for (const [at, token] of tokens.entries()) {
    if (words.length === count || token.kind === 'gap' || SENTENCE_END.test(token.text)) break;
    if (token.kind !== 'word') continue;
    words.push(token);
    reached = at + 1;
  }
  return { words, tokens: reached };
}

/** What of `longer` faces the last words of the other side; "And" or "the" alone faces no half of a clause. */
function facing(last: Reach, longer: Beyond): Reach | null {
  const clause = reachTo(longer, MOST_FACING_WORDS, CLAUSE_END);
  if (clause !== null) return clause.words.length > 0 ? clause : null;
  const tells = last.words.some(({ text }) => isTellingWord(foldWord(text)));
  const cut = tells ? asMany(longer, last.words.length) : null;
  return cut !== null && cut.words.length > 0 ? cut : null;
}

/** "He [the mayor]" against "[the mayor]": one outlet's bracket stands behind the word, the other's for it. */
function beforeBracket(
  a: Beyond,
  b: Beyond,
  lastA: Reach | null,
  lastB: Reach | null,
): { readonly a: number; readonly b: number } | null {
  const opens = ({ tokens }: Beyond): boolean => tokens[0]?.text === '[';
  if (lastA === null || lastB === null || !opens(a) || !opens(b)) return null;
  const words = Math.max(lastA.words.length, lastB.words.length);
  return words > 0 && words <= MOST_BRACKETED_WORDS ? { a: lastA.tokens, b: lastB.tokens } : null;
}

/**
 * How many tokens of either side beyond the edge face each other; null where neither text ends within a few words of
 * the edge, or one has none left. Exchanging the sides exchanges the counts.
 */
export function facingWords(a: Beyond, b: Beyond): { readonly a: number; readonly b: number } | null {
  const lastA = reachTo(a, MOST_LAST_WORDS, SENTENCE_END);
  const lastB = reachTo(b, MOST_LAST_WORDS, SENTENCE_END);
  if (lastA?.words.length === 0 || lastB?.words.length === 0) return beforeBracket(a, b, lastA, lastB);
  if (lastA !== null && lastB !== null) return { a: lastA.tokens, b: lastB.tokens };
  if (lastA !== null) {
    const inB = facing(lastA, b);
    return inB === null ? null : { a: lastA.tokens, b: inB.tokens };
  }
  if (lastB === null) return null;
  const inA = facing(lastB, a);
  return inA === null ? null : { a: inA.tokens, b: lastB.tokens };
}
