/** Sees to it that menus and shortcuts can be tried on a screen nobody looks at: where there is such a thing, on Linux. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptPrefix, installByApt } from './apt.mjs';
import { SetupError } from './setup-error.mjs';

/** Programs with the packages they come in. */
const PROGRAMS = [
  ['Xvfb', 'xvfb'],
  ['xdotool', 'xdotool'],
];

/** @param {string} name @returns {boolean} */
function isOnPath(name) {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return folder !== '';
    } catch {
      return false;
    }
  });
}

const missing = () => PROGRAMS.filter(([program = '']) => !isOnPath(program));

/** @returns {boolean} whether a window can be opened on a screen of its own */
export function hasVirtualDisplay() {
  return process.platform === 'linux' && missing().length === 0;
}

/** @param {readonly string[]} packages @param {string} advice @returns {Promise<void>} */
async function install(packages, advice) {
  const prefix = aptPrefix();
  if (prefix === null) throw new SetupError(advice);
  await installByApt(prefix, packages, packages.join(' and '), advice);
}

/**
 * Installs what is missing; where that cannot be done it says what is left out, since all else can be tested without.
 *
 * @returns {Promise<void>}
 */
export async function ensureVirtualDisplay() {
  if (process.platform !== 'linux' || missing().length === 0) return;
  const packages = missing().map(([, name = '']) => name);
  const advice = `Install ${packages.join(' and ')}, for example: apt-get install ${packages.join(' ')} (as root).`;
  try {
    await install(packages, advice);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.log(`Tests that press real keys in Chromium are left out. ${error.message}`);
  }
}
