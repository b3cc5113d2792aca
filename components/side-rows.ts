/**
 * @file Lines two texts up sentence by sentence. A row ends where a sentence ends that both print; so every row holds
 * whole sentences of both, and each side its own words, folded differences included.
 */
import type { Comparison, DiffPiece } from '@/text/comparison/comparison';
import { splitSentences } from '@/text/matching/split-sentences';
import { foldedAway } from './folded-away';
import { type PiecePart, partedWords, partOfPiece } from './parted-words';

/** Some words of one side. */
export interface SideRun {
  /** `own`: the other side prints something else; `around`: outside what both print; `break`: marks close and open. */
  readonly kind: 'same' | 'own' | 'around' | 'break';
  readonly text: string;
  /** Of `own` words: the place they belong to, as `TextPart.number` counts. */
  readonly change?: number;
}

/** What both print of one sentence or more. A side may have nothing there. */
export interface SideRow {
  readonly a: readonly SideRun[];
  readonly b: readonly SideRun[];
}

interface OpenRow {
  readonly a: SideRun[];
  readonly b: SideRun[];
}

type Side = keyof SideRow;

/** Where each piece stands, and as what. */
const PLACES: Readonly<Record<DiffPiece['type'], { sides: readonly Side[]; kind: SideRun['kind'] }>> = {
  same: { sides: ['a', 'b'], kind: 'same' },
  'only-a': { sides: ['a'], kind: 'own' },
  'only-b': { sides: ['b'], kind: 'own' },
  'around-a': { sides: ['a'], kind: 'around' },
  'around-b': { sides: ['b'], kind: 'around' },
};

/** The text cut behind each sentence that ends in it, white space and all. */
function sentencesOf(text: string): string[] {
  const ends = splitSentences(text, { start: 0, end: text.length })
    .slice(1)
    .map(({ start }) => start);
  return [0, ...ends].map((from, index) => text.slice(from, ends[index] ?? text.length));
}

/** The sentences of a piece, each with the breaks that it holds. */
function sentencesIn(piece: DiffPiece): PiecePart[] {
  let from = 0;
  return sentencesOf(piece.text).map(({ length }) => {
    const part = partOfPiece(piece, from, from + length);
    from += length;
    return part;
  });
}

/** Any word that begins a sentence. */
const BEGINNING = ' Xx';

/** Whether a sentence ends with the text: another would begin behind it. */
const endsSentence = (text: string): boolean =>
  /\s$/.test(text) && sentencesOf(text.trimEnd() + BEGINNING).at(-1) === BEGINNING.trim();

/** Adds words to a side, with marks where a segment of its ends. */
function add(runs: SideRun[], run: Omit<SideRun, 'text'>, parts: readonly string[]): void {
  for (const [index, text] of parts.entries()) {
    if (index > 0) runs.push({ kind: 'break', text: ' ' });
    if (text !== '') runs.push({ ...run, text });
  }
}

const isEmpty = ({ a, b }: OpenRow): boolean => a.length === 0 && b.length === 0;

/**
 * Both texts in rows, the words of either side parted where its marks close and open again. With `small` false, trivial differences are not marked, but each side still prints its own.
 */
export function sideRows(comparison: Comparison, small: boolean): SideRow[] {
  const away = small ? new Set<DiffPiece>() : foldedAway(comparison);
  const parted = { a: partedWords('a'), b: partedWords('b') };
  const rows: OpenRow[] = [{ a: [], b: [] }];
  let change = 0;
  let inChange = false;
  let aroundBefore = false;
  let ended = false;
  for (const piece of comparison.pieces) {
    const { sides, kind } = PLACES[piece.type];
    const own = kind === 'own' && !away.has(piece);
    if (own && !inChange) change += 1;
    // A space parts no two changes, as in the running text.
    if (own || piece.text.trim() !== '') inChange = own;
    // What stands around the stretch has a row of its own.
    if ((kind === 'around') !== aroundBefore || ended) rows.push({ a: [], b: [] });
    aroundBefore = kind === 'around';
    ended = kind === 'same' && endsSentence(piece.text);
    const parts = kind === 'same' ? sentencesIn(piece) : [piece];
    for (const [index, part] of parts.entries()) {
      if (index > 0) rows.push({ a: [], b: [] });
      const row = rows.at(-1);
      const run: Omit<SideRun, 'text'> = own
        ? { kind: 'own', change }
        : { kind: kind === 'own' ? 'same' : kind };
      for (const side of sides) if (row !== undefined) add(row[side], run, parted[side](part));
    }
  }
  return rows.filter((row) => !isEmpty(row));
}
