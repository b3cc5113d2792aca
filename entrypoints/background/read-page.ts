import type { Handlers } from '@/messaging/listen';
import { answerPage } from '@/storage/answer-page';
import { correctRead } from '@/storage/correct-read';
import { readArticle } from '@/storage/read-article';
import { captureTab } from './capture-tab';
import { markRead } from './mark-page';
import type { CaptureScript } from './run-in-tab';
import { saveIfRoom } from './save-if-room';
import { type Corpus, withCorpus } from './with-corpus';

/** Answers "read-page" and "read-selection": captures what is asked for in the tab, saves it, and says what other outlets print. */
export function readPage(corpus: Corpus, script: CaptureScript): Handlers['read-page'] {
  return async ({ tabId }) => {
    const captured = await captureTab(tabId, script);
    if (!captured.ok) return captured;
    const asCaptured = readArticle(captured.value);
    const marking = script === '/capture.js' ? markRead(tabId, asCaptured) : null;
    const answer = await withCorpus(corpus, async (db) => {
      const saved = await saveIfRoom(db, asCaptured);
      return answerPage(db, await correctRead(db, asCaptured), saved);
    });
    if (answer.ok) void marking?.then((tell) => tell(answer.value));
    return answer;
  };
}
