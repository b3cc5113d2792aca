/*
 * Compares the marks between two words that stand in both texts. Style books differ in the forms of marks, and
 * outlets follow them without changing a word, so most of it is no difference at all: quotation marks of any form,
 * hyphens and dashes of any length with or without spaces, and whatever closes a segment before its attribution.
 * A ? or ! makes another sentence of the same words and always counts.
 */

import type { Range } from '@/text/article';
import type { Finding } from './finding';
import { rangeOfTokens, regionOfTokens, type Side } from './side';
import type { Token } from './tokenize';

const QUOTATION_MARK = /^["'“”„‟‘’‚‛«»‹›`´]$/u;
const DASH = /^[\p{Pd}\u2212]+$/u;
const STRONG_MARK = /^[?!]$/;

/** What a mark is when its form is no matter: all quotation marks are one, all hyphens and dashes are one. */
function markClass(text: string): string {
  if (QUOTATION_MARK.test(text)) return '"';
  return DASH.test(text) ? '-' : text;
}

/** What stands between two words, apart from words. */
interface Marks {
  readonly gap: boolean;
  /** Marks in brackets, as "[,]". */
  readonly bracketed: boolean;
  /** Class of each mark, in order. */
  readonly classes: readonly string[];
}

function readMarks(tokens: readonly Token[]): Marks {
  const marks = tokens.filter(({ kind }) => kind === 'mark');
  return {
    gap: tokens.some(({ kind }) => kind === 'gap'),
    bracketed: marks.some(({ bracket }) => bracket === 'square'),
    classes: marks.map(({ text }) => markClass(text)),
  };
}

function isStrong(mark: string): boolean {
  return STRONG_MARK.test(mark);
}

/** The tokens and the one before or after it, where the marks touch that word: "us," rather than ",". */
function withTheirWords(side: Side, tokens: Range, before: boolean, after: boolean): Range {
  return rangeOfTokens(side, {
    start: before ? Math.max(tokens.start - 1, 0) : tokens.start,
    end: after ? Math.min(tokens.end + 1, side.tokens.length) : tokens.end,
  });
}

/** Whether the marks stand directly before the next word, as an opening mark or a hyphen does. */
function touchesAfter(side: Side, tokens: Range): boolean {
  const last = side.tokens[tokens.end - 1];
  return tokens.end > tokens.start && last !== undefined && last.end === side.tokens[tokens.end]?.start;
}

/** An opening mark: it belongs to the word behind it and not to the one before. */
function touchesOnlyAfter(side: Side, tokens: Range): boolean {
  const first = side.tokens[tokens.start];
  return touchesAfter(side, tokens) && first?.start !== side.tokens[tokens.start - 1]?.end;
}

/** Both sides are named with the same words, or the sentence about them would compare unlike things. */
function findPunctuation(a: Side, b: Side, inA: Range, inB: Range, bracketed: boolean): Finding {
  const opening = touchesOnlyAfter(a, inA) || touchesOnlyAfter(b, inB);
  const after = opening || touchesAfter(a, inA) || touchesAfter(b, inB);
  return {
    kind: bracketed ? 'bracket' : 'punctuation',
    shown: bracketed,
    weighty: false,
    a: withTheirWords(a, inA, !opening, after),
    b: withTheirWords(b, inB, !opening, after),
    regions: [{ a: regionOfTokens(a, inA), b: regionOfTokens(b, inB) }],
    keys: [],
  };
}

/** Names the dots alone: they stand for themselves, whatever marks are beside them. */
function findDots(a: Side, b: Side, inA: Range, inB: Range): Finding {
  const gapIn = (side: Side, tokens: Range): Range => {
    const at = side.tokens.findIndex(({ kind }, i) => kind === 'gap' && i >= tokens.start && i < tokens.end);
    return rangeOfTokens(
      side,
      at < 0 ? { start: tokens.start, end: tokens.start } : { start: at, end: at + 1 },
    );
  };
  return {
    kind: 'dots-nothing-missing',
    shown: true,
    weighty: false,
    a: gapIn(a, inA),
    b: gapIn(b, inB),
    regions: [{ a: regionOfTokens(a, inA), b: regionOfTokens(b, inB) }],
    keys: [],
  };
}

/** What the marks of both sides come to once everything that is no difference is left out. */
function relevantMarks(marks: Marks, strongOnly: boolean, quoted: boolean): string {
  return marks.classes.filter((mark) => (strongOnly ? isStrong(mark) : quoted || mark !== '"')).join('');
}

/**
 * Compares the marks between two words that stand in both, where no word stands between; null when they agree.
 * At the end of a segment a comma or full stop belongs to the outlet, so only ? and ! count there. `quoted` is
 * false where one side is narration, whose quotation marks are its own.
 */
export function compareMarks(a: Side, b: Side, inA: Range, inB: Range, quoted: boolean): Finding | null {
  const tokensA = a.tokens.slice(inA.start, inA.end);
  const tokensB = b.tokens.slice(inB.start, inB.end);
  const marksA = readMarks(tokensA);
  const marksB = readMarks(tokensB);
  const breaks =
    breaksHere(a, inA) || breaksHere(b, inB) || inA.end === a.tokens.length || marksA.gap !== marksB.gap;
  // Dots swallow the marks beside them ("today. …"), and before an attribution a comma stands for any of them.
  const strongOnly = breaks || (marksA.gap && marksB.gap);
  const marksDiffer = relevantMarks(marksA, strongOnly, quoted) !== relevantMarks(marksB, strongOnly, quoted);
  if (marksDiffer) return findPunctuation(a, b, inA, inB, marksA.bracketed !== marksB.bracketed);
  return marksA.gap === marksB.gap ? null : findDots(a, b, inA, inB);
}

/** Whether a segment ends between the word before these tokens and the word after them. */
function breaksHere(side: Side, tokens: Range): boolean {
  return side.tokens.slice(Math.max(tokens.start - 1, 0), tokens.end).some(side.endsSegment);
}
