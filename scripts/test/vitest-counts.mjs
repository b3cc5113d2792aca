/** Counts tests in the report Vitest's JSON reporter writes. */

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * @typedef {object} FileResult
 * @property {string} status
 * @property {readonly { readonly status: string }[]} assertionResults
 */

/**
 * A test that was skipped or is yet to be written counts as failed: nothing may be left out in silence. So does a
 * file that could not be loaded, a run that failed for a reason of its own, and a run without tests.
 *
 * @param {string | null} report JSON text; null when none was written
 * @param {boolean} ended whether Vitest ended with status 0
 * @returns {Counts}
 */
export function vitestCounts(report, ended) {
  const counts = { passed: 0, failed: 0 };
  for (const { status, assertionResults } of fileResults(report)) {
    const passed = assertionResults.filter((test) => test.status === 'passed').length;
    const failed = assertionResults.length - passed;
    counts.passed += passed;
    counts.failed += failed === 0 && status !== 'passed' ? 1 : failed;
  }
  const silent = counts.failed === 0 && (!ended || counts.passed === 0);
  return silent ? { ...counts, failed: 1 } : counts;
}

/** @param {string | null} report @returns {readonly FileResult[]} none when there is no readable report */
function fileResults(report) {
  try {
    return JSON.parse(report ?? '').testResults ?? [];
  } catch {
    return [];
  }
}
