/** Everything a fresh clone needs before it can be started or tested. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowsers } from './browsers.mjs';
import { ensurePackages } from './packages.mjs';
import { SetupError } from './setup-error.mjs';

/** The oldest Node that can run these scripts; the tools run on the newer one that the packages bring. */
const OLDEST_NODE = 20;

/** The project's folder. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @returns {string} the Node the packages bring, newer than what many machines have; else the one that runs us */
export function projectNode() {
  const node = join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(node) ? node : process.execPath;
}

/**
 * @param {readonly import('./find-browser.mjs').BrowserName[]} browsers those that are needed
 * @returns {Promise<void>} at once when nothing is missing
 * @throws {SetupError} saying what to do
 */
export async function setUp(browsers) {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    throw new SetupError(`Node ${OLDEST_NODE} or newer is needed; this is ${process.versions.node}.`);
  }
  await ensurePackages(ROOT);
  await ensureBrowsers(browsers);
}
