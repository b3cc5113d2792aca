/**
 * `npm test`: sets up what is missing, then every check of the project. A step that fails does not keep the later ones
 * from running, unless they cannot run without it. The last line is `N passed, N failed`.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './setup/main-program.mjs';
import { npmCommand } from './setup/npm-command.mjs';
import { runCommand } from './setup/run-command.mjs';
import { ROOT, setUp } from './setup/set-up.mjs';
import { ensureVirtualDisplay } from './setup/virtual-display.mjs';
import { isBlocked, STEPS } from './test/steps.mjs';
import { vitestCounts } from './test/vitest-counts.mjs';

/** @typedef {import('./test/steps.mjs').Step} Step */
/** @typedef {import('./test/vitest-counts.mjs').Counts} Counts */

const REPORTS = join(ROOT, '.cache', 'test');

/** The tools write to us, not to the terminal, so they cannot see that it has colours. */
const COLOURS = process.stdout.isTTY && !process.env['NO_COLOR'] ? { FORCE_COLOR: '1' } : {};

/** @param {string} path @returns {string | null} */
function textOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** @param {Step} step @returns {Promise<Counts>} */
async function runStep({ script, tests = false }) {
  const report = join(REPORTS, `${script.replace(':', '-')}.json`);
  const reporters = ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const [command, ...words] = npmCommand();
  const { ok } = await runCommand(command, [...words, 'run', '-s', script, ...(tests ? reporters : [])], {
    folder: ROOT,
    doing: `running \`npm run ${script}\``,
    show: true,
    env: { ...process.env, ...COLOURS },
  });
  if (tests) return vitestCounts(textOf(report), ok);
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** @param {Step} step @param {ReadonlySet<string>} failed @returns {Promise<Counts>} */
async function announceAndRun(step, failed) {
  console.log(`\n== ${step.title}`);
  if (isBlocked(step, failed)) {
    console.log(`== ${step.title}: cannot run, because \`npm run ${step.needs}\` failed. Counted as failed.`);
    return { passed: 0, failed: 1 };
  }
  const started = Date.now();
  const counts = await runStep(step);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const outcome = step.tests
    ? `${counts.passed} passed, ${counts.failed} failed`
    : counts.failed === 0
      ? 'good'
      : 'FAILED';
  console.log(`== ${step.title}: ${outcome} (${seconds} s)`);
  return counts;
}

runProgram(async () => {
  await setUp(['chromium', 'firefox']);
  await ensureVirtualDisplay();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  /** @type {Set<string>} */
  const failed = new Set();
  const sum = { passed: 0, failed: 0 };
  for (const step of STEPS) {
    const counts = await announceAndRun(step, failed);
    if (counts.failed > 0) failed.add(step.script);
    sum.passed += counts.passed;
    sum.failed += counts.failed;
  }
  if (failed.size > 0)
    console.log(`\nFailed: ${[...failed].map((script) => `npm run ${script}`).join(', ')}`);
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed === 0 ? 0 : 1;
});
