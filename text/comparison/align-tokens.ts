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
interface Edge {
  /** How strong an edge. */
  readonly edge: number;
  /** Whether dots. */
  readonly gap: boolean;
}

/** What lies in front of each word: one entry more than words. */
function edgesOfWords(tokens: readonly Token[], places: readonly number[]): Edge[] {
  const edges: Edge[] = [];
  for (let word = 0; word <= places.length; word++) {
    const from = word === 0 ? 0 : (places[word - 1] ?? 0) + 1;
    const to = places[word] ?? tokens.length;
    let isSentenceEdge = word === 0 || word === places.length;
    let gap = false;
    for (let at = from; at < to; at++) {
      const token = tokens[at];
      if (token === undefined) continue;
      isSentenceEdge ||= isSentenceEnd(token);
      gap ||= token.kind === 'gap';
    }
    const small = to > from ? SMALL_EDGE : 0;
    edges.push({ edge: isSentenceEdge ? SENTENCE_EDGE : small, gap });
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

/** Keys that are one another's singly, and changes, in order: together they cover both sides. */
function* inSteps(changes: readonly Change[], length: number): Generator<Change & { changed: boolean }> {
  let a = 0;
  let b = 0;
  const end: Change = { a: { start: length, end: length }, b: { start: 0, end: 0 } };
  for (const change of [...changes, end]) {
    for (; a < change.a.start; a++, b++) {
      yield { a: { start: a, end: a + 1 }, b: { start: b, end: b + 1 }, changed: false };
    }
    if (change !== end) yield { ...change, changed: true };
    a = change.a.end;
    b = change.b.end;
  }
}

/** Whether a word has keys on both sides of the boundary before key `at`. */
function cutsWord({ wordKeys: keys, insideWord }: KeyedSide, at: number): boolean {
  const before = keys[at - 1];
  const key = keys[at];
  if (before === undefined || key === undefined) return false;
  return before.start === key.start || insideWord.has(key.start);
}

/**
 * A change that reaches into the middle of a word takes the whole word, and with it the equal word on the other side:
 * "it's" against "it was" is one change of both, not "is" against "was". Changes that then touch become one.
 */
function toWholeWords(
  changes: readonly Change[],
  a: KeyedSide,
  b: KeyedSide,
): (Change & { changed: boolean })[] {
  const steps: (Change & { changed: boolean })[] = [];
  for (const step of inSteps(changes, a.keys.length)) {
    const last = steps.at(-1);
    const touches = last?.changed === true && step.changed;
    const joins = touches || cutsWord(a, step.a.start) || cutsWord(b, step.b.start);
    if (last === undefined || !joins) steps.push(step);
    else {
      steps.pop();
      steps.push({
        a: { start: last.a.start, end: step.a.end },
        b: { start: last.b.start, end: step.b.end },
        changed: last.changed || step.changed,
      });
    }
  }
  return steps;
}

/** Keys `range` as the tokens of their words, first to last. */
function toTokens(side: KeyedSide, range: Range): Range {
  const first = side.wordKeys[range.start];
  const last = side.wordKeys[range.end - 1];
  return {
    start: side.places[first?.start ?? 0] ?? 0,
    end: (side.places[(last?.end ?? 1) - 1] ?? 0) + 1,
  };
}

/**
 * Words in brackets on one side only are a difference even where the words agree: one outlet says it added them. Such
 * words are left to the place between, whose namer knows brackets.
 */
function sameBrackets(a: readonly Token[], b: readonly Token[], tokensA: Range, tokensB: Range): boolean {
  const isBracketed = (tokens: readonly Token[], range: Range): boolean =>
    tokens.slice(range.start, range.end).some(({ bracket }) => bracket !== 'none');
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
    const tokensA = toTokens(keyedA, step.a);
    const tokensB = toTokens(keyedB, step.b);
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
