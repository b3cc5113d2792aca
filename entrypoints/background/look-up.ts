import type { Handlers } from '@/messaging/listen';
import { answerLookUp } from '@/storage/answer-look-up';
import { type Corpus, withCorpus } from './with-corpus';

/** Answers "look-up": finds versions of pasted words. Nothing is saved. */
export function lookUp(corpus: Corpus): Handlers['look-up'] {
  return async ({ text }) => {
    if (text.trim() === '') return { ok: false, problem: 'nothing-pasted' };
    return withCorpus(corpus, (db) => answerLookUp(db, text));
  };
}
