/*
 * Restores a backup into whatever corpus there is. Chunk by chunk, each in one transaction: a crash, a full disk or a cancel leaves whole
 * articles, and the same file picked again goes on, because what is there already is known. Runs in a page of the extension: no
 * browser keeps a background alive for minutes.
 */
import type { BackupCounts } from '@/text/backup-line';
import type { CorpusDb } from '@/storage/corpus-db';
import { givingWay } from '@/storage/giving-way';
import { type BackupChunk, chunksOf } from './chunks-of';
import { type BackupChecks, type BackupRefusal, readBackup } from './read-backup';
import { type RestoredChunk, restoreArticles, restoreComparisonLines, restoreMarks } from './restore-chunk';

/** How far a restore has come. */
export interface RestoreCounts {
  /** Lines that were not there before, by kind. */
  readonly restored: BackupCounts;
  /** There already, or older than what is there. */
  readonly known: number;
  /** Lines that could not be read or kept; all others are restored all the same. */
  readonly failed: number;
}

/** What a caller may ask of a restore. */
export interface RestoreOptions {
  /** Stops after the chunk that is being written; what was written stays. */
  readonly signal?: AbortSignal;
  /** Called after every chunk. */
  readonly onProgress?: (counts: RestoreCounts) => void;
}

/** What a restore did. */
export interface RestoreResult extends RestoreCounts {
  /** False when it was cancelled, or the file ends before its end. */
  readonly finished: boolean;
  /** The settings in the backup, for whoever keeps them. */
  readonly settings: Readonly<Record<string, unknown>>;
}

type Kind = keyof BackupCounts;

const NOTHING: RestoreCounts = {
  restored: { settings: 0, marks: 0, articles: 0, comparisons: 0 },
  known: 0,
  failed: 0,
};

/** A restore on its way. */
class Restore {
  counts = NOTHING;
  settings: Record<string, unknown> = {};
  hasEnded = false;

  constructor(private readonly db: CorpusDb) {}

  async write({ lines, damaged }: BackupChunk): Promise<void> {
    const of = <K extends string>(kind: K) =>
      lines.filter(
        (line): line is Extract<(typeof lines)[number], { readonly kind: K }> => line.kind === kind,
      );
    for (const { name, value } of of('setting')) this.settings[name] = value;
    this.hasEnded ||= of('end').length > 0;
    this.count('settings', { restored: of('setting').length, known: 0, failed: damaged });
    const [marks, articles, comparisons] = [of('mark'), of('article'), of('comparison')];
    if (marks.length > 0)
      this.count(
        'marks',
        await restoreMarks(
          this.db,
          marks.map(({ mark }) => mark),
        ),
      );
    if (articles.length > 0) this.count('articles', await restoreArticles(this.db, articles));
    if (comparisons.length > 0) {
      const given = comparisons.map(({ comparison }) => comparison);
      this.count('comparisons', await restoreComparisonLines(this.db, given));
    }
  }

  private count(kind: Kind, { restored, known, failed }: RestoredChunk): void {
    const { counts } = this;
    this.counts = {
      restored: { ...counts.restored, [kind]: counts.restored[kind] + restored },
      known: counts.known + known,
      failed: counts.failed + failed,
    };
  }
}

/**
 * Restores a backup. Nothing that is there is overwritten but by something newer of the same.
 *
 * @param pieces the file's text, in pieces of any size
 * @throws what Dexie throws, a full disk for instance (`corpusProblem` tells): the chunks written before stay
 */
export async function restoreBackup(
  db: CorpusDb,
  pieces: AsyncIterable<string>,
  checks: BackupChecks,
  { signal, onProgress }: RestoreOptions = {},
): Promise<RestoreResult | BackupRefusal> {
  const backup = await readBackup(pieces, checks);
  if (typeof backup === 'string') return backup;
  const giveWay = givingWay();
  const running = new Restore(db);
  for await (const chunk of chunksOf(backup.lines)) {
    if (signal?.aborted) return { ...running.counts, settings: running.settings, finished: false };
    await running.write(chunk);
    onProgress?.(running.counts);
    await giveWay();
  }
  return { ...running.counts, settings: running.settings, finished: running.hasEnded };
}
