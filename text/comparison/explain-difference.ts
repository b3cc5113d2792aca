import type { Difference } from './comparison';

/** Which text something stands in. */
export type SideName = 'a' | 'b';

/**
 * What to say about one difference, without the words to say it in: those belong to the interface. `side` is the
 * text that prints what is named.
 */
export type Explanation =
  /** One text prints a mark the other does not: "no comma after *us*". `beside` is the word next to it. */
  | {
      readonly type: 'mark';
      readonly side: SideName;
      readonly mark: string;
      readonly beside: string;
      readonly where: 'after' | 'before' | 'inside';
    }
  /** Both print marks there, others: "a full stop after *today*, a comma there". */
  | { readonly type: 'marks'; readonly a: string; readonly b: string; readonly beside: string }
  /** The same letters, other capitals: "capital W in *What*". `letter` is the first that differs, as a capital. */
  | { readonly type: 'capital'; readonly side: SideName; readonly letter: string; readonly word: string }
  /** Dots where the other prints `words` (empty: nothing is missing there). */
  | { readonly type: 'dots'; readonly side: SideName; readonly words: string; readonly count: number }
  /** Words marked as added, and what the other prints for them (empty: nothing). */
  | {
      readonly type: 'bracket';
      readonly side: SideName;
      readonly bracketed: string;
      readonly printed: string;
    }
  /** Words only one text prints; `joins` where two sentences of it are one in the other. */
  | { readonly type: 'only'; readonly side: SideName; readonly words: string; readonly joins: boolean }
  | { readonly type: 'moved'; readonly words: string }
  | { readonly type: 'spelled'; readonly a: string; readonly b: string }
  | { readonly type: 'tidied'; readonly a: string; readonly b: string }
  | { readonly type: 'exchanged'; readonly a: string; readonly b: string };

const WORD = /[\p{L}\p{N}\p{M}'’]+/gu;

function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

function marksOf(text: string): string {
  return text.replace(WORD, ' ').replace(/\s+/g, ' ').trim();
}

function explainPunctuation(a: string, b: string): Explanation {
  const marksA = marksOf(a);
  const marksB = marksOf(b);
  const longer = a.length >= b.length ? a : b;
  const words = wordsOf(longer);
  const beside = words[0] ?? '';
  if (marksA !== '' && marksB !== '') return { type: 'marks', a: marksA, b: marksB, beside };
  const where = words.length > 1 ? 'inside' : longer.trimStart().startsWith(beside) ? 'after' : 'before';
  return {
    type: 'mark',
    side: marksA === '' ? 'b' : 'a',
    mark: marksA === '' ? marksB : marksA,
    beside: where === 'inside' ? longer : beside,
    where,
  };
}

function explainCase(a: string, b: string): Explanation {
  const lettersA = [...a];
  const lettersB = [...b];
  const at = Math.max(
    lettersA.findIndex((letter, i) => letter !== lettersB[i]),
    0,
  );
  const letterA = lettersA[at] ?? '';
  const letterB = lettersB[at] ?? '';
  const side: SideName = letterA === letterA.toLowerCase() ? 'b' : 'a';
  return { type: 'capital', side, letter: side === 'a' ? letterA : letterB, word: side === 'a' ? a : b };
}

function explainDots(a: string, b: string): Explanation {
  const side: SideName = wordsOf(a).length === 0 && a !== '' ? 'a' : 'b';
  const words = side === 'a' ? b : a;
  return { type: 'dots', side, words, count: wordsOf(words).length };
}

function explainBracket(a: string, b: string): Explanation {
  const side: SideName = /[[({]/.test(a) ? 'a' : 'b';
  return side === 'a'
    ? { type: 'bracket', side, bracketed: a, printed: b }
    : { type: 'bracket', side, bracketed: b, printed: a };
}

/** What a difference comes to, ready to be put into one sentence. */
export function explainDifference({ kind, a, b }: Difference): Explanation {
  switch (kind) {
    case 'punctuation':
      return explainPunctuation(a, b);
    case 'case':
      return explainCase(a, b);
    case 'ellipsis':
    case 'dots-nothing-missing':
      return explainDots(a, b);
    case 'bracket':
      return explainBracket(a, b);
    case 'insertion':
    case 'omission':
    case 'joined':
      return a === ''
        ? { type: 'only', side: 'b', words: b, joins: kind === 'joined' }
        : { type: 'only', side: 'a', words: a, joins: kind === 'joined' };
    case 'transposition':
      return { type: 'moved', words: a };
    case 'spelling':
      return { type: 'spelled', a, b };
    case 'tidying':
      return { type: 'tidied', a, b };
    case 'substitution':
      return { type: 'exchanged', a, b };
  }
}
