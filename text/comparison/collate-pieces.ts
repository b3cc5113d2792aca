import type { Range } from '@/text/article';
import type { Comparison, Difference } from './comparison';

/** One difference of a text from the base, at the base's words. */
export interface LinedChange {
  /** UTF-16 code units into the base's joined text; empty where only the other text prints something. */
  readonly range: Range;
  /** What the other text prints instead. */
  readonly text: string;
  readonly differences: readonly Difference[];
}

/** A text as changes of the base. */
export interface LinedText {
  /** The base's words that it covers. */
  readonly covers: Range;
  readonly before: string;
  readonly after: string;
  /** In order, none touching the next. */
  readonly changes: readonly LinedChange[];
}

/** What the pieces have said so far. */
interface Walk {
  at: number;
  before: string;
  after: string;
  start: number | null;
  end: number;
  changes: { start: number; end: number; text: string; differences: Set<Difference> }[];
}

function addChange(walk: Walk, length: number, text: string, difference: Difference | undefined): void {
  const last = walk.changes.at(-1);
  const open =
    last?.end === walk.at
      ? last
      : { start: walk.at, end: walk.at, text: '', differences: new Set<Difference>() };
  if (open !== last) walk.changes.push(open);
  open.end += length;
  open.text += text;
  if (difference !== undefined) open.differences.add(difference);
}

function take(
  walk: Walk,
  { type, text, difference }: Comparison['pieces'][number],
  of: readonly Difference[],
): void {
  const length = type === 'around-b' || type === 'only-b' ? 0 : text.length;
  const isAround = type === 'around-a' || type === 'around-b';
  if (!isAround) walk.start ??= walk.at;
  if (type === 'around-b' && walk.start === null) walk.before += text;
  if (type === 'around-b' && walk.start !== null) walk.after += text;
  if (type === 'only-a') addChange(walk, length, '', of[difference ?? -1]);
  if (type === 'only-b') addChange(walk, 0, text, of[difference ?? -1]);
  walk.at += length;
  if (!isAround) walk.end = walk.at;
}

/** Reads the pieces of a comparison as changes of side A. Linear in the pieces. */
export function linedText({ pieces, differences }: Pick<Comparison, 'pieces' | 'differences'>): LinedText {
  const walk: Walk = { at: 0, before: '', after: '', start: null, end: 0, changes: [] };
  for (const piece of pieces) take(walk, piece, differences);
  const start = walk.start ?? walk.at;
  return {
    covers: { start, end: Math.max(start, walk.end) },
    before: walk.before,
    after: walk.after,
    changes: walk.changes.map(({ start: from, end, text, differences: found }) => ({
      range: { start: from, end },
      text,
      differences: [...found],
    })),
  };
}
