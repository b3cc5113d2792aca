/**
 * Puts turns led by dashes beside spans in marks, for languages whose papers print both in one paragraph: „Nie” – mówi X. –
 * Będziemy walczyć – dodaje. Marks inside a turn belong to its words; a turn that is nearly all marks is read by them.
 * Cost: linear in the spans; both come in text order.
 */
import type { Span } from './find-spans';

/** Marked words that make up this share of a turn are the turn. */
const MARKED_SHARE = 0.6;

/** What of the marked spans stands in a turn, and whether one reaches over its edge. */
function marksIn(turn: Span, marked: readonly Span[], from: number) {
  let next = from;
  let length = 0;
  let isCrossed = false;
  for (let span = marked[next]; span !== undefined && span.outer.start < turn.end; span = marked[next]) {
    isCrossed ||= span.outer.start < turn.start || span.outer.end > turn.end;
    length += span.outer.end - span.outer.start;
    next += 1;
  }
  return { next, length, isCrossed };
}

/** Both kinds of spans in text order, none overlapping. */
export function mixDialogue(turns: readonly Span[], marked: readonly Span[]): readonly Span[] {
  const mixed: Span[] = [];
  let at = 0;
  for (const turn of turns) {
    for (let span = marked[at]; span !== undefined && span.outer.end <= turn.start; span = marked[at]) {
      mixed.push(span);
      at += 1;
    }
    // A turn that begins inside marks that reached over the end of the one before is part of their words.
    if (turn.start < (mixed.at(-1)?.outer.end ?? 0)) continue;
    const inside = marksIn(turn, marked, at);
    const isMarked = inside.length >= MARKED_SHARE * (turn.end - turn.start);
    if (inside.isCrossed || isMarked) mixed.push(...marked.slice(at, inside.next));
    else mixed.push(turn);
    at = inside.next;
  }
  return [...mixed, ...marked.slice(at)];
}
