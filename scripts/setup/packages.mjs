/** Installs the npm packages when they are missing or no longer those of package-lock.json. */
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand } from './npm-command.mjs';
import { packagesState } from './packages-state.mjs';
import { runCommand } from './run-command.mjs';
import { SetupError } from './setup-error.mjs';

/** @param {string} path @returns {string | null} null when it cannot be read */
function textOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** @param {string} root @returns {import('./packages-state.mjs').PackagesState} */
function stateOf(root) {
  const lock = textOf(join(root, 'package-lock.json'));
  if (lock === null) throw new SetupError(`package-lock.json is missing in ${root}: is the clone complete?`);
  const state = packagesState(lock, textOf(join(root, 'node_modules', '.package-lock.json')));
  // What `wxt prepare` writes after an install; without it nothing type-checks or builds.
  return state === 'ready' && !existsSync(join(root, '.wxt', 'tsconfig.json')) ? 'changed' : state;
}

const REASONS = {
  missing: 'they are not installed yet',
  changed: 'package-lock.json has changed since the last install',
};

/**
 * `npm ci` empties the folder first. Where it is a link, that would be another project's.
 *
 * @param {string} root
 */
function refuseLink(root) {
  const folder = join(root, 'node_modules');
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  throw new SetupError(
    `The packages in ${folder} do not fit package-lock.json, and the folder is a link: installing would empty the folder ` +
      'it leads to. Remove the link, or run `npm ci` where it leads, then run the same command again.',
  );
}

/**
 * @param {string} root the project's folder
 * @returns {Promise<void>} once node_modules fits package-lock.json
 * @throws {SetupError} with the last words of npm when it fails
 */
export async function ensurePackages(root) {
  const state = stateOf(root);
  if (state === 'ready') return;
  refuseLink(root);
  console.log(`Installing the npm packages (${REASONS[state]}); this may take a minute or two.`);
  const [command, ...words] = npmCommand();
  // Most of the packages are for development, and an environment set for production would leave them out.
  const outcome = await runCommand(command, [...words, 'ci', '--include=dev', '--no-audit', '--no-fund'], {
    folder: root,
    doing: 'installing the npm packages',
  });
  if (!outcome.ok) {
    throw new SetupError(
      `\`npm ci\` failed after ${outcome.seconds} s. Its last lines:\n\n${outcome.lastLines}\n\n` +
        'Check the network connection and the free disk space, then run the same command again.',
    );
  }
  console.log(`npm packages installed in ${outcome.seconds} s.`);
}
