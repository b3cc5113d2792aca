import { SetupError } from './setup-error.mjs';

/**
 * Runs a script's work and turns what it throws into a sentence and an exit status: the message alone for a failure
 * the person can act on, the stack as well for one that is our mistake.
 *
 * @param {() => Promise<number>} work gives the exit status
 * @returns {void}
 */
export function runProgram(work) {
  work().then(
    (status) => {
      process.exitCode = status;
    },
    (error) => {
      console.error(error instanceof SetupError ? `\n${error.message}` : error);
      process.exitCode = 1;
    },
  );
}
