import type { Handlers } from '@/messaging/listen';
import { answerTold } from '@/storage/answer-told';
import { type Corpus, withCorpus } from './with-corpus';

/** Answers "told": what a saved page tells in its own voice that others quote. Nothing is saved. */
export function told(corpus: Corpus): Handlers['told'] {
  return ({ page }) => withCorpus(corpus, (db) => answerTold(db, page));
}
