import type { ContextAnswer } from '@/text/context-answer';
import { sentencesRound } from '@/text/sentences-round';
import type { ArticleRow, CorpusDb, OccurrenceRow } from './corpus-db';
import { wordsIn } from './marked-words';

/** Where words stand in one capture. */
export interface CapturedContext {
  readonly context: ContextAnswer;
  /** What is indexed of them; null of one word, which is printed but not indexed. */
  readonly row: OccurrenceRow | null;
}

/**
 * What stands beside the words in one capture; null when it does not print them. Must run inside a transaction over occurrences
 * and texts.
 */
export async function contextInCapture(
  db: CorpusDb,
  capture: Pick<ArticleRow, 'id'>,
  words: string,
): Promise<CapturedContext | null> {
  const rows = await db.occurrences.where('article').equals(capture.id).toArray();
  const row = rows.find((one) => wordsIn(one.printed, one.segments) === words) ?? null;
  if (row?.standsIn === 'headline') return { context: { kind: 'headline' }, row };
  const text = (await db.texts.get(capture.id))?.text ?? '';
  const printed = row?.printed ?? words;
  const start = text.indexOf(printed);
  if (start === -1) return null;
  return {
    context: { kind: 'text', ...sentencesRound(text, { start, end: start + printed.length }) },
    row,
  };
}
