import type { Handlers } from '@/messaging/listen';
import { listOutlets } from '@/storage/list-outlets';
import { type Corpus, withCorpus } from './with-corpus';

/** Answers "outlets": which outlets have saved pages. */
export function outlets(corpus: Corpus): Handlers['outlets'] {
  return () => withCorpus(corpus, async (db) => ({ outlets: await listOutlets(db) }));
}
