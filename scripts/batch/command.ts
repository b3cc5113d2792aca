import type { BatchProblem } from './problem';
import type { WriteLine } from './write-lines';

/** What a command works with. */
export interface BatchRun {
  readonly files: readonly string[];
  /** Words that began with two dashes, without them: "explain". */
  readonly options: ReadonlySet<string>;
  /** How many threads read articles; 1 = none beside this one. */
  readonly threads: number;
  /** Version of program and rules, for every line. */
  readonly sic: string;
  readonly write: WriteLine;
  /** Tells about a file that failed; the others go on. */
  readonly report: (problem: BatchProblem) => void;
}

/** One of the things the batch program does with files. */
export type BatchCommand = (run: BatchRun) => Promise<void>;
