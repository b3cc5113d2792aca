import type { SentencesRound } from '@/text/sentences-round';

/** Which words are asked about, named by what stays when their page is captured again. */
export interface WhoseContext {
  /** What makes two captures one page: its address, or `words:…`. */
  readonly page: string;
  /** As printed, segments joined by a space. */
  readonly words: string;
}

/** What stands beside some words of a saved page. Plain JSON. */
export type ContextAnswer =
  | ({ readonly kind: 'text' } & SentencesRound)
  /** They are the page's headline, or stand in it. */
  | { readonly kind: 'headline' }
  /** No saved copy of the page prints them any more. */
  | { readonly kind: 'gone' };
