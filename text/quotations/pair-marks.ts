import type { MarkFamily } from './quotation-marks';
import type { Mark } from './read-marks';

/** An opening mark with its closer; null when it never found one. */
export interface Pair {
  readonly open: Mark;
  readonly close: Mark | null;
}

/**
 * Later in the block, before its family opens again, stands a closer surer than this one. Read backwards; a quotation in
 * other marks that begins and ends on the way is stepped over, so that the marks stay balanced.
 */
function surerCloserAhead(marks: readonly Mark[]): readonly boolean[] {
  const ahead: boolean[] = new Array<boolean>(marks.length).fill(false);
  // What was found outside the double marks whose closers were met.
  const outside: (MarkFamily | null)[] = [];
  let found: MarkFamily | null = null;
  for (let index = marks.length - 1; index >= 0; index -= 1) {
    const mark = marks[index];
    if (mark === undefined) continue;
    ahead[index] = found === mark.family;
    if (mark.role === 'open') found = mark.family === 'single' ? null : (outside.pop() ?? null);
    else {
      const closesInner = mark.family !== 'single' && !mark.maybeMeasure;
      if (closesInner) outside.push(found);
      if (mark.isStrong) found = mark.family;
      else if (closesInner && found === 'single') found = null;
    }
  }
  return ahead;
}

/** The open marks of one block; counts per family keep every step at constant cost. */
class OpenMarks {
  private readonly stack: Mark[] = [];
  private readonly count = new Map<MarkFamily, number>();
  readonly lost: Mark[] = [];

  has(family: MarkFamily): boolean {
    return (this.count.get(family) ?? 0) > 0;
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

/** Inches, seconds and apostrophes look like marks; what is open tells them apart. */
function isNoMark(mark: Mark, open: OpenMarks, surerAhead: boolean): boolean {
  if (mark.maybeMeasure && (!open.has('double') || (surerAhead && !mark.isStrong))) return true;
  if (mark.family !== 'single' || mark.role === 'open') return false;
  // A single closer inside a double run is an apostrophe unless a single mark opened there.
  return open.top?.family !== 'single' || (mark.maybePossessive && !mark.isStrong && surerAhead);
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
  const ahead = surerCloserAhead(marks);
  marks.forEach((mark, index) => {
    if (isNoMark(mark, open, ahead[index] ?? false)) return;
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
