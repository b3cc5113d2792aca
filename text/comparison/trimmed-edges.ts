/*
 * Says where the longer of two texts was cut. No style book asks for dots at the ends of a quotation, so a cut is no
 * fault; but one inside a sentence can take its "unless" away, and the reader should see that. Read from the pieces,
 * so that it can be asked of a saved comparison too.
 */

import { foldLetters } from '@/text/matching/fold-letters';
import type { Comparison, DiffPiece } from './comparison';
import { isStopWord } from './shape-changes';

/** Where the longer text was cut to what the shorter one prints. */
export type Trimming = 'not trimmed' | 'at a sentence' | 'inside a sentence';

type Pieces = readonly DiffPiece[];

/** The place where the longer text goes on beyond the stretch: the marks there, and its words behind them. */
interface Cut {
  readonly marks: string;
  readonly words: string;
}

const LETTER = /[\p{L}\p{N}]/u;
const LAST_LETTER = /[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u;
/** What may stand between two segments: a comma, quotation marks, white space, nothing. */
const SEGMENT_END = /^[\s,"'“”‘’„«»]*$/;
const DOTS = /…|\.\s?\.\s?\./;
/** Marks looked at beside a cut; more are no sentence's edge but rubbish. */
const MOST_MARKS = 20;
/** Words that go on by limiting what was said before them; "that" and "who" not always, but rather shown than not. */
const LIMITING: ReadonlySet<string> = new Set(
  'but if unless except though although because that who'.split(' '),
);
/** Besides the small words: what sentences begin with, and no name does. */
const OPENERS: ReadonlySet<string> = new Set(
  (
    'no not nobody none nothing never there here what when where why how which everyone everybody someone people ' +
    'these those some many most all every each now then today yesterday tomorrow once only just even after before ' +
    'since while until let please yes in under over'
  ).split(' '),
);
const SHOWN_WORDS = 12;

function isAround({ type }: DiffPiece): boolean {
  return type === 'around-a' || type === 'around-b';
}

/** The words of the stretch as the side prints them that prints `around`. */
function stretchOf(pieces: Pieces, around: DiffPiece): string {
  const own = around.type === 'around-a' ? 'only-a' : 'only-b';
  return pieces
    .filter(({ type }) => type === 'same' || type === own)
    .map(({ text }) => text)
    .join('');
}

/** Either text, or both, may go on in front of the stretch; pieces without words are closing marks. */
function frontCuts(pieces: Pieces): Cut[] {
  const end = Math.max(
    pieces.findIndex((piece) => !isAround(piece)),
    0,
  );
  return pieces.slice(0, end).flatMap((piece) => {
    const last = piece.text.slice(-MOST_MARKS).search(LAST_LETTER);
    if (!LETTER.test(piece.text)) return [];
    return [{ marks: piece.text.slice(-MOST_MARKS).slice(last + 1), words: stretchOf(pieces, piece) }];
  });
}

/** As `frontCuts`, behind the stretch. */
function backCuts(pieces: Pieces): Cut[] {
  const start = pieces.findLastIndex((piece) => !isAround(piece)) + 1;
  return pieces.slice(start).flatMap(({ text }) => {
    const first = text.search(LETTER);
    return first < 0 ? [] : [{ marks: text.slice(0, first), words: text.slice(first) }];
  });
}

function firstWord(words: string): string {
  return words.match(/[\p{L}\p{N}'’]+/u)?.[0] ?? '';
}

/** The tags, links and pictures at the end of a post go on with no sentence. */
function isTagOrLink({ marks, words }: Cut): boolean {
  return marks.endsWith('#') || /^(?:https?:|pic\.)/i.test(words);
}

/**
 * Whether a new sentence begins at the cut. Behind dots the next capital says so. A comma, or no mark at all, before
 * "We" or "If" is the end of a segment: the outlet put its attribution there for the full stop.
 */
function isAtSentence({ marks, words }: Cut): boolean {
  const word = firstWord(words);
  const isCapital = /^\p{Lu}/u.test(word);
  if (DOTS.test(marks)) return isCapital;
  if (/[.?!]/.test(marks) || isTagOrLink({ marks, words })) return true;
  const fold = foldLetters(word);
  const opens = fold !== 'i' && (isStopWord(fold) || LIMITING.has(fold) || OPENERS.has(fold));
  return isCapital && opens && SEGMENT_END.test(marks);
}

/** Whether one text quotes a longer stretch, and if so whether the cut lies inside a sentence at either end. */
export function trimmingOf({ pieces }: Pick<Comparison, 'pieces'>): Trimming {
  const cuts = [...frontCuts(pieces), ...backCuts(pieces)];
  if (cuts.length === 0) return 'not trimmed';
  return cuts.every(isAtSentence) ? 'at a sentence' : 'inside a sentence';
}

/**
 * How the longer text goes on in the same sentence, where it does so with a word that limits what was said (but, if,
 * unless, except …): to be shown beside the shorter one. At most a dozen words; null where it does not.
 */
export function limitingWords({ pieces }: Pick<Comparison, 'pieces'>): string | null {
  const cut = backCuts(pieces).find(
    (each) => !isAtSentence(each) && LIMITING.has(firstWord(each.words).toLowerCase()),
  );
  return cut === undefined ? null : cut.words.split(/\s+/).slice(0, SHOWN_WORDS).join(' ').trim();
}
