/** Builds the extension when its sources have changed since it was last built. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand } from './npm-command.mjs';
import { runCommand } from './run-command.mjs';
import { SetupError } from './setup-error.mjs';

/** Everything that goes into a build. */
const SOURCES = [
  'capture',
  'components',
  'entrypoints',
  'messaging',
  'public',
  'storage',
  'text',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'wxt.config.ts',
];

/** @param {string} root @param {string} path @returns {string[]} the files at or under the path; none if it is missing */
function filesUnder(root, path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesUnder(root, `${path}/${name}`));
}

/**
 * Contents, not times: a clone or a change of branch gives every file a new time. All sources together are read in a
 * few hundredths of a second.
 *
 * @param {string} root the project's folder
 * @returns {string} changes whenever a name or a byte of the sources does
 */
export function sourcesHash(root) {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((path) => filesUnder(root, path))) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/**
 * What a build was made of, and the time of its manifest, so that a later build by other means is not taken for it.
 *
 * @param {string} root @param {string} output @returns {string | null} null when there is no build
 */
function stampFor(root, output) {
  const manifest = statSync(join(output, 'manifest.json'), { throwIfNoEntry: false });
  return manifest === undefined ? null : `${sourcesHash(root)} ${manifest.mtimeMs}\n`;
}

/** @param {string} path @returns {string | null} */
function textOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/**
 * @param {string} root the project's folder
 * @param {'chrome' | 'firefox'} target
 * @returns {Promise<string>} the built extension's folder
 * @throws {SetupError} with the last words of the build when it fails
 */
export async function ensureBuild(root, target) {
  const output = join(root, '.output', `${target}-mv3`);
  const stamp = `${output}.stamp`;
  const current = stampFor(root, output);
  if (current !== null && textOf(stamp) === current) return output;
  console.log(`Building the extension for ${target} …`);
  const [command, ...words] = npmCommand();
  const outcome = await runCommand(command, [...words, 'run', '-s', `build:${target}`], {
    folder: root,
    doing: 'building the extension',
  });
  if (!outcome.ok) throw new SetupError(`The build failed. Its last lines:\n\n${outcome.lastLines}`);
  writeFileSync(stamp, stampFor(root, output) ?? '');
  console.log(`Built in ${outcome.seconds} s.`);
  return output;
}
