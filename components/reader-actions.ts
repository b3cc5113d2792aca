import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Correction, ReaderMark } from '@/text/reader-mark';

/** What the reader can say of texts, and take back. Each resolves when the answer is on screen: to null, or to why it could not be done. */
export interface ReaderActions {
  readonly correct: (correction: Correction) => Promise<string | null>;
  readonly markSource: (page: string, by: string | null) => Promise<string | null>;
  readonly takeBack: (mark: ReaderMark) => Promise<string | null>;
  /** Id of the mark made last: the focus goes to where it can be taken back. */
  readonly justMade: string | null;
}

/** Carries them to every view below; null where nothing can be corrected. */
export const ReaderActionsContext = createContext<ReaderActions | null>(null);

/** What the reader can say of what a view shows. */
export const useReaderActions = (): ReaderActions | null => useContext(ReaderActionsContext);
