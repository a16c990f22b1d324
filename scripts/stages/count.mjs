// @ts-check

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ success: boolean, testResults: { status: string, assertionResults: { status: string }[] }[] }} VitestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} PlaywrightReport
 */

/**
 * Every test that did not pass has failed, the skipped ones too; a file that broke before its first test is one
 * failure, and so is a run that failed for a reason outside its tests.
 *
 * @param {VitestReport} report what Vitest's `json` reporter writes
 * @returns {Count}
 */
export function countVitest({ success, testResults }) {
  const statuses = testResults.flatMap(({ status, assertionResults }) =>
    assertionResults.length === 0 ? [status] : assertionResults.map((result) => result.status),
  );
  const passed = statuses.filter((status) => status === 'passed').length;
  const failed = statuses.length - passed;
  return { passed, failed: !success && failed === 0 ? 1 : failed };
}

/**
 * As {@link countVitest}: skipped and flaky tests have failed, and so has a run with errors outside its tests.
 *
 * @param {PlaywrightReport} report what Playwright's `json` reporter writes
 * @returns {Count}
 */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

/**
 * @param {readonly Count[]} counts
 * @returns {Count}
 */
export function total(counts) {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}
