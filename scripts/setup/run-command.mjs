/**
 * Runs a command and keeps the person at the terminal informed: a line while the command says nothing, and its
 * last words when it fails.
 *
 * Plain JavaScript without packages, because it runs before any package is installed.
 */
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** How long a command may be silent before a line says that it still runs. */
const HEARTBEAT_SECONDS = 10;

/** How many of a failed command's last lines are worth reading. */
const LAST_LINES = 30;

/** Enough characters to hold the last lines of any sensible output. */
const KEPT_CHARACTERS = 20_000;

/**
 * @typedef {object} CommandOutcome
 * @property {boolean} ok whether it ended with status 0
 * @property {string} lastLines the last lines of its output, then those of its errors; blank ones left out
 * @property {number} seconds how long it ran
 */

/** @param {string} output with the colours and spinners of some tools @returns {string} without them */
const lastLinesOf = (output) =>
  stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .slice(-LAST_LINES)
    .join('\n');

/** @param {number} started milliseconds @returns {number} whole seconds since then */
const secondsSince = (started) => Math.round((Date.now() - started) / 1000);

/**
 * Collects what a command says.
 *
 * @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, import('node:stream').Readable>} child
 * @param {boolean} show whether it is passed on as it comes
 */
function listenTo(child, show) {
  // Apart, because a flood of output may arrive after the error that matters.
  const said = { stdout: '', stderr: '' };
  let spokeAt = Date.now();
  const spoke = () => {
    spokeAt = Date.now();
  };
  for (const name of /** @type {const} */ (['stdout', 'stderr'])) {
    child[name].setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      said[name] = (said[name] + text).slice(-KEPT_CHARACTERS);
      if (!show) return;
      spoke();
      process[name].write(text);
    });
  }
  return {
    spoke,
    silentSeconds: () => (Date.now() - spokeAt) / 1000,
    lastLines: () => [said.stdout, said.stderr].map(lastLinesOf).join('\n'),
  };
}

/**
 * Runs one command to its end. It gets no standard input, so that nothing can wait for an answer unseen.
 *
 * @param {string} command a program on PATH or a path
 * @param {readonly string[]} words its arguments
 * @param {object} options
 * @param {string} options.folder where it runs
 * @param {string} options.doing what it does, for the line that says it still runs
 * @param {boolean} [options.show] passes its output through as it comes; without it only heartbeats are seen
 * @param {NodeJS.ProcessEnv} [options.env]
 * @returns {Promise<CommandOutcome>} never rejects: a command that cannot be started is a failed one
 */
export function runCommand(command, words, { folder, doing, show = false, env = process.env }) {
  const started = Date.now();
  // npm is a .cmd file on Windows, which only a shell can start.
  const shell = process.platform === 'win32' && command === 'npm';
  const child = spawn(command, words, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], shell });
  const listener = listenTo(child, show);
  const heartbeat = setInterval(() => {
    if (listener.silentSeconds() < HEARTBEAT_SECONDS) return;
    listener.spoke();
    console.log(`  … still ${doing} (${secondsSince(started)} s)`);
  }, 1000);
  return new Promise((resolve) => {
    /** @param {boolean} ok @param {string} more */
    const end = (ok, more) => {
      clearInterval(heartbeat);
      resolve({ ok, lastLines: `${listener.lastLines()}\n${more}`.trim(), seconds: secondsSince(started) });
    };
    child.on('error', (error) => end(false, error.message));
    child.on('close', (status) => end(status === 0, ''));
  });
}
