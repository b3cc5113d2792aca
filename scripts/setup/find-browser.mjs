/** Finds Chromium and Firefox: by an environment variable, on PATH, then where installers put them. */
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @typedef {'chromium' | 'firefox'} BrowserName */

/**
 * What the search depends on; handed in so that it can be tried without a disk.
 *
 * @typedef {object} Machine
 * @property {NodeJS.Platform} platform
 * @property {NodeJS.ProcessEnv} env
 * @property {(path: string) => boolean} isProgram
 */

/** Variables that name a browser's program outright. @type {Readonly<Record<BrowserName, string>>} */
export const BROWSER_VARIABLES = { chromium: 'SIC_CHROMIUM', firefox: 'SIC_FIREFOX' };

/** Names on PATH, best first. @type {Readonly<Record<BrowserName, readonly string[]>>} */
const NAMES = {
  chromium: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  firefox: ['firefox-esr', 'firefox'],
};

/** @type {Readonly<Record<BrowserName, readonly string[]>>} */
const MAC_PROGRAMS = {
  chromium: ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'],
  firefox: ['Firefox.app/Contents/MacOS/firefox'],
};

/** @type {Readonly<Record<BrowserName, readonly string[]>>} */
const WINDOWS_PROGRAMS = {
  chromium: ['Chromium\\Application\\chrome.exe', 'Google\\Chrome\\Application\\chrome.exe'],
  firefox: ['Mozilla Firefox\\firefox.exe'],
};

/** @param {string} path @returns {boolean} */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** @type {Machine} */
const THIS_MACHINE = { platform: process.platform, env: process.env, isProgram };

/** @param {BrowserName} name @param {Machine} machine @returns {string[]} every path worth a look, best first */
function candidates(name, { platform, env }) {
  const suffix = platform === 'win32' ? '.exe' : '';
  const folders = (env['PATH'] ?? env['Path'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = NAMES[name].flatMap((program) => folders.map((folder) => join(folder, program + suffix)));
  if (platform === 'darwin') {
    const apps = ['/Applications', ...(env['HOME'] === undefined ? [] : [join(env['HOME'], 'Applications')])];
    return [...onPath, ...apps.flatMap((app) => MAC_PROGRAMS[name].map((program) => join(app, program)))];
  }
  if (platform === 'win32') {
    const bases = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']];
    const known = bases.filter((base) => base !== undefined);
    return [
      ...onPath,
      ...known.flatMap((base) => WINDOWS_PROGRAMS[name].map((program) => join(base, program))),
    ];
  }
  return onPath;
}

/**
 * @param {BrowserName} name
 * @param {Machine} [machine]
 * @returns {string | null} the program's path; null when there is none, also when the variable that names it is wrong
 */
export function findBrowser(name, machine = THIS_MACHINE) {
  const named = machine.env[BROWSER_VARIABLES[name]];
  if (named !== undefined && named !== '') return machine.isProgram(named) ? named : null;
  return candidates(name, machine).find(machine.isProgram) ?? null;
}
