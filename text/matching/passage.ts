import type { Range } from '@/text/article';

/** What the corpus indexes: a quotation with its segments joined, or one sentence of narration. */
export interface Passage {
  /** The quotation's id; null for narration. */
  readonly quotation: string | null;
  /** The text the segments count into. */
  readonly standsIn: 'text' | 'headline';
  readonly segments: readonly Range[];
  readonly speaker: string | null;
}

/** One word as it is compared, with the way back to the text it stands in. */
export interface FoldedWord extends Range {
  /** Lower case, accents and apostrophes off. */
  readonly fold: string;
  /** The fold without its ending, where the language has a measured stemmer; else the fold. */
  readonly stem: string;
  /** The text's language has a measured stemmer; all words of a text agree in this. */
  readonly stemmed: boolean;
  /** Dots (… or [...]) stand between this word and the one before it. */
  readonly gapBefore: boolean;
  /** Stands inside [ ]: the outlet marks it as added. */
  readonly bracketed: boolean;
}

/** A passage with everything needed to match and compare it, apart from its article. */
export interface PrintedPassage {
  /** The text that `passage.segments` and `words` count into: a whole article's, or a slice with ranges moved to fit. */
  readonly text: string;
  /** BCP 47; null when unknown. */
  readonly language: string | null;
  readonly passage: Passage;
  readonly words: readonly FoldedWord[];
}

/** A run of words that stands on both sides, by index into `words` of either side. */
export interface Tile {
  readonly a: number;
  readonly b: number;
  readonly length: number;
}

/** Two passages lined up. */
export interface Match {
  /**
   * Higher = surer: coverage of the shorter side (0 to 1) × agreement inside the stretch (0 to 1) × evidence in bits
   * (match-words.ts); of a short passage its bits alone (match-short.ts).
   */
  readonly score: number;
  /** In the order of side A. */
  readonly tiles: readonly Tile[];
  /**
   * First to last shared word of each side: indices into `words`, half-open. Reaches to the beginning or the end of
   * both passages where a few other words stand there on both sides.
   */
  readonly stretchA: Range;
  readonly stretchB: Range;
}
