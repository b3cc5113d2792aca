import type { Range } from './article';
import type { BasisEvidence } from '@/text/comparison/basis-evidence';
import type { Basis } from '@/text/comparison/comparison';
import type { Match } from '@/text/matching/passage';
import type { ReaderMark } from './reader-mark';
import type { SentencesRound } from './sentences-round';

/**
 * How the words came to Sic: `page` the article was read off its page; `selection` only words the reader selected there;
 * `file` an imported text without an address; `pasted` the reader typed or pasted them; `unsaved` they stood on screen, on a page of
 * which nothing was saved.
 */
export type CapturedAs = 'page' | 'selection' | 'file' | 'pasted' | 'unsaved';

/** Where the search lined a printing up with the words on screen. */
export interface SavedMatch extends Match {
  /** Words of either side as they were folded then: another release may fold otherwise, and then the match says nothing. */
  readonly words: { readonly a: number; readonly b: number };
}

/** One text that prints the utterance, with all that is shown, compared or cited of it. */
export interface SavedWitness {
  /** As in `Collation`: its page. */
  readonly id: string;
  /** Equal for copies of one story. */
  readonly textId: string;
  /** '' for words that stand nowhere. */
  readonly outlet: string;
  /** Registrable domain; '' when there is none. */
  readonly domain: string;
  readonly headline: string | null;
  readonly authors: readonly string[];
  readonly section: string | null;
  /** http(s) only; null when the text has no address. */
  readonly url: string | null;
  /** The address the page gives for itself. */
  readonly canonicalUrl: string | null;
  /** ISO 8601, with the zone the page gives. */
  readonly publishedAt: string | null;
  readonly modifiedAt: string | null;
  /** ISO 8601, UTC, when this device first captured these words, and when the page last showed them; null when it is not saved. */
  readonly capturedAt: string | null;
  readonly lastSeenAt: string | null;
  readonly capturedAs: CapturedAs;
  /** BCP 47; null when unknown. */
  readonly language: string | null;
  /** The news agency its text is credited to. */
  readonly agency: string | null;
  /** The latest saved copy of its page was another one, in which these words were not found. */
  readonly earlierCopy: boolean;
  /** Not all of the article could be read. */
  readonly truncated: boolean;
  readonly morePages: boolean;
  /** Between quotation marks; else told in the outlet's own words. */
  readonly quoted: boolean;
  readonly standsIn: 'text' | 'headline';
  /** What is printed from the first segment to the last, attributions between them included. */
  readonly printed: string;
  /** UTF-16 code units into `printed`, half-open. */
  readonly segments: readonly Range[];
  /** Whom the article credits, as the reader has corrected it; null when it does not say. */
  readonly speaker: string | null;
  /** The sentences beside the words; null for a headline, and where no article is at hand. */
  readonly around: SentencesRound | null;
  /** What the article says of where the words come from; null when nothing. */
  readonly evidence: BasisEvidence | null;
  /** Whether the same words could be expected of it and the text on screen, as the reader has corrected it. */
  readonly basis: Basis;
  /** That the reader marked its page as the record: who says so, and when. */
  readonly source: ReaderMark | null;
  /** Null for the text on screen. */
  readonly match: SavedMatch | null;
}

/** What the reader adds to a saved comparison. */
export interface SavedComment {
  /** '' when there is none. */
  readonly note: string;
  /** Each once, in the reader's order. */
  readonly tags: readonly string[];
  /** ISO 8601, UTC; null when nothing was ever noted. */
  readonly commentedAt: string | null;
}

/** What was saved. Never written again: what is known later stands beside it. */
export interface SavedEvidence {
  /** Of this form; another form gets another number. */
  readonly version: 1;
  readonly id: string;
  /** ISO 8601, UTC, by this device's clock. */
  readonly savedAt: string;
  /** Names page and words on screen: equal for the same quotation saved twice. */
  readonly utterance: string;
  /** The rules that found the quotations and the scheme that matched them. */
  readonly rules: { readonly quotations: number; readonly matching: number };
  /** `SavedWitness.id` of the text on screen. */
  readonly here: string;
  /** Of the one the others are held against. */
  readonly base: string;
  /** The text on screen first. */
  readonly witnesses: readonly SavedWitness[];
  /** How many more were found than are kept here. */
  readonly unlisted: number;
  /** All the reader had said of these words and pages. */
  readonly marks: readonly ReaderMark[];
}

/**
 * A comparison the reader saved, complete in itself: it outlives the articles it came from. Plain JSON. What differs is not in it,
 * because it follows from the words (`savedCollation`).
 */
export interface SavedComparison extends SavedEvidence, SavedComment {}
