import type { ReadingPlace } from '@/text/reading-place';

/** Remembers where the reader is in the views of one tab, for the next view of it. */
export interface PlaceMemory {
  readonly read: () => Promise<ReadingPlace | null>;
  readonly keep: (place: ReadingPlace) => void;
}
