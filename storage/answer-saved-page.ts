import type { PageAnswer } from '@/text/answer';
import { answerPage } from './answer-page';
import type { CorpusDb } from './corpus-db';
import { savedPage } from './saved-page';

/**
 * Answers a saved page as it is known now, without looking at the tab again.
 *
 * @param identity `PageAnswer.identity`
 * @returns null when no capture of the page is saved
 */
export async function answerSavedPage(db: CorpusDb, identity: string): Promise<PageAnswer | null> {
  const page = await savedPage(db, identity);
  return page && answerPage(db, page.read, { saved: 'known', article: page.id });
}
