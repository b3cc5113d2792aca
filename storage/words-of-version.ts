import type { MarkedWords } from '@/text/reader-mark';
import type { StoredOccurrence } from './corpus-index';
import { pageOf } from './identity';
import { wordsIn } from './marked-words';

/** A version as the reader's corrections name it. */
export function wordsOfVersion({ row, capture }: Pick<StoredOccurrence, 'row' | 'capture'>): MarkedWords {
  return { page: pageOf(capture.identity), words: wordsIn(row.printed, row.segments) };
}
