/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/**
 * The part of Vitest's JSON report that is read here.
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ status: string, assertionResults: unknown[] }[]} testResults
 */

/**
 * The part of Playwright's JSON report that is read here.
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {unknown[]} errors
 */

/**
 * Sums tallies.
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
  return tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/**
 * The one line that says how a run went.
 * @param {Tally} tally
 */
export function summaryLine({ passed, failed, skipped }) {
  return `${String(passed)} passed, ${String(failed)} failed, ${String(skipped)} skipped`;
}

/**
 * What a Vitest report counts. A file that could not even be read counts as one failure.
 * @param {VitestReport} report
 * @returns {Tally}
 */
export function vitestTally(report) {
  const unread = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unread.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * What a Playwright report counts. A test that passed only when repeated counts as failed.
 * @param {PlaywrightReport} report
 * @returns {Tally}
 */
export function playwrightTally({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}
