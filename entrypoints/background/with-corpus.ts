import type { Answer } from '@/messaging/protocol';
import type { CorpusDb } from '@/storage/corpus-db';
import { corpusProblem } from '@/storage/corpus-problem';

/** Gives the corpus, opening it as needed. */
export type Corpus = () => Promise<CorpusDb>;

/** Does `work` with the corpus. A database that refuses or is full becomes a problem; any other error is a mistake of ours and goes on. */
export async function withCorpus<T>(corpus: Corpus, work: (db: CorpusDb) => Promise<T>): Promise<Answer<T>> {
  try {
    return { ok: true, value: await work(await corpus()) };
  } catch (error) {
    const problem = corpusProblem(error);
    if (problem === null) throw error;
    console.error('Sic could not use its corpus', error);
    return { ok: false, problem };
  }
}
