import { BACKUP_VERSION, type BackupHeader, type BackupLine } from '@/text/backup-line';

/** No line is longer; UTF-16 code units. What is longer is no backup of ours, and must not fill the memory. */
const LONGEST_LINE = 64_000_000;

/** Why a file is not restored: it is no backup, or one of a newer release, whose lines this one cannot be sure to read. */
export type BackupRefusal = 'not-a-backup' | 'newer-backup';

/** Checks what stands on a line; null for what is of no known form. Headers and lines are told apart by the caller. */
export interface BackupChecks {
  readonly headerOf: (value: unknown) => BackupHeader | null;
  readonly lineOf: (value: unknown) => BackupLine | null;
}

/** A backup as it is read. */
export interface ReadBackup {
  readonly header: BackupHeader;
  /** Null for a line that is damaged. */
  readonly lines: AsyncGenerator<BackupLine | null>;
}

/** Lines of a text that comes in pieces; null for one that is too long. */
async function* split(pieces: AsyncIterable<string>): AsyncGenerator<string | null> {
  let begun = '';
  let isTooLong = false;
  for await (const piece of pieces) {
    const lines = piece.split('\n');
    const last = lines.pop() ?? '';
    for (const line of lines) {
      yield isTooLong || begun.length + line.length > LONGEST_LINE ? null : begun + line;
      begun = '';
      isTooLong = false;
    }
    isTooLong ||= begun.length + last.length > LONGEST_LINE;
    begun = isTooLong ? '' : begun + last;
  }
  if (isTooLong) yield null;
  else if (begun !== '') yield begun;
}

/** Undefined, which JSON has not, for what is no JSON. */
function parsed(line: string | null): unknown {
  try {
    return line === null ? undefined : JSON.parse(line);
  } catch {
    return undefined;
  }
}

const isBlank = (line: string | null): boolean => line !== null && line.trim() === '';

async function* checked(
  lines: AsyncGenerator<string | null>,
  { lineOf }: BackupChecks,
): AsyncGenerator<BackupLine | null> {
  for await (const line of lines) if (!isBlank(line)) yield lineOf(parsed(line));
}

/**
 * Reads a backup line by line. A damaged line costs that line; a file that is none, or a newer one, is refused as a whole.
 *
 * @param pieces the file's text, in pieces of any size
 */
export async function readBackup(
  pieces: AsyncIterable<string>,
  checks: BackupChecks,
): Promise<ReadBackup | BackupRefusal> {
  const lines = split(pieces);
  const first = await lines.next();
  const header = first.done ? null : checks.headerOf(parsed(first.value));
  if (header === null) return 'not-a-backup';
  if (header.version > BACKUP_VERSION) return 'newer-backup';
  return { header, lines: checked(lines, checks) };
}
