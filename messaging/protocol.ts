import type { AllVersionsAnswer, LookUpAnswer, PageAnswer, SoughtQuotation } from '@/text/answer';

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
] as const;
export type Problem = (typeof PROBLEMS)[number];

/** Longest text that is looked up, in UTF-16 code units: a long article, with room. */
export const LONGEST_LOOK_UP = 1_000_000;

/** Errors cross contexts as values. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

/**
 * Every message, its argument and its answer. The background answers; see `sender-policy.ts` for who may ask.
 */
export interface Protocol {
  /** Read the article in this tab, save it, and say what other outlets print. */
  'read-page': { argument: { readonly tabId: number }; answer: Answer<PageAnswer> };
  /** Look pasted words up; nothing is saved. */
  'look-up': { argument: { readonly text: string }; answer: Answer<LookUpAnswer> };
  /** Find every version of one quotation, however many there are; nothing is saved. */
  'all-versions': { argument: SoughtQuotation; answer: Answer<AllVersionsAnswer> };
}
export type MessageType = keyof Protocol;

/** A message as it travels. */
export type Message<T extends MessageType = MessageType> = {
  [P in T]: { readonly type: P; readonly argument: Protocol[P]['argument'] };
}[T];
