import type { Comparison, DiffPiece } from './comparison';

/** Where the longer text was cut to what the shorter one prints. */
export type Trimming = 'not trimmed' | 'at a sentence' | 'inside a sentence';

const SENTENCE_END = /[.?!…]/;
const LETTER = /[\p{L}\p{N}]/u;
/** Words that go on by limiting what was said before them. */
const LIMITING: ReadonlySet<string> = new Set([
  'but',
  'if',
  'unless',
  'except',
  'though',
  'although',
  'because',
  'that',
  'who',
]);
const SHOWN_WORDS = 12;

function isAround({ type }: DiffPiece): boolean {
  return type === 'around-a' || type === 'around-b';
}

/** Pieces outside the stretch that have words, in front of it or behind it. */
function piecesAround(pieces: readonly DiffPiece[], where: 'front' | 'back'): DiffPiece[] {
  const at = pieces.findIndex((piece) => !isAround(piece));
  const stretchEnd = pieces.findLastIndex((piece) => !isAround(piece)) + 1;
  const around = where === 'front' ? pieces.slice(0, Math.max(at, 0)) : pieces.slice(stretchEnd);
  return around.filter(({ text }) => LETTER.test(text));
}

/** The marks between the stretch and the words in front of it. */
function marksBehindWords(text: string): string {
  return text.slice(text.length - [...text].reverse().findIndex((character) => LETTER.test(character)));
}

function marksBeforeWords(text: string): string {
  return text.slice(0, text.search(LETTER));
}

/** Whether one text quotes a longer stretch, and if so whether the cut lies inside a sentence at either end. */
export function trimmingOf({ pieces }: Pick<Comparison, 'pieces'>): Trimming {
  const front = piecesAround(pieces, 'front').map(({ text }) => marksBehindWords(text));
  const back = piecesAround(pieces, 'back').map(({ text }) => marksBeforeWords(text));
  const cuts = [...front, ...back];
  if (cuts.length === 0) return 'not trimmed';
  return cuts.every((marks) => SENTENCE_END.test(marks)) ? 'at a sentence' : 'inside a sentence';
}

/**
 * How the longer text goes on in the same sentence, where it does so with a word that limits what was said (but, if,
 * unless, except …): to be shown beside the shorter one. At most a dozen words; null where it does not.
 */
export function limitingWords({ pieces }: Pick<Comparison, 'pieces'>): string | null {
  for (const { text } of piecesAround(pieces, 'back')) {
    if (SENTENCE_END.test(marksBeforeWords(text))) continue;
    const words = text.slice(text.search(LETTER)).split(/\s+/);
    if (LIMITING.has((words[0] ?? '').toLowerCase())) return words.slice(0, SHOWN_WORDS).join(' ');
  }
  return null;
}
