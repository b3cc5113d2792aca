/*
 * Single words that stand on both sides of an alignment a few words beyond a run, in order: "not" in
 * "the plan | is not | a good plan" against "the plan | was not really | a good plan". Inside the stretch any
 * word will do. At its outer ends they have to be rare enough together to pay for the words they skip, because a stray
 * "the" there would draw words into the comparison that the other side does not print at all.
 * A small fixed number of steps per run.
 */

import type { Tile } from './passage';
import type { WeighedWords } from './weigh-words';

/** How many words may be skipped on either side. */
const REACH = 3;
/** What words in a row beyond the outermost run must weigh: this much, and this much more for each word skipped. */
const OUTER_BITS = 6;
const OUTER_BITS_PER_SKIP = 3;

interface Sides {
  readonly a: WeighedWords;
  readonly b: WeighedWords;
  readonly takenA: Uint8Array;
  readonly takenB: Uint8Array;
}

/** Positions that can be looked at from here in this direction: up to the next taken word or the end. */
function reachable(taken: Uint8Array, from: number, direction: 1 | -1): number {
  let steps = 0;
  while (steps <= REACH && taken[from + steps * direction] === 0) steps++;
  return steps;
}

/** The weight of equal words in a row from here on, as far as they are looked at. */
function equalBits({ a, b, takenA, takenB }: Sides, i: number, j: number, direction: 1 | -1): number {
  let bits = 0;
  for (let k = 0; k <= REACH; k++) {
    const [inA, inB] = [i + k * direction, j + k * direction];
    const equal = a.hashes[inA] === b.hashes[inB] && takenA[inA] === 0 && takenB[inB] === 0;
    if (!equal) break;
    bits += a.bits[inA] ?? 0;
  }
  return bits;
}

/** The nearest equal words from here on, as steps on either side; null when there are none. */
function nearest(
  sides: Sides,
  i: number,
  j: number,
  direction: 1 | -1,
  outer: boolean,
): [number, number] | null {
  const stepsA = reachable(sides.takenA, i, direction);
  const stepsB = reachable(sides.takenB, j, direction);
  for (let sum = 0; sum <= stepsA + stepsB - 2; sum++) {
    for (let x = Math.max(0, sum - stepsB + 1); x <= Math.min(sum, stepsA - 1); x++) {
      const y = sum - x;
      const at = i + x * direction;
      if (sides.a.hashes[at] !== sides.b.hashes[j + y * direction]) continue;
      const price = outer ? OUTER_BITS + OUTER_BITS_PER_SKIP * Math.max(x, y) : 0;
      if (equalBits(sides, at, j + y * direction, direction) >= price) return [x, y];
    }
  }
  return null;
}

/** Walks from a run's end in one direction as long as there are near words; each is taken and appended. */
function walk(sides: Sides, from: Tile, direction: 1 | -1, outer: boolean, found: Tile[]): void {
  let i = direction === 1 ? from.a + from.length : from.a - 1;
  let j = direction === 1 ? from.b + from.length : from.b - 1;
  for (;;) {
    const step = nearest(sides, i, j, direction, outer);
    if (step === null) return;
    i += step[0] * direction;
    j += step[1] * direction;
    found.push({ a: i, b: j, length: 1 });
    sides.takenA[i] = 1;
    sides.takenB[j] = 1;
    i += direction;
    j += direction;
  }
}

/**
 * The runs with the single words near them, in the order of side A. `runs` are in that order; `takenA` and
 * `takenB` mark the words they cover and are written to.
 */
export function addNearWords(
  a: WeighedWords,
  b: WeighedWords,
  runs: readonly Tile[],
  takenA: Uint8Array,
  takenB: Uint8Array,
): Tile[] {
  const sides = { a, b, takenA, takenB };
  const inOrderOfB = [...runs].sort((x, y) => x.b - y.b);
  const first = (tile: Tile) => tile === runs[0] || tile === inOrderOfB[0];
  const last = (tile: Tile) => tile === runs.at(-1) || tile === inOrderOfB.at(-1);
  const tiles = [...runs];
  for (const run of runs) {
    walk(sides, run, 1, last(run), tiles);
    walk(sides, run, -1, first(run), tiles);
  }
  return tiles.sort((x, y) => x.a - y.a);
}
