import type { MarkFamily } from './quotation-marks';
import type { Mark } from './read-marks';

/** An opening mark with its closer; null when it never found one. */
export interface Pair {
  readonly open: Mark;
  readonly close: Mark | null;
}

/** Surer closers ahead: how many, and of which family. */
interface Ahead {
  readonly family: MarkFamily | null;
  readonly count: number;
}

const NOTHING_AHEAD: Ahead = { family: null, count: 0 };

function oneMore(ahead: Ahead, family: MarkFamily): Ahead {
  return { family, count: ahead.family === family ? ahead.count + 1 : 1 };
}

/** "the workers’ ‘safety concerns’": only a space stands between, and no two quotations are printed so. */
function followsPossessive(mark: Mark, before: Mark | undefined): boolean {
  return before?.maybePossessive === true && mark.start === before.end + 1;
}

/**
 * For each mark the closers surer than it later in the block, before its family opens again. Read backwards; a quotation in
 * other marks that begins and ends on the way is stepped over, and so is one behind a possessive, so that the marks stay
 * balanced.
 */
function surerClosersAhead(marks: readonly Mark[]): readonly Ahead[] {
  const ahead: Ahead[] = new Array<Ahead>(marks.length).fill(NOTHING_AHEAD);
  // What was found outside the double marks whose closers were met, and beyond the nearest single closer.
  const outside: Ahead[] = [];
  let beyondSingle = NOTHING_AHEAD;
  let found = NOTHING_AHEAD;
  for (let index = marks.length - 1; index >= 0; index -= 1) {
    const mark = marks[index];
    if (mark === undefined) continue;
    const isSingle = mark.family === 'single';
    ahead[index] = found;
    if (mark.role === 'open') {
      if (isSingle) found = followsPossessive(mark, marks[index - 1]) ? beyondSingle : NOTHING_AHEAD;
      else found = outside.pop() ?? NOTHING_AHEAD;
      continue;
    }
    const closesInner = !isSingle && !mark.maybeMeasure;
    if (isSingle) beyondSingle = found;
    if (closesInner) outside.push(found);
    if (mark.isStrong) found = oneMore(found, mark.family);
    else if (closesInner && found.family === 'single') found = NOTHING_AHEAD;
  }
  return ahead;
}

/** The open marks of one block; counts per family keep every step at constant cost. */
class OpenMarks {
  private readonly stack: Mark[] = [];
  private readonly count = new Map<MarkFamily, number>();
  readonly lost: Mark[] = [];

  has(family: MarkFamily): boolean {
    return this.countOf(family) > 0;
  }

  countOf(family: MarkFamily): number {
    return this.count.get(family) ?? 0;
  }

  get top(): Mark | undefined {
    return this.stack.at(-1);
  }

  push(mark: Mark): void {
    this.stack.push(mark);
    this.count.set(mark.family, (this.count.get(mark.family) ?? 0) + 1);
  }

  /** Takes the last opener of the family; openers above it never found their closer. */
  take(family: MarkFamily): Mark | null {
    while (this.has(family)) {
      const mark = this.stack.pop();
      if (mark === undefined) return null;
      this.count.set(mark.family, (this.count.get(mark.family) ?? 1) - 1);
      if (mark.family === family) return mark;
      this.lost.push(mark);
    }
    return null;
  }

  rest(): readonly Mark[] {
    return [...this.lost, ...this.stack];
  }
}

/** Inches, seconds and apostrophes look like marks; what is open, and what could close it, tells them apart. */
function isNoMark(mark: Mark, open: OpenMarks, ahead: Ahead): boolean {
  const surer = ahead.family === mark.family ? ahead.count : 0;
  if (mark.maybeMeasure && (!open.has('double') || (surer > 0 && !mark.isStrong))) return true;
  if (mark.family !== 'single' || mark.role === 'open') return false;
  // A single closer inside a double run is an apostrophe unless a single mark opened there.
  if (open.top?.family !== 'single') return true;
  // Each open quotation needs a closer of its own.
  return mark.maybePossessive && !mark.isStrong && surer >= open.countOf('single');
}

/** A mark that may do either closes what is open and opens otherwise. */
function closes(mark: Mark, open: OpenMarks): boolean {
  if (mark.role === 'close') return true;
  if (mark.role === 'either') return open.has(mark.family);
  return false;
}

/** Matches marks like brackets, in the order of their openers. Constant cost per mark. */
export function pairMarks(marks: readonly Mark[]): readonly Pair[] {
  const open = new OpenMarks();
  const pairs: Pair[] = [];
  const ahead = surerClosersAhead(marks);
  marks.forEach((mark, index) => {
    if (isNoMark(mark, open, ahead[index] ?? NOTHING_AHEAD)) return;
    if (!closes(mark, open)) {
      open.push(mark);
      return;
    }
    const opener = open.take(mark.family);
    if (opener !== null) pairs.push({ open: opener, close: mark });
  });
  for (const mark of open.rest()) pairs.push({ open: mark, close: null });
  return pairs.sort((a, b) => a.open.start - b.open.start);
}

/** Drops what lies inside a closed pair. */
export function outermost(pairs: readonly Pair[]): readonly Pair[] {
  const kept: Pair[] = [];
  let coveredTo = -1;
  for (const pair of pairs) {
    if (pair.open.start < coveredTo) continue;
    kept.push(pair);
    coveredTo = pair.close?.end ?? pair.open.end;
  }
  return kept;
}
