/*
 * Brings a shortest edit script into the shape a reader would give it. A script is not wrong where it keeps "of
 * the" between two rewritten phrases, or says that "old, the" went where it was "the old": it is only unreadable.
 *
 * Two steps, each linear in the keys: equal runs of one or two small words between two rewritten phrases join them
 * into one change; words only left out or only put in slide along equal words to where a sentence, a clause or dots
 * begin or end. (diff-match-patch's cleanupSemantic does both by length in characters and loses real equalities.)
 */

import type { Change } from './word-diff';

/** What is known about one side's keys; the lists of places have one entry more than there are keys. */
export interface ShapedSide {
  readonly keys: readonly string[];
  /** The words as written, one for each key: of equal places the one with equal letters is better. */
  readonly written: readonly string[];
  /** How strong an edge lies before each key (0 none, 1 small mark, 2 sentence end or end of the passage). */
  readonly edges: readonly number[];
  /** Whether dots for something left out stand before each key. */
  readonly gaps: readonly boolean[];
}

/** Equal runs up to this many keys may be dissolved, if all are stop words. */
const MOST_DISSOLVED = 2;
/** Both changes round them must be at least this long on some side. */
const LEAST_REWRITTEN = 2;
/** Equal words in unequal letters ("No" / "no") cost what a sentence's edge is worth. */
const LETTERS_WORTH = 2;
/** Dots on the other side say where the words were left out: worth more than any two edges. */
const GAP_WORTH = 10;

const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a the of to in on at for by with from and or but as that this it is are was were be been am i you he she we ' +
    'they his her its our their my your have has had do does did will would so'
  ).split(' '),
);

/** Whether a key is so common that its standing in both says nothing. */
export function isStopWord(key: string): boolean {
  return STOP_WORDS.has(key);
}

/** A rewritten phrase: words on both sides, at least two on one. Words merely left out or put in are none. */
function isRewritten({ a, b }: Change): boolean {
  const lengthA = a.end - a.start;
  const lengthB = b.end - b.start;
  return lengthA > 0 && lengthB > 0 && Math.max(lengthA, lengthB) >= LEAST_REWRITTEN;
}

/** Never over dots: they say where words were left out, and one change would hide that. */
function mayDissolve(before: Change, after: Change, a: ShapedSide, b: ShapedSide): boolean {
  const length = after.a.start - before.a.end;
  if (length > MOST_DISSOLVED || !isRewritten(before) || !isRewritten(after)) return false;
  for (let i = 0; i < length; i++) if (!isStopWord(a.keys[before.a.end + i] ?? '')) return false;
  for (let i = 0; i <= length; i++) if (a.gaps[before.a.end + i] || b.gaps[before.b.end + i]) return false;
  return true;
}

function dissolve(changes: readonly Change[], a: ShapedSide, b: ShapedSide): Change[] {
  const shaped: Change[] = [];
  for (const change of changes) {
    const last = shaped.at(-1);
    if (last === undefined || !mayDissolve(last, change, a, b)) shaped.push(change);
    else {
      shaped.pop();
      shaped.push({
        a: { start: last.a.start, end: change.a.end },
        b: { start: last.b.start, end: change.b.end },
      });
    }
  }
  return shaped;
}

/** Words one side does not print: where they are, and between which words of that side. */
interface Missing {
  readonly start: number;
  readonly length: number;
  readonly otherAt: number;
  /** The least and the most `start` that leave a word between this change and its neighbours. */
  readonly room: readonly [number, number];
}

/** How many words right or left the missing words are best moved; the leftmost of equals, wherever they were. */
function bestShift(missing: Missing, side: ShapedSide, other: ShapedSide): number {
  const { start, length, otherAt, room } = missing;
  let left = start;
  while (left > room[0] && side.keys[left - 1] === side.keys[left + length - 1]) left--;
  const edgesAt = (at: number): number =>
    (side.edges[at] ?? 0) +
    (side.edges[at + length] ?? 0) +
    (other.gaps[otherAt + at - start] ? GAP_WORTH : 0);
  // A step right pairs one word of the other side with the first missing word instead of the one behind them.
  const differs = (at: number, from: number): number =>
    side.written[at] === other.written[otherAt + from - start] ? 0 : LETTERS_WORTH;
  let letters = 0;
  let best = left;
  let most = edgesAt(left);
  for (let at = left; at < room[1] && side.keys[at] === side.keys[at + length]; at++) {
    letters += differs(at + length, at) - differs(at, at);
    const worth = edgesAt(at + 1) + letters;
    if (worth <= most) continue;
    best = at + 1;
    most = worth;
  }
  return best - start;
}

function moved(range: Change['a'], by: number): Change['a'] {
  return { start: range.start + by, end: range.end + by };
}

/** Moves each run of words that only one side prints to its best place. */
function slide(changes: readonly Change[], a: ShapedSide, b: ShapedSide): Change[] {
  const shaped: Change[] = [];
  changes.forEach((change, at) => {
    const lengthA = change.a.end - change.a.start;
    const lengthB = change.b.end - change.b.start;
    if (lengthA > 0 && lengthB > 0) {
      shaped.push(change);
      return;
    }
    const name = lengthA > 0 ? 'a' : 'b';
    const [side, other] = name === 'a' ? [a, b] : [b, a];
    const length = lengthA + lengthB;
    // One equal word stays between two changes: touching, they would be one.
    const next = changes[at + 1]?.[name].start;
    const least = (shaped.at(-1)?.[name].end ?? -1) + 1;
    const most = (next === undefined ? side.keys.length : next - 1) - length;
    const start = change[name].start;
    const otherAt = change[name === 'a' ? 'b' : 'a'].start;
    const by = bestShift({ start, length, otherAt, room: [least, most] }, side, other);
    shaped.push({ a: moved(change.a, by), b: moved(change.b, by) });
  });
  return shaped;
}

/** The same changes, merged and moved to where a reader would see them. Exchanging the sides exchanges the result. */
export function shapeChanges(changes: readonly Change[], a: ShapedSide, b: ShapedSide): Change[] {
  return slide(dissolve(changes, a, b), a, b);
}
