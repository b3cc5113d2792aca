import type { Handlers } from '@/messaging/listen';
import type { Answer } from '@/messaging/protocol';
import { answerSavedPage } from '@/storage/answer-saved-page';
import type { CorpusDb } from '@/storage/corpus-db';
import { pageOf } from '@/storage/identity';
import { makeMark, takeBackMark } from '@/storage/make-mark';
import { markId } from '@/storage/mark-id';
import type { MarkAnswer } from '@/text/answer';
import type { Claim } from '@/text/reader-mark';
import { type Corpus, withCorpus } from './with-corpus';

/** The messages by which the reader says something of texts. */
type MarkMessage = 'correct' | 'undo-correction' | 'mark-source' | 'unmark-source';

/** The page on screen as it is answered now. */
async function answerShown(db: CorpusDb, shown: string | null) {
  return shown === null ? null : answerSavedPage(db, shown);
}

async function make(corpus: Corpus, claim: Claim, shown: string | null): Promise<Answer<MarkAnswer>> {
  const made = await withCorpus(corpus, async (db) => {
    const mark = await makeMark(db, claim, new Date().toISOString());
    return typeof mark === 'string' ? mark : { mark, page: await answerShown(db, shown) };
  });
  if (!made.ok) return made;
  return typeof made.value === 'string'
    ? { ok: false, problem: made.value }
    : { ok: true, value: made.value };
}

function takeBack(corpus: Corpus, id: string, shown: string | null): Promise<Answer<MarkAnswer>> {
  return withCorpus(corpus, async (db) => {
    await takeBackMark(db, id);
    return { mark: null, page: await answerShown(db, shown) };
  });
}

/** Answers what the reader says of texts, and what they take back: with the page on screen as it is then. */
export function readerMarks(corpus: Corpus): Pick<Handlers, MarkMessage> {
  return {
    correct: ({ correction, shown }) => make(corpus, correction, shown),
    'undo-correction': ({ id, shown }) => takeBack(corpus, id, shown),
    'mark-source': ({ page, by, shown }) => make(corpus, { what: 'source', page, by }, shown),
    'unmark-source': ({ page, shown }) =>
      takeBack(corpus, markId({ what: 'source', page: pageOf(page), by: null }), shown),
  };
}
