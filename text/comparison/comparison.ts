import type { Range } from '@/text/article';
import type { SegmentBreak } from './segment-breaks';

/** Kinds of differences inside the stretch both versions print (README.md beside this file has the table). */
export type DifferenceKind =
  | 'punctuation'
  | 'case'
  | 'spelling'
  | 'tidying'
  | 'ellipsis'
  | 'dots-nothing-missing'
  | 'bracket'
  | 'substitution'
  | 'insertion'
  | 'omission'
  | 'joined'
  | 'transposition';

/**
 * One place inside the stretch where words or marks differ. `a` and `b` are the raw words of either side
 * (empty where a side prints nothing there); `insertion` and `omission` are said of b against a, and presume no original.
 */
export interface Difference {
  readonly kind: DifferenceKind;
  readonly a: string;
  readonly b: string;
  /** UTF-16 code units into the text side A stands in; empty range = the place where nothing is printed. */
  readonly rangeA: Range;
  readonly rangeB: Range;
  /** One of the two shows by dots or brackets that it differs from what was said. */
  readonly shown: boolean;
  /** Touches negation, a number, a name, tense, a hedge or person. */
  readonly weighty: boolean;
}

/** How far the two printings cover each other. `contains`: A quotes more; `contained`: A quotes less. */
export type Overlap = 'whole' | 'contains' | 'contained' | 'partial';

/** `paraphrase`: one side prints the words between marks, the other nearly the same as its own. */
export type Voice = 'quoted' | 'paraphrase';

/** Whether both credit the same person. */
export type Attribution = 'same' | 'another' | 'unknown';

/** Whether the same words may be expected of both. */
export type Basis =
  | 'same words expected'
  | 'two translations'
  | 'perhaps two occasions'
  | 'quoted from another report';

/** The coarse vocabulary of the batch output, for files and scorers; gravest first. */
export const COARSE_KINDS = [
  'quote-vs-paraphrase',
  'word-substitution',
  'splice',
  'bracket-insertion',
  'ellipsis-omission',
  'truncation',
  'case',
  'punctuation',
  'identical',
] as const;
export type CoarseKind = (typeof COARSE_KINDS)[number];

/** A run of the diff, in reading order. `same` carries side A's words; the words of B differ there at most trivially. */
export interface DiffPiece {
  /** `only-a`: printed in A only; `only-b`: in B only; `around-a`: A's words outside the stretch (and likewise B). */
  readonly type: 'same' | 'only-a' | 'only-b' | 'around-a' | 'around-b';
  readonly text: string;
  /** Index into `differences` of the difference this piece belongs to; null for `same` and `around`. */
  readonly difference: number | null;
  /** Where an attribution parts these words in either text, in order; absent where none does. */
  readonly breaks?: readonly SegmentBreak[];
}

/** Two printings of one utterance, lined up. A is the base: the text on screen. */
export interface Comparison {
  readonly overlap: Overlap;
  /**
   * What is compared of either side, the stretch both print: UTF-16 code units into the text the side stands in.
   * Attributions between its segments lie inside; every difference does too.
   */
  readonly stretchA: Range;
  readonly stretchB: Range;
  readonly voice: Voice;
  readonly attribution: Attribution;
  readonly basis: Basis;
  readonly differences: readonly Difference[];
  readonly pieces: readonly DiffPiece[];
  /** The gravest of `kinds`. */
  readonly kind: CoarseKind;
  readonly kinds: readonly CoarseKind[];
}
