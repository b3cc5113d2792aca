import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { OutletChoice } from '@/text/outlets-answer';
import type { Correction, OutletClaim, ReaderMark } from '@/text/reader-mark';
import type { RecordToSave } from '@/text/record-to-save';

/** What the reader can say of texts, and take back. Each resolves when the answer is on screen: to null, or to why it could not be done. */
export interface ReaderActions {
  readonly correct: (correction: Correction | OutletClaim) => Promise<string | null>;
  readonly markSource: (page: string, by: string | null) => Promise<string | null>;
  readonly takeBack: (mark: ReaderMark) => Promise<string | null>;
  /** Saves the reader's own transcription as the record; left out where it cannot be shown. */
  readonly saveRecord?: (record: RecordToSave) => Promise<string | null>;
  /** The outlets a reader can name; null when they could not be asked for. Left out where nobody can be asked, as below. */
  readonly outlets?: () => Promise<readonly OutletChoice[] | null>;
  /** What is selected on the page on screen; null when nothing is. */
  readonly selectedWords?: () => Promise<string | null>;
  /** Id of the mark made last: the focus goes to where it can be taken back. */
  readonly justMade: string | null;
}

/** Carries them to every view below; null where nothing can be corrected. */
export const ReaderActionsContext = createContext<ReaderActions | null>(null);

/** What the reader can say of what a view shows. */
export const useReaderActions = (): ReaderActions | null => useContext(ReaderActionsContext);
