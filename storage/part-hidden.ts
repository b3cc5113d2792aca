import type { FoundVersion } from '@/text/matching/find-versions';
import type { MarkedWords } from '@/text/reader-mark';
import type { StoredOccurrence } from './corpus-index';
import { pageOf } from './identity';
import type { ReaderMarks } from './reader-marks';
import { wordsOfVersion } from './words-of-version';

type Version = FoundVersion<StoredOccurrence>;

/** Versions of one quotation, by whether the reader has said that they are another. */
export interface Parted {
  readonly shown: readonly Version[];
  /** Those that the reader saw when they said so. */
  readonly hidden: readonly Version[];
}

/**
 * Parts what was found for the words of `here`, each half in its order. A page whose printing is another quotation goes as a
 * whole: a headline that repeats the words would otherwise take the place of what the reader has just taken away.
 */
export function partHidden(found: readonly Version[], here: MarkedWords, marks: ReaderMarks): Parted {
  if (!marks.has('not-same')) return { shown: found, hidden: [] };
  const pageOfVersion = ({ occurrence }: Version): string => pageOf(occurrence.capture.identity);
  const hidden = found.filter(
    ({ occurrence }) => marks.ofPair('not-same', here, wordsOfVersion(occurrence)) !== null,
  );
  const pages = new Set(hidden.map(pageOfVersion));
  return { shown: found.filter((version) => !pages.has(pageOfVersion(version))), hidden };
}
