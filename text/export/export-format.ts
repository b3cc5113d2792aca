import type { ReaderMark } from '@/text/reader-mark';
import type { SavedComparison } from '@/text/saved-comparison';

/** Everything an exported page says in words of its own. What is filled in stands behind each. */
export type ExportKey =
  | 'title'
  /** Two outlets differ; neither is known to have changed anything. */
  | 'premise'
  /** Program and version. */
  | 'made_with'
  /** Date. */
  | 'saved_on'
  /** Name. */
  | 'credited_to'
  | 'credited_to_nobody'
  /** Date. */
  | 'captured_on'
  /** Names. */
  | 'authors'
  | 'selection_only'
  | 'pasted'
  | 'own_words'
  | 'in_headline'
  | 'earlier_copy'
  /** Agency. */
  | 'agency'
  | 'base'
  | 'versions'
  | 'wordings'
  | 'no_differences'
  | 'nothing_printed'
  | 'changed_by_reader'
  | 'note'
  | 'tags'
  /** Count. */
  | 'unlisted';

/** The words of the interface, for exports that people read. */
export interface ExportWords {
  readonly say: (key: ExportKey, substitutions?: readonly string[]) => string;
  /** A calendar day to be read, of an ISO 8601 date as the page gives it; null when it is none. */
  readonly date: (iso: string | null) => string | null;
  /** One sentence for what the reader said. */
  readonly mark: (mark: ReaderMark) => string;
  /** BCP 47 and direction of these words. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

/** What every export is given. */
export interface ExportContext {
  readonly words: ExportWords;
  /** Name and version of the program. */
  readonly program: string;
}

/** Writes one file piece by piece, so that ten thousand comparisons never stand in one string. For one file only. */
export interface ExportWriter {
  readonly begin: () => string;
  /** In the order they are to stand. */
  readonly add: (comparison: SavedComparison) => string;
  readonly end: () => string;
}
