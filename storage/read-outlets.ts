import type { MarkRow, OutletRow } from './corpus-db';
import { KnownOutlets } from './known-outlets';
import type { PlainReads } from './plain-reads';
import { markOf } from './read-marks';
import { ReaderMarks } from './reader-marks';

/** What an answer needs to know beside the versions, of the same moment. */
export interface KnownToReader {
  readonly outlets: KnownOutlets;
  /** All of them: which pages an answer will speak of is not known before it is found, and nobody makes more than some hundred by hand. */
  readonly marks: ReaderMarks;
}

/** Reads the outlets of the corpus and what the reader has said: of texts, and of which outlets are one. */
export async function readOutlets(reads: PlainReads): Promise<KnownToReader> {
  const [outlets, marked]: [OutletRow[][], MarkRow[][]] = await Promise.all([
    reads.all([reads.table('outlets').getAll()]),
    reads.all([reads.table('marks').getAll()]),
  ]);
  const marks = new ReaderMarks(marked.flat().map(markOf));
  return { marks, outlets: new KnownOutlets(outlets.flat(), marks.joins) };
}
