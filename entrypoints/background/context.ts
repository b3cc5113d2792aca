import type { Handlers } from '@/messaging/listen';
import { readContext } from '@/storage/read-context';
import { type Corpus, withCorpus } from './with-corpus';

/** Answers "context": what stands beside some words on a saved page. */
export function context(corpus: Corpus): Handlers['context'] {
  return (whose) => withCorpus(corpus, (db) => readContext(db, whose));
}
