import type { CorpusProblem } from './corpus-problem';

/** A refusal of our own, where no error of the database says as much. */
export class CorpusError extends Error {
  override readonly name = 'CorpusError';

  constructor(readonly problem: CorpusProblem) {
    super(problem);
  }
}
