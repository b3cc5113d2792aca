import type { Language } from '@/components/language';
import type { ChosenBackup, LibraryServices, RestoredBackup } from '@/components/library/library-services';
import { problemText } from '@/components/reading/problem-text';
import type { Answer, Problem } from '@/messaging/protocol';
import { ask } from '@/messaging/client';
import { backupHeaderOf, backupLineOf } from '@/messaging/validate-backup';
import { previewBackup } from '@/storage/backup/preview-backup';
import type { BackupRefusal } from '@/storage/backup/read-backup';
import { restoreBackup } from '@/storage/backup/restore-backup';
import { writeBackup } from '@/storage/backup/write-backup';
import type { CorpusDb } from '@/storage/corpus-db';
import { corpusProblem } from '@/storage/corpus-problem';
import { loadComparisons } from '@/storage/read-comparisons';
import { recompareSaved } from '@/storage/recompare-saved';
import { watchComparisons } from '@/storage/watch-comparisons';
import { EXPORT_FORMATS, type ExportFormat, exportComparisons } from '@/text/export/export-comparisons';
import type { SavedComparison } from '@/text/saved-comparison';
import { exportWords } from '@/components/library/export-words';
import { fileText } from './file-text';
import { saveFile } from './save-file';

const CHECKS = { headerOf: backupHeaderOf, lineOf: backupLineOf };
/** Comparisons read at once for an export. */
const AT_ONCE = 50;
const DAY = 'YYYY-MM-DD'.length;

const now = (): string => new Date().toISOString();

async function* loadAll(db: CorpusDb, ids: readonly string[]): AsyncGenerator<SavedComparison> {
  for (let at = 0; at < ids.length; at += AT_ONCE)
    yield* await loadComparisons(db, ids.slice(at, at + AT_ONCE));
}

async function gathered(pieces: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
}

/** What the page of saved comparisons does: reads and restores by itself, and lets the background write what is saved and noted. */
export function libraryServices(
  corpus: () => Promise<CorpusDb>,
  language: Language,
  program: string,
): LibraryServices {
  const { words } = language;
  const sentence = (problem: Problem): string => problemText(words, problem).why;
  const refusal = (why: BackupRefusal): string =>
    words(why === 'newer-backup' ? 'backup_newer' : 'backup_none');
  /** The sentence for what the database threw; what it did not throw is a mistake of ours, and told as no answer. */
  const thrown = (error: unknown): string => {
    console.error('Sic could not use its corpus', error);
    return sentence(corpusProblem(error) ?? 'no-answer');
  };
  const told = async (asked: Promise<Answer<unknown>>): Promise<string | null> => {
    const answer = await asked;
    return answer.ok ? null : sentence(answer.problem);
  };
  const done = async (work: (db: CorpusDb) => Promise<void>): Promise<string | null> => {
    try {
      await work(await corpus());
      return null;
    } catch (error) {
      return thrown(error);
    }
  };
  return {
    watch: (onRows, onProblem) => {
      let stop = (): void => {};
      let isWanted = true;
      const onError = (error: unknown): void => onProblem(thrown(error));
      corpus().then((db) => {
        if (isWanted) stop = watchComparisons(db, onRows, onError);
      }, onError);
      return () => {
        isWanted = false;
        stop();
      };
    },
    load: async (id) => {
      const [saved = null] = await loadComparisons(await corpus(), [id]);
      return saved;
    },
    comment: (id, comment) => told(ask('comment-comparison', { id, ...comment })),
    remove: (ids) => told(ask('remove-comparison', { ids })),
    restore: (ids) => told(ask('restore-comparison', { ids })),
    recompare: async (saved) => {
      try {
        return await recompareSaved(await corpus(), saved, now());
      } catch (error) {
        thrown(error);
        return null;
      }
    },
    exportFile: (format: ExportFormat, ids) =>
      done(async (db) => {
        const { extension, mediaType } = EXPORT_FORMATS[format];
        const context = { words: exportWords(language), program };
        const pieces = await gathered(exportComparisons(format, loadAll(db, ids), context));
        saveFile(`sic-${now().slice(0, DAY)}.${extension}`, mediaType, pieces);
      }),
    backUp: () =>
      done(async (db) => {
        const madeAt = now();
        const pieces = await gathered(writeBackup(db, { program, madeAt }));
        saveFile(`sic-backup-${madeAt.slice(0, DAY)}.jsonl`, 'application/jsonl', pieces);
      }),
    preview: async (file): Promise<ChosenBackup> => {
      try {
        const preview = await previewBackup(await corpus(), fileText(file), CHECKS);
        if (typeof preview === 'string') return { ok: false, problem: refusal(preview) };
        return { ok: true, madeAt: preview.header.madeAt, ...preview };
      } catch (error) {
        return { ok: false, problem: thrown(error) };
      }
    },
    restoreBackup: async (file): Promise<RestoredBackup> => {
      try {
        const result = await restoreBackup(await corpus(), fileText(file), CHECKS);
        return typeof result === 'string' ? { ok: false, problem: refusal(result) } : { ok: true, ...result };
      } catch (error) {
        return { ok: false, problem: thrown(error) };
      }
    },
  };
}
