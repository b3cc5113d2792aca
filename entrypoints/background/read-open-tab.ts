import type { Handlers } from '@/messaging/listen';
import { correctRead } from '@/storage/correct-read';
import { readArticle } from '@/storage/read-article';
import { domainNamed } from '@/storage/site';
import { captureTab } from './capture-tab';
import { saveIfRoom } from './save-if-room';
import { type Corpus, withCorpus } from './with-corpus';

/**
 * Answers "read-open-tab": reads the article in a tab, saves it only if the reader wants that, and hands it to the page that
 * compares it with others. Corrections the reader made earlier hold either way.
 */
export function readOpenTab(corpus: Corpus): Handlers['read-open-tab'] {
  return async ({ tabId, save }) => {
    const captured = await captureTab(tabId, '/capture.js');
    if (!captured.ok) return captured;
    const asCaptured = readArticle(captured.value);
    return withCorpus(corpus, async (db) => {
      const read = await correctRead(db, asCaptured);
      const saved = save ? ((await saveIfRoom(db, read))?.saved ?? 'not-saved') : 'not-asked';
      const { article, quotations, identity, outlet } = read;
      const domain = domainNamed(identity);
      const capturedAt = new Date().toISOString();
      return { article, quotations, identity, outlet: outlet.name, domain, capturedAt, saved };
    });
  };
}
