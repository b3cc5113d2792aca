import type { Range } from '@/text/article';
import type { PrintedPassage } from '@/text/matching/passage';
import type { Attribution, Basis, DifferenceKind, Overlap } from './comparison';

/** One printing of the utterance, as `collate` is asked about it. */
export interface Witness {
  /** Unique among the witnesses and lasting, so that a reader's choice of base can be kept. */
  readonly id: string;
  /** Equal for copies of one story: "AP story, in 12 outlets". A text nobody copies has one of its own. */
  readonly textId: string;
  /** Registrable domain; '' when there is none. */
  readonly domain: string;
  /** ISO 8601; null when the page gives none. */
  readonly publishedAt: string | null;
  readonly printed: PrintedPassage;
  /** Whom it credits; null when it does not say. */
  readonly speaker: string | null;
}

/** How much of a place a reading covers: `whole`, or only what its text quotes of it. */
export type ReadingPart = 'whole' | 'begins-here' | 'ends-here' | 'begins-and-ends-here';

/** One way a reading is spelled, letter for letter but for what is no difference at all. */
export interface ReadingForm {
  /** With the spaces it has in its text; empty where nothing is printed. */
  readonly text: string;
  readonly witnesses: readonly string[];
}

/** One wording of a place. Forms that differ only in spelling, capitals and small marks are one reading. */
export interface Reading {
  /** The base's form comes first, then by the order of the witnesses. Never empty. */
  readonly forms: readonly ReadingForm[];
  readonly part: ReadingPart;
  /** How its forms differ from the base; the base's own wording may have forms with small differences. */
  readonly kinds: readonly DifferenceKind[];
  readonly shown: boolean;
  readonly weighty: boolean;
}

/** Words of the base that every text which quotes them prints likewise. */
export interface AgreedRun {
  readonly type: 'agreed';
  /** UTF-16 code units into `Collation.text`. */
  readonly range: Range;
}

/** A maximal run of the base's words at which some text differs; an empty one lies between two words. */
export interface CollationPlace {
  readonly type: 'place';
  readonly range: Range;
  /** The base's first, then by the order of their witnesses. */
  readonly readings: readonly Reading[];
  /** Witnesses whose quotation does not reach here. That is no omission. */
  readonly notQuoted: readonly string[];
  /** No text differs here in more than spelling, capitals and small marks. */
  readonly trivial: boolean;
}

/** Outlets that print one text. */
export interface Copies {
  readonly textId: string;
  readonly witnesses: readonly string[];
}

/**
 * How a printing stands to the base: `lined-up` has its words at every place its quotation reaches; `own-words` tells in narration
 * what the base quotes, and is kept whole; `apart` shares too few words with this base to be lined up with it.
 */
export type Standing = 'base' | 'lined-up' | 'own-words' | 'apart';

/** All witnesses that print exactly the same. */
export interface Printing {
  /** In the order of `Collation.order`. */
  readonly copies: readonly Copies[];
  readonly standing: Standing;
  /** The whole passage as printed, segments joined by a space. */
  readonly text: string;
  /** What of the base it quotes; the whole for the base itself; empty where it is not lined up. */
  readonly covers: Range;
  /** What it quotes beyond the stretch it shares with the base. */
  readonly before: string;
  readonly after: string;
  readonly overlap: Overlap | null;
  /** Whether the same words may be expected of it and of the base; null for the base, and where nothing tells. */
  readonly basis: Basis | null;
  /** Words it prints at another place than the base, as it prints them, in the base's order; differences of kind `transposition`. */
  readonly moved: readonly string[];
  /** Quotes all of the base and no more, without any difference. */
  readonly wordForWord: boolean;
  readonly speaker: string | null;
  /** Whether it credits whom the base credits. */
  readonly attribution: Attribution;
}

/** All versions of one utterance lined up along a base. Plain JSON. */
export interface Collation {
  /** `Witness.id`. */
  readonly base: string;
  /** The base's passage, segments joined by a space. */
  readonly text: string;
  /** Together they are `text`, in order. */
  readonly runs: readonly (AgreedRun | CollationPlace)[];
  /** The base's first, then by the order of their witnesses. */
  readonly printings: readonly Printing[];
  /** All witnesses by day, then domain, then id; those without a date come last. No order of merit. */
  readonly order: readonly string[];
  /** The earliest day the pages give (YYYY-MM-DD), and all that give it; null when none does. */
  readonly earliest: { readonly publishedAt: string; readonly witnesses: readonly string[] } | null;
  /** How many texts there are when copies of one story count once. */
  readonly texts: number;
}
