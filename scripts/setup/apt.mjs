/** Installs packages of the system where that is possible without asking: Debian and its relatives. */
import { spawnSync } from 'node:child_process';
import { runCommand } from './run-command.mjs';
import { SetupError } from './setup-error.mjs';

/** @param {string} command @param {readonly string[]} words @returns {string | null} output; null when it fails */
export function outputOf(command, words) {
  const { status, stdout } = spawnSync(command, words, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout : null;
}

/** @returns {readonly string[] | null} the words to put before apt-get; null when it cannot be used here */
export function aptPrefix() {
  if (process.platform !== 'linux' || outputOf('apt-get', ['--version']) === null) return null;
  if (process.getuid?.() === 0) return [];
  return outputOf('sudo', ['-n', 'true']) === null ? null : ['sudo', '-n'];
}

/**
 * @param {readonly string[]} prefix of `aptPrefix`
 * @param {readonly string[]} packages
 * @param {string} what a person calls them
 * @param {string} advice what to do by hand where it fails
 * @returns {Promise<void>}
 * @throws {SetupError} with apt's last lines and the advice
 */
export async function installByApt(prefix, packages, what, advice) {
  console.log(`Installing ${what} by apt-get; this may take a few minutes.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @param {string[]} words @param {string} doing */
  const apt = (words, doing) => {
    const [command = 'apt-get', ...rest] = [...prefix, 'apt-get', '-y', ...words];
    return runCommand(command, rest, { folder: '/', doing, env });
  };
  const updated = await apt(['update'], 'reading the lists of packages');
  const installed = await apt(['install', ...packages], `installing ${what}`);
  if (!installed.ok) {
    const words = [updated.ok ? '' : updated.lastLines, installed.lastLines]
      .filter((text) => text !== '')
      .join('\n');
    throw new SetupError(`apt-get could not install ${what}. Its last lines:\n\n${words}\n\n${advice}`);
  }
  console.log(`Installed in ${updated.seconds + installed.seconds} s.`);
}
