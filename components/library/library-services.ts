import type { BackupCounts } from '@/text/backup-line';
import type { ExportFormat } from '@/text/export/export-comparisons';
import type { Recompared } from '@/text/saved/recompare';
import type { SavedRow } from '@/text/saved/saved-row';
import type { SavedComment, SavedComparison } from '@/text/saved-comparison';

/** What a chosen file holds, before anything of it is restored; or why it is not restored, a sentence. */
export type ChosenBackup =
  | {
      readonly ok: true;
      /** ISO 8601. */
      readonly madeAt: string;
      readonly counts: BackupCounts;
      readonly known: BackupCounts;
      readonly damaged: number;
      readonly complete: boolean;
    }
  | { readonly ok: false; readonly problem: string };

/** What restoring it did; or why it stopped, a sentence. What was restored before stays. */
export type RestoredBackup =
  | {
      readonly ok: true;
      readonly restored: BackupCounts;
      readonly failed: number;
      readonly finished: boolean;
    }
  | { readonly ok: false; readonly problem: string };

/** What the page of saved comparisons needs; tests give their own. Nothing rejects: a problem is a sentence, null means done. */
export interface LibraryServices {
  /** Calls back with all rows now and whenever one changes, or with a problem; gives what ends it. */
  readonly watch: (
    onRows: (rows: readonly SavedRow[]) => void,
    onProblem: (problem: string) => void,
  ) => () => void;
  /** Null when it is not there any more. */
  readonly load: (id: string) => Promise<SavedComparison | null>;
  readonly comment: (id: string, comment: Pick<SavedComment, 'note' | 'tags'>) => Promise<string | null>;
  readonly remove: (ids: readonly string[]) => Promise<string | null>;
  readonly restore: (ids: readonly string[]) => Promise<string | null>;
  /** What has changed among the saved articles; null when that cannot be told. */
  readonly recompare: (saved: SavedComparison) => Promise<Recompared | null>;
  /** Hands a file of these comparisons to the browser. */
  readonly exportFile: (format: ExportFormat, ids: readonly string[]) => Promise<string | null>;
  readonly backUp: () => Promise<string | null>;
  readonly preview: (file: Blob) => Promise<ChosenBackup>;
  readonly restoreBackup: (file: Blob) => Promise<RestoredBackup>;
}
