/*
 * Saves the reader's own transcription as the record. It becomes an article like any other, without an address, so that it is
 * found, shown, exported and deleted as they are; the mark makes it the record. Two transactions: should the second fail, the text is
 * saved and not yet the record, and doing it again does what is left.
 */
import type { PageAnswer } from '@/text/answer';
import type { RecordToSave } from '@/text/record-to-save';
import { answerSavedPage } from './answer-saved-page';
import type { CorpusDb } from './corpus-db';
import { looseArticle } from './loose-article';
import { makeMark } from './make-mark';
import { readArticle } from './read-article';
import { saveArticle } from './save-article';

/**
 * Saves a text, marks it as the record and answers it.
 *
 * @param now UTC as `Date.toISOString` writes it
 * @throws what Dexie throws; `corpusProblem` tells what it means
 */
export async function saveRecord(
  db: CorpusDb,
  { text, speaker, saidAt, by }: RecordToSave,
  now: string,
): Promise<PageAnswer> {
  const article = looseArticle(text, {
    outlet: speaker,
    authors: speaker === null ? [] : [speaker],
    publishedAt: saidAt,
    transcription: true,
  });
  const read = readArticle(article);
  const { saved } = await saveArticle(db, read, now);
  await makeMark(db, { what: 'source', page: read.identity, by }, now);
  const answer = await answerSavedPage(db, read.identity);
  if (answer === null) throw new Error('A record was saved and is not there');
  return { ...answer, saved };
}
