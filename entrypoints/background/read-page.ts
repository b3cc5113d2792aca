import type { Handlers } from '@/messaging/listen';
import { answerPage } from '@/storage/answer-page';
import { correctRead } from '@/storage/correct-read';
import type { CorpusDb } from '@/storage/corpus-db';
import { corpusProblem } from '@/storage/corpus-problem';
import { type ReadArticle, readArticle } from '@/storage/read-article';
import { saveArticle } from '@/storage/save-article';
import type { SavedArticle } from '@/storage/write-article';
import { captureTab } from './capture-tab';
import type { CaptureScript } from './run-in-tab';
import { type Corpus, withCorpus } from './with-corpus';

/** Answering needs no room on the device: an article that cannot be saved is answered all the same. */
async function saveIfRoom(db: CorpusDb, read: ReadArticle): Promise<SavedArticle | null> {
  try {
    return await saveArticle(db, read, new Date().toISOString());
  } catch (error) {
    if (corpusProblem(error) !== 'corpus-full') throw error;
    console.error('Sic had no room to save an article', error);
    return null;
  }
}

/** Answers "read-page" and "read-selection": captures what is asked for in the tab, saves it, and says what other outlets print. */
export function readPage(corpus: Corpus, script: CaptureScript): Handlers['read-page'] {
  return async ({ tabId }) => {
    const captured = await captureTab(tabId, script);
    if (!captured.ok) return captured;
    const asCaptured = readArticle(captured.value);
    return withCorpus(corpus, async (db) => {
      const saved = await saveIfRoom(db, asCaptured);
      return answerPage(db, await correctRead(db, asCaptured), saved);
    });
  };
}
