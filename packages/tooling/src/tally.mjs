import { stripVTControlCharacters } from 'node:util';

/**
 * A test that failed, and why: the first lines of what it said.
 * @typedef {{ test: string, reason: string }} Failure
 */

/** @typedef {{ passed: number, failed: number, skipped: number, failures: readonly Failure[] }} Tally */

/**
 * The part of Playwright's JSON report that is read here.
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {PlaywrightError[]} errors
 * @property {PlaywrightSuite[]} suites
 */

/** @typedef {{ message?: string }} PlaywrightError */
/** @typedef {{ suites?: PlaywrightSuite[], specs?: PlaywrightSpec[] }} PlaywrightSuite */
/** @typedef {{ title: string, file: string, line: number, tests: PlaywrightTest[] }} PlaywrightSpec */
/** @typedef {{ status: string, results: { errors?: PlaywrightError[] }[] }} PlaywrightTest */

/** Lines of a reason: what was expected, and what was there instead. */
const REASON_LINES = 12;

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
      failures: [...all.failures, ...one.failures],
    }),
    { passed: 0, failed: 0, skipped: 0, failures: [] },
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
 * What failed and why once more, for whoever reads the end of a long run first. Empty when nothing did.
 * @param {Tally} tally
 */
export function failureList({ failures }) {
  return failures.map(({ test, reason }) => `✗ ${test}\n${indented(reason)}\n`).join('');
}

/**
 * What a Playwright report counts. A test that passed only when repeated counts as failed.
 * @param {PlaywrightReport} report
 * @returns {Tally}
 */
export function playwrightTally({ stats, errors, suites }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...specsOf(suites).flatMap(failuresOf),
      ...errors.map((error) => ({ test: 'outside of tests', reason: said([error]) })),
    ],
  };
}

/**
 * @param {readonly PlaywrightSuite[]} suites
 * @returns {PlaywrightSpec[]}
 */
function specsOf(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)]);
}

/**
 * @param {PlaywrightSpec} spec
 * @returns {Failure[]}
 */
function failuresOf({ file, line, title, tests }) {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ results }) => ({
      test: `${file}:${String(line)}: ${title}`,
      reason: said(results.flatMap(({ errors = [] }) => errors)),
    }));
}

/** @param {readonly PlaywrightError[]} errors */
function said(errors) {
  return errors.map(({ message = '' }) => message).join('\n');
}

/** @param {string} reason */
function indented(reason) {
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines
    .slice(0, REASON_LINES)
    .map((line) => `    ${line}`)
    .join('\n');
}
