import type { Article } from './article';
import type { ReaderMark } from './reader-mark';
import type { SavedComparison } from './saved-comparison';

/** The form of backups this release writes; it reads all up to it. */
export const BACKUP_VERSION = 1;

/** How many lines of each kind a backup holds. */
export interface BackupCounts {
  readonly settings: number;
  readonly marks: number;
  readonly articles: number;
  readonly comparisons: number;
}

/** The first line. */
export interface BackupHeader {
  readonly sic: 'backup';
  readonly version: number;
  /** Name and version of the program that wrote it. */
  readonly program: string;
  /** ISO 8601, UTC. */
  readonly madeAt: string;
}

/** One capture of a page, as it was captured; its index can always be made from it. */
export interface BackupArticle {
  readonly kind: 'article';
  readonly article: Article;
  /** ISO 8601, UTC. */
  readonly capturedAt: string;
  readonly lastSeenAt: string;
}

/**
 * All other lines, each JSON by itself. Marks stand before articles, so that an article is indexed at once as the reader corrected it.
 * The last line tells that nothing is cut off.
 */
export type BackupLine =
  | { readonly kind: 'setting'; readonly name: string; readonly value: unknown }
  | { readonly kind: 'mark'; readonly mark: ReaderMark }
  | BackupArticle
  | { readonly kind: 'comparison'; readonly comparison: SavedComparison }
  | { readonly kind: 'end'; readonly counts: BackupCounts };
