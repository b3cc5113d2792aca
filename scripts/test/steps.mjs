/** The steps of `npm test`, in order. */

/**
 * @typedef {object} Step
 * @property {string} script its npm script
 * @property {string} title what a person calls it
 * @property {boolean} [tests] Vitest runs in it: each of its tests is counted, else the step counts as one
 * @property {string} [needs] the script of the step without which it cannot run
 */

/** @type {readonly Step[]} */
export const STEPS = [
  { script: 'format:check', title: 'Format' },
  { script: 'lint', title: 'Lint' },
  { script: 'typecheck', title: 'Types' },
  { script: 'test:unit', title: 'Unit tests', tests: true },
  { script: 'build', title: 'Build for Chromium and Firefox' },
  { script: 'test:e2e', title: 'End-to-end tests in Chromium and Firefox', tests: true, needs: 'build' },
];

/**
 * @param {Step} step
 * @param {ReadonlySet<string>} failed scripts that have failed
 * @returns {boolean} whether it cannot run
 */
export const isBlocked = ({ needs }, failed) => needs !== undefined && failed.has(needs);
