import type { FoundVersion } from '@/text/matching/find-versions';
import type { MarkedWords } from '@/text/reader-mark';
import type { StoredOccurrence } from './corpus-index';
import type { ReaderMarks } from './reader-marks';
import { wordsOfVersion } from './words-of-version';

type Version = FoundVersion<StoredOccurrence>;

/** Versions of one quotation, by whether the reader has said that they are another. */
export interface Parted {
  readonly shown: readonly Version[];
  readonly hidden: readonly Version[];
}

/** Parts what was found for the words of `here`, each half in its order. */
export function partHidden(found: readonly Version[], here: MarkedWords, marks: ReaderMarks): Parted {
  if (!marks.has('not-same')) return { shown: found, hidden: [] };
  const isHidden = ({ occurrence }: Version): boolean =>
    marks.ofPair('not-same', here, wordsOfVersion(occurrence)) !== null;
  return { shown: found.filter((one) => !isHidden(one)), hidden: found.filter(isHidden) };
}
