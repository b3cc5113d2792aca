import type { AllVersionsAnswer, LookUpAnswer, MarkAnswer, PageAnswer, SoughtQuotation } from '@/text/answer';
import type { ContextAnswer } from '@/text/context-answer';
import type { CollationAnswer, CollationQuestion } from '@/text/collation-answer';
import type { OpenTabAnswer } from '@/text/open-tab-answer';
import type { ToldAnswer } from '@/text/told-answer';
import type { OutletsAnswer } from '@/text/outlets-answer';
import type { Correction, MarkedWords, OutletClaim } from '@/text/reader-mark';
import type { RecordToSave } from '@/text/record-to-save';
import type { SearchWords } from '@/text/matching/search-words';
import type { SavedComment } from '@/text/saved-comparison';

/**
 * Why a page could not be read or an answer not be given. Each has its sentence in the catalogue
 * (`problem_<reason>` says why, `problem_<reason>_help` what to do).
 */
export const PROBLEMS = [
  'browser-page',
  'extension-page',
  'store-page',
  'pdf',
  'view-source',
  'reader-view',
  'local-file',
  'data-page',
  'error-page',
  'blank-page',
  'not-html',
  'no-access',
  'no-article',
  'list-page',
  'video-page',
  'framed-article',
  'still-loading',
  'nothing-selected',
  'page-too-large',
  'page-went-away',
  'capture-failed',
  'capture-silent',
  'corpus-unavailable',
  'corpus-full',
  'corpus-in-use',
  'corpus-newer',
  'corpus-indexing',
  'no-answer',
  'nothing-pasted',
  'too-few-words',
  'paste-too-long',
  'words-not-found',
  'words-already-found',
  'comparison-gone',
] as const;
export type Problem = (typeof PROBLEMS)[number];

/** Longest text that is looked up, in UTF-16 code units: a long article, with room. */
export const LONGEST_LOOK_UP = 1_000_000;

/** Longest address of a page that is asked about; browsers carry no longer ones. */
export const LONGEST_ADDRESS = 65_536;

/** What the side panel is opened for. */
export type PanelTask =
  | { readonly kind: 'read-page' }
  | { readonly kind: 'look-up'; readonly text: string }
  | { readonly kind: 'compare-tabs' };

/** What a card was opened for, and where it stands. */
export interface CardTask {
  /** The words the reader selected; null when nothing was selected, and the page itself is asked about. */
  readonly words: string | null;
  /** The tab whose page the card stands in; null for a card in a tab of its own. */
  readonly tabId: number | null;
  /** Why it has a tab of its own: what kept it out of the page. */
  readonly problem: Problem | null;
}

/** Errors cross contexts as values. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

/** Longest note and tag of a saved comparison, in UTF-16 code units, and how many tags it may have. */
export const LONGEST_NOTE = 100_000;
/** See above. */
export const LONGEST_TAG = 100;
/** See above. */
export const MOST_TAGS = 100;

/** What was saved, by id; those are asked about again. */
export interface SavedIds {
  readonly ids: readonly string[];
}

/**
 * Every message, its argument and its answer. The background answers; see `sender-policy.ts` for who may ask.
 */
