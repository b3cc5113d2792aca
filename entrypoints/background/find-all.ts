import type { Handlers } from '@/messaging/listen';
import { allVersions } from '@/storage/all-versions';
import { type Corpus, withCorpus } from './with-corpus';

/** Answers "all-versions": finds every version of one quotation. Nothing is saved. */
export function findAll(corpus: Corpus): Handlers['all-versions'] {
  return (sought) => withCorpus(corpus, (db) => allVersions(db, sought));
}
