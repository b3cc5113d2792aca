import type { BackupArticle } from '@/text/backup-line';
import type { ReaderMark } from '@/text/reader-mark';
import type { SavedComparison } from '@/text/saved-comparison';
import { notedOf, savedRow } from '@/text/saved/saved-row';
import { changesIndex } from '@/storage/changes-index';
import type { CorpusDb } from '@/storage/corpus-db';
import { withCorpusLock } from '@/storage/corpus-lock';
import { importArticles } from '@/storage/import-articles';
import { placesOf } from '@/storage/marked-words';
import { reindexPage } from '@/storage/reindex-page';

/** What became of the lines of a chunk. */
export interface RestoredChunk {
  /** Written: they were not there, or are newer than what was. */
  readonly restored: number;
  /** There already, or older than what is there. */
  readonly known: number;
  /** Of a sound form, and yet nothing that could be kept. */
  readonly failed: number;
}

/**
 * Restores articles in one transaction: all of them or none. The same page with other words becomes another copy of it beside what is
 * there, as if it had been opened on that day.
 */
export async function restoreArticles(db: CorpusDb, lines: readonly BackupArticle[]): Promise<RestoredChunk> {
  const articles = lines.map(({ article, capturedAt, lastSeenAt }) => ({
    article,
    seenAt: capturedAt,
    lastSeenAt,
  }));
  const { new: fresh, revision, known, failed } = await importArticles(db, articles);
  return { restored: fresh + revision, known, failed };
}

async function restoreMark(db: CorpusDb, mark: ReaderMark): Promise<boolean> {
  const there = await db.marks.get(mark.id);
  if (there !== undefined && there.madeAt >= mark.madeAt) return false;
  const pages = [...new Set(placesOf(mark.claim).map(({ page }) => page))];
  await db.marks.put({ ...mark, pages });
  // Nothing to do in an empty corpus: its articles come after what was said of them.
  if (changesIndex(mark.claim)) for (const page of pages) await reindexPage(db, page);
  return true;
}

/** Restores what the reader said, in one transaction; of two claims about the same words the later one counts. */
export async function restoreMarks(db: CorpusDb, marks: readonly ReaderMark[]): Promise<RestoredChunk> {
  const tables = [db.marks, db.articles, db.texts, db.passages, db.postings, db.occurrences];
  return withCorpusLock(() =>
    db.transaction('rw', tables, async () => {
      let restored = 0;
      for (const mark of marks) if (await restoreMark(db, mark)) restored += 1;
      return { restored, known: marks.length - restored, failed: 0 };
    }),
  );
}

/** Null of one the rules stumble over: it must not keep the others out. */
function rowOrNull({ note, tags, commentedAt, ...evidence }: SavedComparison) {
  try {
    return { evidence, row: savedRow(evidence, { note, tags, commentedAt }) };
  } catch (error) {
    console.error('Sic could not read a saved comparison', error);
    return null;
  }
}

/** What was saved is never written again, not even by an equal name with other texts; only a later note takes an earlier one's place. */
async function restoreComparison(
  db: CorpusDb,
  { evidence, row }: NonNullable<ReturnType<typeof rowOrNull>>,
): Promise<boolean> {
  const there = await db.comparisons.get(row.id);
  if (there === undefined) {
    await db.comparisons.put(row);
    await db.evidence.put(evidence);
    return true;
  }
  const { removedAt, ...listed } = there;
  const isNewer = (row.commentedAt ?? '') > (there.commentedAt ?? '');
  if (removedAt === undefined && !isNewer) return false;
  await db.comparisons.put(isNewer ? { ...listed, ...notedOf(row) } : listed);
  return true;
}

/** Restores saved comparisons in one transaction. One that is there stays as it was saved; the later note and tags count. */
export async function restoreComparisonLines(
  db: CorpusDb,
  comparisons: readonly SavedComparison[],
): Promise<RestoredChunk> {
  const read = comparisons.map(rowOrNull).filter((one) => one !== null);
  return withCorpusLock(() =>
    db.transaction('rw', [db.comparisons, db.evidence], async () => {
      let restored = 0;
      for (const one of read) if (await restoreComparison(db, one)) restored += 1;
      return { restored, known: read.length - restored, failed: comparisons.length - read.length };
    }),
  );
}
