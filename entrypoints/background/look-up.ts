import type { Handlers } from '@/messaging/listen';
import { answerLookUp } from '@/storage/answer-look-up';
import { FEWEST_WORDS_SOUGHT } from '@/text/matching/fewest-words-sought';
import { foldWords } from '@/text/matching/fold-words';
import { placeOfCard } from './cards';
import { type Corpus, withCorpus } from './with-corpus';

/** Answers "look-up": finds versions of pasted words, or of those a card was opened for. Nothing is saved. */
export function lookUp(corpus: Corpus): Handlers['look-up'] {
  return async ({ text }, from) => {
    if (text.trim() === '') return { ok: false, problem: 'nothing-pasted' };
    // Two or three words stand in too many texts to be anybody's; "not found" would be untrue of them.
    const words = foldWords(text, [{ start: 0, end: text.length }], null);
    if (words.length < FEWEST_WORDS_SOUGHT) return { ok: false, problem: 'too-few-words' };
    const place = from === undefined ? null : await placeOfCard(from);
    return withCorpus(corpus, (db) => answerLookUp(db, text, place ?? undefined));
  };
}
