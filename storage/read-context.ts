import type { ContextAnswer } from '@/text/context-answer';
import type { MarkedWords } from '@/text/reader-mark';
import { capturesOfPage } from './captures-of-page';
import { contextInCapture } from './context-in-capture';
import type { CorpusDb } from './corpus-db';
import { isLater } from './is-later';

/** The sentences beside some words of a saved page, from the latest of its captures that prints them; of several places the first. */
export function readContext(db: CorpusDb, { page, words }: MarkedWords): Promise<ContextAnswer> {
  return db.transaction('r', [db.articles, db.occurrences, db.texts], async (): Promise<ContextAnswer> => {
    const captures = await capturesOfPage(db, page);
    captures.sort((one, other) => (isLater(one, other) ? -1 : 1));
    for (const capture of captures) {
      const found = await contextInCapture(db, capture, words);
      if (found !== null) return found.context;
    }
    return { kind: 'gone' };
  });
}
