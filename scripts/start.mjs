/**
 * `npm start`: installs what is missing, builds, and shows Sic at work on a newsstand of sample articles: in a browser
 * window where there is a display, else in the terminal.
 *
 * `--headless` does the latter anywhere, `--firefox` takes Firefox instead of Chromium.
 */
import { spawn } from 'node:child_process';
import { ensureBrowsers } from './setup/browsers.mjs';
import { ensureBuild } from './setup/ensure-build.mjs';
import { findBrowser } from './setup/find-browser.mjs';
import { runProgram } from './setup/main-program.mjs';
import { projectNode, ROOT, setUp } from './setup/set-up.mjs';
import { SetupError } from './setup/setup-error.mjs';

const OPTIONS = ['--headless', '--firefox'];

/** @param {boolean} firefox whether it was asked for @returns {Promise<import('./setup/find-browser.mjs').BrowserName>} */
async function chooseBrowser(firefox) {
  const wanted = firefox ? 'firefox' : 'chromium';
  try {
    await ensureBrowsers([wanted]);
    return wanted;
  } catch (error) {
    if (firefox || !(error instanceof SetupError) || findBrowser('firefox') === null) throw error;
    console.log('Chromium is not here and cannot be installed; Firefox will do.');
    return 'firefox';
  }
}

/**
 * Runs a program of the project in the foreground, on the project's own Node.
 *
 * @param {readonly string[]} words
 * @returns {Promise<number>} its exit status
 */
function runInFront(words) {
  const child = spawn(projectNode(), ['--import', 'tsx', ...words], { cwd: ROOT, stdio: 'inherit' });
  // Ctrl+C reaches the program as well; we end when it has put away its browser.
  process.on('SIGINT', () => undefined);
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status) => resolve(status ?? 1));
  });
}

runProgram(async () => {
  const words = process.argv.slice(2);
  const strange = words.find((word) => !OPTIONS.includes(word));
  if (strange !== undefined)
    throw new SetupError(`Unknown option ${strange}. There are: ${OPTIONS.join(' ')}`);
  await setUp([]);
  const browser = await chooseBrowser(words.includes('--firefox'));
  const extension = await ensureBuild(ROOT, browser === 'firefox' ? 'firefox' : 'chrome');
  const headless = words.includes('--headless') ? ['--headless'] : [];
  return runInFront([
    'scripts/start/main.ts',
    `--browser=${browser}`,
    `--extension=${extension}`,
    ...headless,
  ]);
});
