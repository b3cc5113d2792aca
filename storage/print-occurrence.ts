import { foldWords } from '@/text/matching/fold-words';
import type { PrintedPassage } from '@/text/matching/passage';
import type { StoredOccurrence } from './corpus-index';

/** The stored slice as a passage, its words folded as they were when its wording was indexed. */
export function printOccurrence({ row, capture, passage }: StoredOccurrence): PrintedPassage {
  const { language } = capture;
  return { text: row.printed, language, passage, words: foldWords(row.printed, row.segments, language) };
}
