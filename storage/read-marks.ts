import type { ReaderMark } from '@/text/reader-mark';
import type { CorpusDb, MarkRow } from './corpus-db';
import { ReaderMarks } from './reader-marks';

/** A mark as it was made, and would be exported. */
export function markOf({ pages: _pages, ...mark }: MarkRow): ReaderMark {
  return mark;
}

/**
 * All the reader has said: which pages an answer will speak of is not known before it is found, and nobody makes more than some
 * hundred marks by hand.
 */
export async function readMarks(db: CorpusDb): Promise<ReaderMarks> {
  return new ReaderMarks((await db.marks.toArray()).map(markOf));
}

/** What the reader has said about one page. */
export async function readMarksOn(db: CorpusDb, page: string): Promise<ReaderMarks> {
  return new ReaderMarks((await db.marks.where('pages').equals(page).toArray()).map(markOf));
}