export interface Protocol {
  /** Read the article in this tab, save it, and say what other outlets print. */
  'read-page': { argument: { readonly tabId: number }; answer: Answer<PageAnswer> };
  /** Read the words selected in this tab, save them as a text of their page, and say what other outlets print. */
  'read-selection': { argument: { readonly tabId: number }; answer: Answer<PageAnswer> };
  /** Look pasted words up; nothing is saved. */
  'look-up': { argument: { readonly text: string }; answer: Answer<LookUpAnswer> };
  /** What stands before and after some words on a saved page. */
  context: { argument: MarkedWords; answer: Answer<ContextAnswer> };
  /** Line all versions of one quotation up; nothing is saved. */
  collate: { argument: CollationQuestion; answer: Answer<CollationAnswer> };
  /** Remember what the reader says Sic got wrong, and answer the page on screen (`shown`, by its identity) again. */
  correct: {
    argument: { readonly correction: Correction | OutletClaim; readonly shown: string | null };
    answer: Answer<MarkAnswer>;
  };
  /** Take a correction back, by the id of its mark. */
  'undo-correction': {
    argument: { readonly id: string; readonly shown: string | null };
    answer: Answer<MarkAnswer>;
  };
  /** Mark a page as the record that the others are held against. */
  'mark-source': {
    argument: { readonly page: string; readonly by: string | null; readonly shown: string | null };
    answer: Answer<MarkAnswer>;
  };
  /** Take that mark back. */
  'unmark-source': {
    argument: { readonly page: string; readonly shown: string | null };
    answer: Answer<MarkAnswer>;
  };
  /** Save the reader's own transcription as the record, and say what other outlets print of it. */
  'save-record': { argument: RecordToSave; answer: Answer<PageAnswer> };
  /** Which outlets have saved pages. */
  outlets: { argument: Readonly<Record<string, never>>; answer: Answer<OutletsAnswer> };
  /** The words selected in this tab; neither saved nor looked up. */
  'selected-words': { argument: { readonly tabId: number }; answer: Answer<{ readonly text: string }> };
  /** Find every version of one quotation, however many there are; nothing is saved. */
  'all-versions': { argument: SoughtQuotation; answer: Answer<AllVersionsAnswer> };
  /** Find what a saved page (by its identity) tells in its own voice that others quote; nothing is saved. */
  told: { argument: { readonly page: string }; answer: Answer<ToldAnswer> };
  /** Save one quotation with all its versions, held against the base of the question. Sent twice, it is saved once. */
  'save-comparison': { argument: CollationQuestion; answer: Answer<SavedIds> };
  /** Save every quotation of a saved page (by its identity) that others print too, each by itself. */
  'save-page': { argument: { readonly page: string }; answer: Answer<SavedIds> };
  /** Take saved comparisons away; for an hour they can be had back. */
  'remove-comparison': { argument: SavedIds; answer: Answer<SavedIds> };
  /** Give back what was taken away. */
  'restore-comparison': { argument: SavedIds; answer: Answer<SavedIds> };
  /** Keep the reader's note and tags of a saved comparison, in the place of those before. */
  'comment-comparison': {
    argument: { readonly id: string } & Pick<SavedComment, 'note' | 'tags'>;
    answer: Answer<SavedComment>;
  };
  /** Read the article in an open tab so that it can be compared with others; nothing is saved unless `save`. */
  'read-open-tab': {
    argument: { readonly tabId: number; readonly save: boolean };
    answer: Answer<OpenTabAnswer>;
  };
  /** Open the side panel beside this tab (null: the asking page's own), or a tab where there is none. Has to follow a click at once. */
  'open-panel': {
    argument: { readonly tabId: number | null; readonly task: PanelTask };
    answer: Answer<{ readonly opened: 'panel' | 'tab' }>;
  };
  /** A page of a site the reader follows has opened. */
  'page-opened': { argument: Readonly<Record<never, never>>; answer: Answer<Readonly<Record<never, never>>> };
  /** What to ask a search engine for when nobody prints these words; nothing is sent anywhere. */
  'search-words': { argument: { readonly text: string }; answer: Answer<SearchWords> };
  /** Scroll the page in this tab to the words of these segments, which were read there. */
  'show-in-page': {
    argument: { readonly tabId: number; readonly segments: readonly string[] };
    answer: Answer<{ readonly shown: boolean }>;
  };
  /** A card presents the token it was made with, once, and learns what it is to show. */
  'card-task': { argument: { readonly token: string }; answer: Answer<CardTask> };
  /** A card asks to be taken out of its page. */
  'close-card': { argument: Readonly<Record<never, never>>; answer: Answer<Readonly<Record<never, never>>> };
}
export type MessageType = keyof Protocol;

/** A message as it travels. */
export type Message<T extends MessageType = MessageType> = {
  [P in T]: { readonly type: P; readonly argument: Protocol[P]['argument'] };
}[T];
