import type { BackupLine } from '@/text/backup-line';

/** What is written in one transaction: some articles' worth of passages is half a second. */
const LINES = 25;

/** Lines of one kind that follow one another; damaged ones are counted with the chunk before them. */
export interface BackupChunk {
  readonly lines: readonly BackupLine[];
  readonly damaged: number;
}

/** Gathers lines into chunks that are written together. */
export async function* chunksOf(lines: AsyncIterable<BackupLine | null>): AsyncGenerator<BackupChunk> {
  let chunk: BackupLine[] = [];
  let damaged = 0;
  for await (const line of lines) {
    if (line === null) {
      damaged += 1;
      continue;
    }
    const [first] = chunk;
    if (first !== undefined && (first.kind !== line.kind || chunk.length >= LINES)) {
      yield { lines: chunk, damaged };
      chunk = [];
      damaged = 0;
    }
    chunk.push(line);
  }
  if (chunk.length > 0 || damaged > 0) yield { lines: chunk, damaged };
}
