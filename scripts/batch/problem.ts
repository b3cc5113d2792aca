/** Why one file, or one line of one, gave no article; `reason` reads on after "file: ". */
export class BatchProblem extends Error {
  /** @param place the file, with ":line" where it has lines */
  constructor(
    readonly place: string,
    reason: string,
  ) {
    super(reason);
  }
}
