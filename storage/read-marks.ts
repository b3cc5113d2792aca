import type { ReaderMark } from '@/text/reader-mark';
import type { CorpusDb, MarkRow } from './corpus-db';
import { ReaderMarks } from './reader-marks';

/** A mark as it was made, and would be exported. */
export function markOf({ pages: _pages, ...mark }: MarkRow): ReaderMark {
  return mark;
}

/** What the reader has said about one page. */
export async function readMarksOn(db: CorpusDb, page: string): Promise<ReaderMarks> {
  return new ReaderMarks((await db.marks.where('pages').equals(page).toArray()).map(markOf));
}
