import type { Handlers } from '@/messaging/listen';
import { saveRecord } from '@/storage/save-record';
import { FEWEST_WORDS_SOUGHT } from '@/text/matching/fewest-words-sought';
import { foldWords } from '@/text/matching/fold-words';
import { type Corpus, withCorpus } from './with-corpus';

/** Answers "save-record": saves the reader's own transcription as the record, and says what other outlets print of it. */
export function keepRecord(corpus: Corpus): Handlers['save-record'] {
  return async (record) => {
    const { text } = record;
    const words = foldWords(text, [{ start: 0, end: text.length }], null);
    // Two or three words stand in too many texts to be anybody's.
    if (words.length < FEWEST_WORDS_SOUGHT) return { ok: false, problem: 'too-few-words' };
    return withCorpus(corpus, (db) => saveRecord(db, record, new Date().toISOString()));
  };
}
