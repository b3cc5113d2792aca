/*
 * Lines up the tokens of two texts. Only words are aligned: marks are too common to hold anything in place, and would
 * pull words apart ("a, b" against "a and b"). What lies between two aligned words is compared afterwards.
 *
 * Keys, not words, go into the diff (word-keys.ts), so a change may begin in the middle of a word ("it's" / "it was")
 * or cover half a number; it is then widened to whole words, for half a word can be shown to nobody. Linear but for
 * the diff itself.
 */

import type { Range } from '@/text/article';
import { isSentenceEnd } from './sentence-end';
import { type ShapedSide, shapeChanges } from './shape-changes';
import type { Token } from './tokenize';
import { signsInsideWords } from './unspaced-words';
import { type Change, diffWords } from './word-diff';
import { type WordKey, wordKeys } from './word-keys';

/**
 * A place in both texts, as indices of tokens, half-open. `same`: words that are one another's on both sides, spelled
 * alike or not. `between`: everything from one such place to the next, be it marks, words or nothing.
 */
export interface Place {
  readonly type: 'same' | 'between';
  readonly a: Range;
  readonly b: Range;
}

/** One side's keys with what shaping needs to know, and the way back to its tokens. */
interface KeyedSide extends ShapedSide {
  readonly wordKeys: readonly WordKey[];
  /** For each word, its index among the tokens. */
  readonly places: readonly number[];
  /** Words that are signs inside a word of a script without spaces, as indices of words. */
  readonly insideWord: ReadonlySet<number>;
}

/** Between two keys of one word: no change should begin there if it can begin elsewhere. */
const INSIDE_WORD = -4;
/** Left-out words rather begin or end with a sentence than with a clause, and there rather than anywhere. */
const SENTENCE_EDGE = 2;
const SMALL_EDGE = 1;

/** What lies in front of a word. */
interface WordEdge {
  readonly edge: number;
  readonly gap: boolean;
}

/** The edge between two words, whose marks are the tokens `from` to `to`; the outer ones are edges of the passage. */
function edgeOf(tokens: readonly Token[], from: number, to: number, isOuter: boolean): WordEdge {
  let edge = isOuter ? SENTENCE_EDGE : 0;
  let gap = false;
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (token === undefined) continue;
    edge = Math.max(edge, isSentenceEnd(token) ? SENTENCE_EDGE : SMALL_EDGE);
    if (token.kind === 'gap') gap = true;
  }
  return { edge, gap };
}

/** What lies in front of each word: how strong an edge, and whether dots. One entry more than words. */
function edgesOfWords(tokens: readonly Token[], places: readonly number[]): WordEdge[] {
  const edges: WordEdge[] = [];
  for (let word = 0; word <= places.length; word++) {
    const from = word === 0 ? 0 : (places[word - 1] ?? 0) + 1;
    const isOuter = word === 0 || word === places.length;
    edges.push(edgeOf(tokens, from, places[word] ?? tokens.length, isOuter));
  }
  return edges;
}

/** Reads the words of a side. What is known of the place before a word holds for its first key only. */
function keySide(tokens: readonly Token[], english: boolean): KeyedSide {
  const places: number[] = [];
  tokens.forEach((token, at) => {
    if (token.kind === 'word') places.push(at);
  });
  const keys = wordKeys(
    places.map((at) => tokens[at]?.text ?? ''),
    english,
  );
  const ofWords = edgesOfWords(tokens, places);
  const signs = signsInsideWords(tokens);
  const insideWord = new Set<number>();
  if (signs.size > 0) {
    places.forEach((at, word) => {
      const token = tokens[at];
      if (token !== undefined && signs.has(token)) insideWord.add(word);
    });
  }
  const edges: number[] = [];
  const gaps: boolean[] = [];
  for (let i = 0; i <= keys.length; i++) {
    const word = keys[i]?.start ?? places.length;
    const inside = i > 0 && keys[i - 1]?.start === word;
    edges.push(inside ? INSIDE_WORD : (ofWords[word]?.edge ?? 0));
    gaps.push(!inside && (ofWords[word]?.gap ?? false));
  }
  const written = keys.map(({ start }) => tokens[places[start] ?? 0]?.text ?? '');
  return { wordKeys: keys, keys: keys.map(({ key }) => key), written, places, insideWord, edges, gaps };
}

