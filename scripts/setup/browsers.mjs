/** Sees to it that the browsers are there: by apt where that is possible, else by saying what to install. */
import { aptPrefix, installByApt, outputOf } from './apt.mjs';
import { BROWSER_VARIABLES, findBrowser } from './find-browser.mjs';
import { SetupError } from './setup-error.mjs';

/** @typedef {import('./find-browser.mjs').BrowserName} BrowserName */

/** What a person calls them. @type {Readonly<Record<BrowserName, string>>} */
const TITLES = { chromium: 'Chromium (or Google Chrome)', firefox: 'Firefox' };

/** Packages in Debian and its relatives, best first. @type {Readonly<Record<BrowserName, readonly string[]>>} */
const APT_PACKAGES = { chromium: ['chromium', 'chromium-browser'], firefox: ['firefox-esr', 'firefox'] };

/** @param {BrowserName} name @returns {string} a package apt can install, or the usual name when it knows none */
function aptPackage(name) {
  const known = APT_PACKAGES[name].find((aptName) => {
    const policy = outputOf('apt-cache', ['policy', aptName]);
    return policy?.includes('Candidate:') && !policy.includes('Candidate: (none)');
  });
  return known ?? APT_PACKAGES[name][0] ?? name;
}

/**
 * @param {readonly BrowserName[]} names
 * @param {NodeJS.Platform} platform
 * @returns {string} what to install where nothing can be installed for the person
 */
export function installAdvice(names, platform) {
  const titles = names.map((name) => TITLES[name]).join(' and ');
  const variables = names.map((name) => BROWSER_VARIABLES[name]).join(' and ');
  /** @type {Partial<Record<NodeJS.Platform, string>>} */
  const commands = {
    darwin: `brew install --cask ${names.join(' ')}`,
    win32: `winget install ${names.map((name) => ({ chromium: 'Google.Chrome', firefox: 'Mozilla.Firefox' })[name]).join(' ')}`,
    linux: `apt-get install ${names.map((name) => APT_PACKAGES[name][0]).join(' ')} (as root), or your distribution's own packages`,
  };
  const command = commands[platform];
  return [
    `${titles} not found. Install ${names.length > 1 ? 'them' : 'it'}${command === undefined ? '' : `, for example: ${command}`}.`,
    `If already installed in an unusual place, set ${variables} to the path of the program.`,
  ].join('\n');
}

/** @param {readonly BrowserName[]} names just installed @returns {void} */
function checkTheyRun(names) {
  for (const name of names) {
    const program = findBrowser(name);
    // Some distributions ship an empty package that only points elsewhere.
    if (program === null || outputOf(program, ['--version']) === null) {
      throw new SetupError(
        `apt-get installed a ${name} that does not run.\n${installAdvice([name], process.platform)}`,
      );
    }
  }
}

/** @param {readonly BrowserName[]} names @returns {void} */
function checkVariables(names) {
  for (const name of names) {
    const variable = BROWSER_VARIABLES[name];
    const value = process.env[variable];
    if (value)
      throw new SetupError(`${variable} is set to ${value}, which is not a program that can be run.`);
  }
}

/**
 * @param {readonly BrowserName[]} names those that are needed
 * @returns {Promise<void>} once each can be found by `findBrowser`
 * @throws {SetupError} saying what to install, where it cannot be installed from here
 */
export async function ensureBrowsers(names) {
  const missing = names.filter((name) => findBrowser(name) === null);
  if (missing.length === 0) return;
  checkVariables(missing);
  const prefix = aptPrefix();
  if (prefix === null) throw new SetupError(installAdvice(missing, process.platform));
  await installByApt(
    prefix,
    missing.map(aptPackage),
    missing.join(' and '),
    installAdvice(missing, process.platform),
  );
  checkTheyRun(missing);
}
