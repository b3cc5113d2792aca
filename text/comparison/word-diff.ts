/*
 * Shortest edit script between two lists of keys: Myers 1986, as diff-match-patch does it. The only file that
 * imports diff-match-patch. Characters would cut inside words, so every key becomes one UTF-16 unit.
 *
 * Cost O((n+m)·d) for d differing words; for lists of thousands of words that is seconds, so long lists are first
 * cut at words that stand exactly once in both (patience diff, Cohen), and a piece that even then is too large is
 * one change. A time limit was refused: with one, the result depends on the machine. cleanupSemantic was refused:
 * it throws true equalities away; shape-changes.ts does what readers need instead.
 *
 * Keys that stand on one side only can match nothing and share one code per side. So the 63,485 codes are used up
 * only by as many different words that both sides print; further words then count as changed.
 */

import DiffMatchPatch from 'diff-match-patch';
import type { Range } from '@/text/article';

/** A run of keys of A printed otherwise, as a run of B (either may be empty, never both). Indices, half-open. */
export interface Change {
  readonly a: Range;
  readonly b: Range;
}

/** Lists longer than this together are cut at common words first. */
const CUT_FROM_KEYS = 2_000;
/** Pieces with more pairs of keys than this are not looked into: some 100 ms. */
const MOST_PAIRS = 4_000_000;

const ONLY_A = 1;
const ONLY_B = 2;
const FIRST_SHARED = 3;
const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;
const LAST_CODE = 0xffff - SURROGATES;

/** A list in which every key is one unit, so that a diff of characters is a diff of keys. */
function encode(keys: readonly string[], codes: ReadonlyMap<string, number>, otherwise: number): string {
  const units: string[] = [];
  for (const key of keys) {
    const code = codes.get(key) ?? otherwise;
    units.push(String.fromCharCode(code < FIRST_SURROGATE ? code : code + SURROGATES));
  }
  return units.join('');
}

/** A code for every key both sides print, in the order of A. */
function sharedCodes(a: readonly string[], b: readonly string[]): Map<string, number> {
  const inB = new Set(b);
  const codes = new Map<string, number>();
  for (const key of a) {
    const code = FIRST_SHARED + codes.size;
    if (inB.has(key) && !codes.has(key) && code <= LAST_CODE) codes.set(key, code);
  }
  return codes;
}

function offset(change: Change, a: number, b: number): Change {
  return {
    a: { start: change.a.start + a, end: change.a.end + a },
    b: { start: change.b.start + b, end: change.b.end + b },
  };
}

/** Changes of two encoded lists; a deletion next to an insertion is one change. */
function diffUnits(a: string, b: string): Change[] {
  if (a.length * b.length > MOST_PAIRS)
    return [{ a: { start: 0, end: a.length }, b: { start: 0, end: b.length } }];
  const differ = new DiffMatchPatch();
  differ.Diff_Timeout = 0;
  const changes: Change[] = [];
  let atA = 0;
  let atB = 0;
  let fromA = 0;
  let fromB = 0;
  const close = (): void => {
    if (atA > fromA || atB > fromB)
      changes.push({ a: { start: fromA, end: atA }, b: { start: fromB, end: atB } });
  };
  for (const [operation, units] of differ.diff_main(a, b, false)) {
    if (operation === 0) {
      close();
      atA += units.length;
      atB += units.length;
      fromA = atA;
      fromB = atB;
    } else if (operation < 0) atA += units.length;
    else atB += units.length;
  }
  close();
  return changes;
}

/** Where units that stand exactly once in both lie, as pairs, in the order of A. */
function uniquePairs(a: string, b: string): [number, number][] {
  const once = (units: string): Map<string, number> => {
    const places = new Map<string, number>();
    for (let i = 0; i < units.length; i++) places.set(units.charAt(i), places.has(units.charAt(i)) ? -1 : i);
    return places;
  };
  const inB = once(b);
  const pairs: [number, number][] = [];
  for (const [unit, place] of once(a)) {
    const other = inB.get(unit) ?? -1;
    if (place >= 0 && other >= 0) pairs.push([place, other]);
  }
  return pairs;
}

/** The longest run of pairs that rises on both sides (patience sorting). */
function rising(pairs: readonly [number, number][]): [number, number][] {
  const tails: number[] = [];
  const before: number[] = [];
  pairs.forEach(([, b], at) => {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[tails[middle] ?? 0]?.[1] ?? 0) < b) low = middle + 1;
      else high = middle;
    }
    before[at] = tails[low - 1] ?? -1;
    tails[low] = at;
  });
  const run: [number, number][] = [];
  for (let at = tails.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) {
    const pair = pairs[at];
    if (pair !== undefined) run.push(pair);
  }
  return run.reverse();
}

/** Cuts at the common words and diffs what lies between; each cut is an equal word. */
function diffLong(a: string, b: string): Change[] {
  const changes: Change[] = [];
  let fromA = 0;
  let fromB = 0;
  for (const [toA, toB] of [...rising(uniquePairs(a, b)), [a.length, b.length] as const]) {
    for (const change of diffUnits(a.slice(fromA, toA), b.slice(fromB, toB))) {
      changes.push(offset(change, fromA, fromB));
    }
    fromA = toA + 1;
    fromB = toB + 1;
  }
  return changes;
}

/** Whether A comes first in an order that does not depend on which side is called A. */
function comesFirst(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return a.length < b.length;
  const at = a.findIndex((key, i) => key !== b[i]);
  return at < 0 || (a[at] ?? '') <= (b[at] ?? '');
}

/**
 * The changes that turn the keys `a` into the keys `b`, in order. Exchanging the sides exchanges the ranges and
 * changes nothing else: of several shortest scripts the same one is taken.
 */
export function diffWords(a: readonly string[], b: readonly string[]): Change[] {
  if (!comesFirst(a, b)) return diffWords(b, a).map((change) => ({ a: change.b, b: change.a }));
  const codes = sharedCodes(a, b);
  const unitsA = encode(a, codes, ONLY_A);
  const unitsB = encode(b, codes, ONLY_B);
  return a.length + b.length > CUT_FROM_KEYS ? diffLong(unitsA, unitsB) : diffUnits(unitsA, unitsB);
}