/** Keys of both sides that belong together: changed, or one another's. Flat, for there is one for nearly every word. */
interface Step {
  readonly startA: number;
  readonly startB: number;
  endA: number;
  endB: number;
  changed: boolean;
}

/** Whether a word has keys on both sides of the boundary before key `at`. */
function cutsWord({ wordKeys: keys, insideWord }: KeyedSide, at: number): boolean {
  const before = keys[at - 1];
  const key = keys[at];
  if (before === undefined || key === undefined) return false;
  return before.start === key.start || insideWord.has(key.start);
}

/** The steps while they are found: keys that are one another's singly, and changes, in order. */
class Steps {
  readonly all: Step[] = [];

  constructor(
    private readonly a: KeyedSide,
    private readonly b: KeyedSide,
  ) {}

  /** Joins what touches a change, or parts a word, to the step before. */
  add(startA: number, endA: number, startB: number, endB: number, changed: boolean): void {
    const last = this.all.at(-1);
    const touches = last?.changed === true && changed;
    const joins = touches || cutsWord(this.a, startA) || cutsWord(this.b, startB);
    if (last === undefined || !joins) this.all.push({ startA, startB, endA, endB, changed });
    else {
      last.endA = endA;
      last.endB = endB;
      last.changed ||= changed;
    }
  }
}

/**
 * A change that reaches into the middle of a word takes the whole word, and with it the equal word on the other side:
 * "it's" against "it was" is one change of both, not "is" against "was". Changes that then touch become one.
 */
function toWholeWords(changes: readonly Change[], a: KeyedSide, b: KeyedSide): readonly Step[] {
  const steps = new Steps(a, b);
  let atA = 0;
  let atB = 0;
  const agreeUpTo = (end: number): void => {
    for (; atA < end; atA++, atB++) steps.add(atA, atA + 1, atB, atB + 1, false);
  };
  for (const { a: inA, b: inB } of changes) {
    agreeUpTo(inA.start);
    steps.add(inA.start, inA.end, inB.start, inB.end, true);
    atA = inA.end;
    atB = inB.end;
  }
  agreeUpTo(a.keys.length);
  return steps.all;
}

/** The keys from `start` to `end` as the tokens of their words, first to last. */
function toTokens(side: KeyedSide, start: number, end: number): Range {
  const first = side.wordKeys[start];
  const last = side.wordKeys[end - 1];
  return {
    start: side.places[first?.start ?? 0] ?? 0,
    end: (side.places[(last?.end ?? 1) - 1] ?? 0) + 1,
  };
}

function isBracketed(tokens: readonly Token[], { start, end }: Range): boolean {
  for (let at = start; at < end; at++) if ((tokens[at]?.bracket ?? 'none') !== 'none') return true;
  return false;
}

/**
 * Words in brackets on one side only are a difference even where the words agree: one outlet says it added them. Such
 * words are left to the place between, whose namer knows brackets.
 */
function sameBrackets(a: readonly Token[], b: readonly Token[], tokensA: Range, tokensB: Range): boolean {
  return isBracketed(a, tokensA) === isBracketed(b, tokensB);
}

/**
 * Lines up two lists of tokens. The places cover both lists, in order, `between` and `same` by turns, beginning and
 * ending with `between`. `english` says whether English spellings may be folded.
 */
export function alignTokens(a: readonly Token[], b: readonly Token[], english: boolean): Place[] {
  const keyedA = keySide(a, english);
  const keyedB = keySide(b, english);
  const changes = shapeChanges(diffWords(keyedA.keys, keyedB.keys), keyedA, keyedB);
  const places: Place[] = [];
  let fromA = 0;
  let fromB = 0;
  for (const step of toWholeWords(changes, keyedA, keyedB)) {
    if (step.changed) continue;
    const tokensA = toTokens(keyedA, step.startA, step.endA);
    const tokensB = toTokens(keyedB, step.startB, step.endB);
    if (!sameBrackets(a, b, tokensA, tokensB)) continue;
    places.push({
      type: 'between',
      a: { start: fromA, end: tokensA.start },
      b: { start: fromB, end: tokensB.start },
    });
    places.push({ type: 'same', a: tokensA, b: tokensB });
    fromA = tokensA.end;
    fromB = tokensB.end;
  }
  places.push({
    type: 'between',
    a: { start: fromA, end: a.length },
    b: { start: fromB, end: b.length },
  });
  return places;
}
