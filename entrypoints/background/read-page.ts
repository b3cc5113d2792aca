import type { Handlers } from '@/messaging/listen';
import { answerPage } from '@/storage/answer-page';
import { readArticle } from '@/storage/read-article';
import { saveArticle } from '@/storage/save-article';
import { captureTab } from './capture-tab';
import { type Corpus, withCorpus } from './with-corpus';

/** Answers "read-page": captures the article in the tab, saves it, and says what other outlets print. */
export function readPage(corpus: Corpus): Handlers['read-page'] {
  return async ({ tabId }) => {
    const captured = await captureTab(tabId);
    if (!captured.ok) return captured;
    const read = readArticle(captured.value);
    return withCorpus(corpus, async (db) => {
      const saved = await saveArticle(db, read, new Date().toISOString());
      return answerPage(db, read, saved);
    });
  };
}
