/** A failure the person at the terminal can act on: its message is shown as it is, without a stack. */
export class SetupError extends Error {
  /** @param {string} message what went wrong and what to do, in plain words */
  constructor(message) {
    super(message);
    this.name = 'SetupError';
  }
}
