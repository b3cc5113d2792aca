import { WORD_PATTERN } from '@/text/matching/word-pattern';
import type { DifferenceKind } from './comparison';

const APOSTROPHES = new RegExp(WORD_PATTERN.apostrophe, 'gu');
const INVISIBLE = new RegExp(`[${WORD_PATTERN.invisible}]`, 'gu');
/** A minus in front of a figure has as many forms as a dash. */
const MINUS = /^[\p{Pd}\u2212](?=[0-9])/u;
const SMALL_MARKS = /[.'\s\p{Pd}]/gu;

/**
 * How the same words differ as written, or null when they do not: `case`, `punctuation` (hyphens, full stops and
 * apostrophes inside words: "long-term", "U.S.") or `spelling`. Forms of the apostrophe are no difference.
 */
export function compareSpelling(
  a: string,
  b: string,
): Extract<DifferenceKind, 'case' | 'punctuation' | 'spelling'> | null {
  if (a === b) return null;
  const plainA = a.replace(APOSTROPHES, "'").replace(INVISIBLE, '').replace(MINUS, '-');
  const plainB = b.replace(APOSTROPHES, "'").replace(INVISIBLE, '').replace(MINUS, '-');
  if (plainA === plainB) return null;
  const lowerA = plainA.toLowerCase();
  const lowerB = plainB.toLowerCase();
  if (lowerA === lowerB) return 'case';
  return lowerA.replace(SMALL_MARKS, '') === lowerB.replace(SMALL_MARKS, '') ? 'punctuation' : 'spelling';
}
