/*
 * Lines two passages up: the runs of words both print, heaviest first, whatever their order, so that words left
 * out in the middle and halves that changed places need no case of their own (greedy string tiling, Wise 1993).
 * Single words that stand in both close to a run are then added, for a changed word must not cut a sentence.
 *
 * Runs grow from pairs of neighbouring words: a pair is rare where a word is not, so few places have to be
 * looked at, some 5 microseconds for two quotations. Text that repeats itself endlessly would still make their
 * number square; past a budget linear in the words the rest is not looked at. Longest common subsequence and
 * Smith-Waterman were refused: both lose halves that changed places and cost 10 to 50 times as much.
 */

import { comesFirst } from './comes-first';
import { addNearWords } from './near-words';
import type { Tile } from './passage';
import { sumBits } from './sum-bits';
import { turnTiles } from './turn-match';
import type { WeighedWords } from './weigh-words';

/** Lighter runs ("of the", "in a") stand in everything. */
const LEAST_RUN_BITS = 18;
/** Places where a pair of A stands in B, looked at per word of both sides. */
const PLACES_PER_WORD = 64;
const BUCKETS = 256;

interface Run extends Tile {
  readonly bits: number;
}

/** What two passages share, as indices into the words of either side. */
export interface Alignment {
  /** Runs of two words or more in the order of side A; they never overlap on either side. */
  readonly runs: readonly Tile[];
  /** The runs and the single words near them, in the order of side A. */
  readonly tiles: readonly Tile[];
}

/** A passage made ready to be aligned with many others: where its pairs stand, chained by the low bits of their hash. */
export interface ChainedWords extends WeighedWords {
  readonly first: Int32Array;
  readonly next: Int32Array;
}

/** How many pairs in a row are equal from here on. */
function equalPairs(a: Uint32Array, b: Uint32Array, i: number, j: number): number {
  let length = 0;
  while (a[i + length] !== 0 && i + length < a.length && a[i + length] === b[j + length]) length++;
  return length;
}

/** All longest common runs of two words or more that are heavy enough. */
function findRuns(a: ChainedWords, b: WeighedWords): Run[] {
  const runs: Run[] = [];
  let budget = PLACES_PER_WORD * (a.pairs.length + b.pairs.length);
  for (let j = 0; j < b.pairs.length && budget > 0; j++) {
    const pair = b.pairs[j] ?? 0;
    if (pair === 0) continue;
    for (let i = a.first[pair % BUCKETS] ?? -1; i >= 0 && budget > 0; i = a.next[i] ?? -1) {
      budget--;
      if (a.pairs[i] !== pair) continue;
      const inside = i > 0 && j > 0 && a.pairs[i - 1] !== 0 && a.pairs[i - 1] === b.pairs[j - 1];
      if (inside) continue;
      const length = equalPairs(a.pairs, b.pairs, i, j) + 1;
      budget -= length;
      const bits = Math.min(sumBits(a.bits, i, i + length), sumBits(b.bits, j, j + length));
      if (bits >= LEAST_RUN_BITS) runs.push({ a: i, b: j, length, bits });
    }
  }
  return runs;
}

/** The parts of a run that no heavier run covers on either side. */
function freeParts(run: Tile, takenA: Uint8Array, takenB: Uint8Array): Tile[] {
  const parts: Tile[] = [];
  let start = 0;
  for (let k = 0; k <= run.length; k++) {
    const free = k < run.length && takenA[run.a + k] === 0 && takenB[run.b + k] === 0;
    if (free) continue;
    if (k > start) parts.push({ a: run.a + start, b: run.b + start, length: k - start });
    start = k + 1;
  }
  return parts;
}

/** Heaviest first; of equal weight the one that stands earlier, so that the result never hangs on chance. */
function byWeight(x: Run, y: Run): number {
  return y.bits - x.bits || x.a - y.a || x.b - y.b;
}

/** Makes the side ready that is aligned with many others. */
export function chainWords(words: WeighedWords): ChainedWords {
  const { pairs } = words;
  const first = new Int32Array(BUCKETS).fill(-1);
  const next = new Int32Array(pairs.length);
  for (let i = pairs.length - 1; i >= 0; i--) {
    const bucket = (pairs[i] ?? 0) % BUCKETS;
    next[i] = first[bucket] ?? -1;
    first[bucket] = i;
  }
  return { ...words, first, next };
}

/** Takes the heaviest runs first and what is free of the others, then the words near them. */
function layTiles(a: WeighedWords, b: WeighedWords, found: Run[]): Alignment {
  const takenA = new Uint8Array(a.hashes.length);
  const takenB = new Uint8Array(b.hashes.length);
  const runs: Tile[] = [];
  for (const run of found.sort(byWeight)) {
    for (const part of freeParts(run, takenA, takenB)) {
      if (part.length < 2 || sumBits(a.bits, part.a, part.a + part.length) < LEAST_RUN_BITS) continue;
      runs.push(part);
      takenA.fill(1, part.a, part.a + part.length);
      takenB.fill(1, part.b, part.b + part.length);
    }
  }
  runs.sort((x, y) => x.a - y.a);
  return { runs, tiles: addNearWords(a, b, runs, takenA, takenB) };
}

/**
 * Aligns two passages; both lists are empty where they share no run. Exchanging the sides exchanges them in every
 * tile and changes nothing else.
 */
export function alignWords(a: ChainedWords, b: WeighedWords): Alignment {
  const found = findRuns(a, b);
  if (found.length === 0) return { runs: [], tiles: [] };
  if (comesFirst(a, b)) return layTiles(a, b, found);
  const turned = layTiles(
    b,
    a,
    found.map((run) => ({ ...run, a: run.b, b: run.a })),
  );
  return { runs: turnTiles(turned.runs), tiles: turnTiles(turned.tiles) };
}
