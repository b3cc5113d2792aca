import type { BackupCounts, BackupHeader, BackupLine } from '@/text/backup-line';
import type { CorpusDb } from '@/storage/corpus-db';
import { givingWay } from '@/storage/giving-way';
import { nameArticle } from '@/storage/name-article';
import { chunksOf } from './chunks-of';
import { type BackupChecks, type BackupRefusal, readBackup } from './read-backup';

/** What a backup holds, before anything of it is restored. */
export interface BackupPreview {
  readonly header: BackupHeader;
  readonly counts: BackupCounts;
  /** Of those, how many are there already. */
  readonly known: BackupCounts;
  /** Lines that cannot be read. */
  readonly damaged: number;
  /** False when the file is cut off, or lines are missing. */
  readonly complete: boolean;
}

const NONE: BackupCounts = { settings: 0, marks: 0, articles: 0, comparisons: 0 };

async function isKnown(db: CorpusDb, line: BackupLine): Promise<boolean> {
  switch (line.kind) {
    case 'mark':
      return ((await db.marks.get(line.mark.id))?.madeAt ?? '') >= line.mark.madeAt;
    case 'comparison': {
      const there = await db.comparisons.get(line.comparison.id);
      return there !== undefined && there.removedAt === undefined;
    }
    case 'article': {
      const { identity, words } = nameArticle(line.article);
      const rows = await db.articles.where('identity').equals(identity).toArray();
      return rows.some((row) => row.words === words);
    }
    case 'setting':
    case 'end':
      return false;
  }
}

const KINDS = {
  setting: 'settings',
  mark: 'marks',
  article: 'articles',
  comparison: 'comparisons',
} as const satisfies Record<Exclude<BackupLine['kind'], 'end'>, keyof BackupCounts>;

const isSame = (one: BackupCounts, other: BackupCounts): boolean =>
  Object.values(KINDS).every((kind) => one[kind] === other[kind]);

/** Looks through a backup and says what restoring it would bring. Writes nothing. */
export async function previewBackup(
  db: CorpusDb,
  pieces: AsyncIterable<string>,
  checks: BackupChecks,
): Promise<BackupPreview | BackupRefusal> {
  const backup = await readBackup(pieces, checks);
  if (typeof backup === 'string') return backup;
  const giveWay = givingWay();
  const [counts, known] = [{ ...NONE }, { ...NONE }];
  let [damaged, complete] = [0, false];
  for await (const chunk of chunksOf(backup.lines)) {
    damaged += chunk.damaged;
    for (const line of chunk.lines) {
      if (line.kind === 'end') complete = isSame(line.counts, counts) && damaged === 0;
      else {
        counts[KINDS[line.kind]] += 1;
        if (await isKnown(db, line)) known[KINDS[line.kind]] += 1;
      }
    }
    await giveWay();
  }
  return { header: backup.header, counts, known, damaged, complete };
}
