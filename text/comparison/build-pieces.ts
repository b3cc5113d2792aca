/*
 * Writes both texts as one run of pieces. The rule, held by tests:
 * - the texts of `around-a`, `same` and `only-a`, in order, are A's printed words exactly (segments joined by a space);
 * - the texts of `around-b`, `same` and `only-b`, in order, have B's words exactly, letter for letter, never two run
 *   together; only what is no difference at all may be A's instead of B's: forms of quotation marks and dashes,
 *   white space, a comma or full stop at a segment's end, ( ) for [ ].
 * So a view that folds a difference away shows `only-a` or `only-b` of it and is still a true text of that side.
 */

import type { Range } from '@/text/article';
import type { DiffPiece } from './comparison';
import type { Finding } from './finding';
import { ownBreaks, type SegmentBreak, sharedBreaks } from './segment-breaks';
import { type Side, stretchOf } from './side';

/** A finding's place in both texts, still with the spaces and marks round it. */
interface Region {
  readonly a: Range;
  readonly b: Range;
  readonly difference: number;
}

/** Characters that may stand for one another without being a difference, and what they are compared as. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/[\s\u00a0\u202f]/, ' '],
  [/[\p{Pd}\u2212]/u, '-'],
  [/["“”„«»]/, '"'],
  [/['‘’‚`´]/, "'"],
];

/** A mark or space with its form taken off. */
function formOf(character: string): string {
  return FORMS.find(([form]) => form.test(character))?.[1] ?? character;
}

/** A side with the places of its marks: the full stop of "Sen." and the dots of "…" are none. */
interface Trimmed {
  readonly text: string;
  readonly marks: ReadonlySet<number>;
  /** Commas and full stops that close a segment: either may stand there for the other. */
  readonly closing: ReadonlySet<number>;
}

const CLOSING = /[,.]/;

/** Inside words and dots nothing may be cut off, though the character looks like a mark. */
function readMarks({ joined, tokens }: Side): Trimmed {
  const marks = new Set<number>();
  for (const { kind, start, end } of tokens) {
    if (kind === 'word' || kind === 'gap') continue;
    for (let at = start; at < end; at++) marks.add(at);
  }
  const closing = joined.segments.map(({ end }) => end - 1);
  return { text: joined.text, marks, closing: new Set(closing.filter((at) => marks.has(at))) };
}

/** The comma before an attribution is the full stop of the text that has none there. */
function closeAlike(a: Trimmed, b: Trimmed, atA: number, atB: number): boolean {
  if (!a.closing.has(atA) && !b.closing.has(atB)) return false;
  return CLOSING.test(a.text.charAt(atA)) && CLOSING.test(b.text.charAt(atB));
}

/** Whether both texts print the same there, as far as a reader minds: white space, or the same mark. */
function agree(a: Trimmed, b: Trimmed, atA: number, atB: number): boolean {
  const characterA = a.text.charAt(atA);
  const characterB = b.text.charAt(atB);
  if (formOf(characterA) !== formOf(characterB)) return closeAlike(a, b, atA, atB);
  return /\s/.test(characterA) || (a.marks.has(atA) && b.marks.has(atB));
}

/**
 * Takes off both regions what they begin and end with alike: spaces, and marks both print. So " old " against " " shows
 * "old " with one of its spaces, and a comma both print stays outside.
 */
function trim(a: Trimmed, b: Trimmed, regionA: Range, regionB: Range): { a: Range; b: Range } {
  const most = Math.min(regionA.end - regionA.start, regionB.end - regionB.start);
  let front = 0;
  while (front < most && agree(a, b, regionA.start + front, regionB.start + front)) front++;
  let back = 0;
  while (back < most - front && agree(a, b, regionA.end - 1 - back, regionB.end - 1 - back)) back++;
  return {
    a: { start: regionA.start + front, end: regionA.end - back },
    b: { start: regionB.start + front, end: regionB.end - back },
  };
}

/** Moved words have a region at each of their places, so the order of findings is not the order of regions. */
function regionsInOrder(findings: readonly Finding[]): Region[] {
  return findings
    .flatMap(({ regions }, difference) => regions.map((region) => ({ ...region, difference })))
    .toSorted((x, y) => x.a.start - y.a.start || x.b.start - y.b.start);
}

/** A's words after the stretch belong to the text where both passages end there: then only marks are left. */
function endsBoth(a: Side, b: Side): boolean {
  return [...a.after, ...b.after].every(({ kind }) => kind === 'mark');
}

/** The pieces of two cut sides; `difference` is the index of the finding. Empty pieces are left out. */
export function buildPieces(a: Side, b: Side, findings: readonly Finding[]): DiffPiece[] {
  const pieces: DiffPiece[] = [];
  const marksA = readMarks(a);
  const marksB = readMarks(b);
  const stretchA = stretchOf(a);
  const stretchB = stretchOf(b);
  const add = (type: DiffPiece['type'], text: string, found: SegmentBreak[], at: number | null): void => {
    const breaks = found.length > 0 ? { breaks: found } : {};
    if (text !== '') pieces.push({ type, text, difference: at, ...breaks });
  };
  const addA = (type: 'only-a' | 'around-a', range: Range, at: number | null = null): void =>
    add(type, marksA.text.slice(range.start, range.end), ownBreaks('a', a, range), at);
  const addB = (type: 'only-b' | 'around-b', range: Range, at: number | null = null): void =>
    add(type, marksB.text.slice(range.start, range.end), ownBreaks('b', b, range), at);
  const addSame = (inA: Range, inB: Range): void =>
    add('same', marksA.text.slice(inA.start, inA.end), sharedBreaks(a, inA, b, inB), null);

  addA('around-a', { start: 0, end: stretchA.start });
  addB('around-b', { start: 0, end: stretchB.start });
  let atA = stretchA.start;
  let atB = stretchB.start;
  for (const region of regionsInOrder(findings)) {
    // Where dots part a place, neighbouring regions share the space between them: the first one has it.
    const from = (range: Range, at: number): Range => ({
      start: Math.max(range.start, at),
      end: Math.max(range.end, at),
    });
    const only = trim(marksA, marksB, from(region.a, atA), from(region.b, atB));
    addSame({ start: atA, end: only.a.start }, { start: atB, end: only.b.start });
    addA('only-a', only.a, region.difference);
    addB('only-b', only.b, region.difference);
    atA = only.a.end;
    atB = only.b.end;
  }
  addSame({ start: atA, end: stretchA.end }, { start: atB, end: stretchB.end });
  const behindA = { start: stretchA.end, end: marksA.text.length };
  const behindB = { start: stretchB.end, end: marksB.text.length };
  if (endsBoth(a, b)) addSame(behindA, behindB);
  else {
    addA('around-a', behindA);
    addB('around-b', behindB);
  }
  return pieces;
}
