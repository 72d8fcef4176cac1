import { stripVTControlCharacters } from 'node:util';

/**
 * A test that failed, and why: the first lines of what it said.
 * @typedef {{ test: string, reason: string }} Failure
 */

/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {number} unchanged not run, because they passed with the same inputs before
 * @property {readonly Failure[]} failures
 */

/**
 * What a test runner reports.
 * @typedef {object} Report
 * @property {readonly { file: string, tally: Tally }[]} files by absolute path
 * @property {Tally} outside what failed outside of any file
 */

/** Lines of a reason: what was expected, and what was there instead. */
const REASON_LINES = 12;

/** @type {Tally} */
export const NO_TESTS = { passed: 0, failed: 0, skipped: 0, unchanged: 0, failures: [] };

/** @param {readonly Tally[]} tallies @returns {Tally} */
export function sum(tallies) {
  return tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
      unchanged: all.unchanged + one.unchanged,
      failures: [...all.failures, ...one.failures],
    }),
    NO_TESTS,
  );
}

/** @param {readonly Failure[]} failures @returns {Tally} */
export function failed(failures) {
  return { ...NO_TESTS, failed: failures.length, failures };
}

/**
 * Sums the files of a report by the part that they belong to. What belongs to none is under the empty name.
 * @param {Report} report @param {(file: string) => string} partOf @returns {Map<string, Tally>}
 */
export function byPart({ files, outside }, partOf) {
  const parts = new Map([['', outside]]);
  for (const { file, tally } of files) {
    const part = partOf(file);
    parts.set(part, sum([parts.get(part) ?? NO_TESTS, tally]));
  }
  return parts;
}

/**
 * The one line that says how a run went.
 * @param {Tally} tally
 */
export function summaryLine({ passed, failed, skipped, unchanged }) {
  const ran = `${String(passed)} passed, ${String(failed)} failed, ${String(skipped)} skipped`;
  return unchanged > 0 ? `${ran}, ${String(unchanged)} unchanged` : ran;
}

/**
 * What failed and why once more, for whoever reads the end of a long run first. Empty when nothing did.
 * @param {Tally} tally
 */
export function failureList({ failures }) {
  return failures.map(({ test, reason }) => `✗ ${test}\n${indented(reason)}\n`).join('');
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
