/*
 * A backup of everything the reader has, as JSON Lines: the header, the settings, what the reader said, every capture of every page, the
 * saved comparisons, and an end that tells how many there were. The index is left out: it follows from the articles, takes
 * three times their room, and another release may make another.
 *
 * Written in chunks, so that a million passages never stand in one string, and read a chunk of rows at a time. What is saved meanwhile
 * may or may not be in it; every line is whole.
 */
import {
  BACKUP_VERSION,
  type BackupArticle,
  type BackupCounts,
  type BackupHeader,
  type BackupLine,
} from '@/text/backup-line';
import type { CorpusDb } from '@/storage/corpus-db';
import { loadArticle } from '@/storage/load-article';
import { loadComparisons } from '@/storage/read-comparisons';
import { markOf } from '@/storage/read-marks';

/** Rows read at once. */
const ROWS = 25;
/** UTF-16 code units that are handed out together; a line more at most. */
const CHUNK = 256_000;

type Kind = keyof BackupCounts;

/** What is written beside the corpus. */
export interface BackupOptions {
  /** Name and version of the program. */
  readonly program: string;
  /** UTC as `Date.toISOString` writes it. */
  readonly madeAt: string;
  /** The reader's settings that are not in the corpus, by name; plain JSON. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** All ids, `ROWS` at a time: `after` gives those that follow one. */
async function* idsInOrder<Id>(first: Id, after: (last: Id) => PromiseLike<Id[]>): AsyncGenerator<Id[]> {
  for (let last = first; ; ) {
    const ids = await after(last);
    const end = ids.at(-1);
    if (end === undefined) return;
    yield ids;
    last = end;
  }
}

async function articleLine(db: CorpusDb, id: number): Promise<BackupArticle[]> {
  const [row, article] = await Promise.all([db.articles.get(id), loadArticle(db, id)]);
  if (row === undefined || article === null) return [];
  const { capturedAt, lastSeenAt } = row;
  return [{ kind: 'article', article, capturedAt, lastSeenAt }];
}

async function* markLines(db: CorpusDb): AsyncGenerator<BackupLine> {
  for (const row of await db.marks.orderBy('id').toArray()) yield { kind: 'mark', mark: markOf(row) };
}

async function* articleLines(db: CorpusDb): AsyncGenerator<BackupLine> {
  const after = (last: number) => db.articles.where('id').above(last).limit(ROWS).primaryKeys();
  for await (const ids of idsInOrder(0, after)) for (const id of ids) yield* await articleLine(db, id);
}

async function* comparisonLines(db: CorpusDb): AsyncGenerator<BackupLine> {
  const after = (last: string) => db.comparisons.where('id').above(last).limit(ROWS).primaryKeys();
  for await (const ids of idsInOrder('', after))
    for (const comparison of await loadComparisons(db, ids)) yield { kind: 'comparison', comparison };
}

async function* settingLines(settings: Readonly<Record<string, unknown>>): AsyncGenerator<BackupLine> {
  for (const [name, value] of Object.entries(settings)) yield { kind: 'setting', name, value };
}

async function* linesOf(db: CorpusDb, { program, madeAt, settings = {} }: BackupOptions) {
  const header: BackupHeader = { sic: 'backup', version: BACKUP_VERSION, program, madeAt };
  yield header;
  const counts = { settings: 0, marks: 0, articles: 0, comparisons: 0 };
  const parts: readonly (readonly [Kind, AsyncGenerator<BackupLine>])[] = [
    ['settings', settingLines(settings)],
    ['marks', markLines(db)],
    ['articles', articleLines(db)],
    ['comparisons', comparisonLines(db)],
  ];
  for (const [kind, lines] of parts) {
    for await (const line of lines) {
      counts[kind] += 1;
      yield line;
    }
  }
  yield { kind: 'end', counts } satisfies BackupLine;
}

/** Writes a backup, chunk by chunk: `new Blob(chunks)` makes the file. */
export async function* writeBackup(db: CorpusDb, options: BackupOptions): AsyncGenerator<string> {
  let chunk = '';
  for await (const line of linesOf(db, options)) {
    chunk += `${JSON.stringify(line)}\n`;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}
