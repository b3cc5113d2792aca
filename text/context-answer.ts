import type { SentencesRound } from './sentences-round';

/** What stands beside some words of a saved page. Plain JSON. */
export type ContextAnswer =
  | ({ readonly kind: 'text' } & SentencesRound)
  /** They are the page's headline, or stand in it. */
  | { readonly kind: 'headline' }
  /** No saved copy of the page prints them any more. */
  | { readonly kind: 'gone' };
