import { answerSavedPage } from '@/storage/answer-saved-page';
import { CORPUS_NAME } from '@/storage/corpus-name';
import { openCorpus } from '@/storage/open-corpus';
import { watchCorpus } from '@/storage/watch-corpus';
import type { PageAnswer } from '@/text/answer';

/** Many articles saved one after the other are one change. */
const PAUSE_MS = 400;

/**
 * Answers a saved page anew whenever the saved articles change, read from the database itself: a message would wake the
 * background, and nobody tells it what another page of the extension imports or deletes. Gives the way to stop it.
 */
export function watchPage(identity: string, onPage: (page: PageAnswer) => void): () => void {
  const over = new AbortController();
  const begin = async (): Promise<void> => {
    const db = await openCorpus(CORPUS_NAME);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const answer = async (): Promise<void> => {
      const page = await answerSavedPage(db, identity);
      if (page !== null && !over.signal.aborted) onPage(page);
    };
    const stop = watchCorpus(db, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void answer().catch(() => undefined), PAUSE_MS);
    });
    const end = (): void => {
      clearTimeout(timer);
      stop();
      db.close();
    };
    if (over.signal.aborted) end();
    else over.signal.addEventListener('abort', end);
  };
  begin().catch((error: unknown) => console.error('Sic could not watch its saved articles', error));
  return () => over.abort();
}
