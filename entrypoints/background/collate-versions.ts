import type { Handlers } from '@/messaging/listen';
import { answerCollation } from '@/storage/answer-collation';
import { type Corpus, withCorpus } from './with-corpus';

/** Answers "collate": lines all versions of a quotation up. Nothing is saved. */
export function collateVersions(corpus: Corpus): Handlers['collate'] {
  return (question) => withCorpus(corpus, (db) => answerCollation(db, question));
}
