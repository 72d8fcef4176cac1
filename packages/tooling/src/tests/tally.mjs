import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ test: string, reason: string }} Failure a test that failed, and what it said */
/** @typedef {{ passed: number, failed: number, skipped: number, failures: readonly Failure[] }} Tally */

/** Lines of a reason: what was expected, and what was there instead. */
const REASON_LINES = 12;

/** @type {Tally} */
export const NO_TESTS = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** Folder of a workspace with the tallies of its tasks. Turborepo restores it with a task that it does not run again. */
export const TALLIES = '.cache/tallies';

/** @param {string} workspace folder @param {string} task such as `test` */
export const tallyFile = (workspace, task) =>
  path.join(workspace, TALLIES, `${task.replaceAll(':', '-')}.json`);

/**
 * Writes how a task went that Turborepo has started in a workspace; a person who starts tests sees the result.
 * @param {Tally} tally
 */
export function writeTally(tally) {
  const task = process.env['npm_lifecycle_event'];
  if (process.env['TURBO_HASH'] === undefined || task === undefined) return;
  const file = tallyFile(process.cwd(), task);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(tally));
}

/** @param {readonly Tally[]} tallies @returns {Tally} */
export function sum(tallies) {
  return tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
      failures: [...all.failures, ...one.failures],
    }),
    NO_TESTS,
  );
}

/** @param {readonly Failure[]} failures @returns {Tally} */
export function failed(failures) {
  return { ...NO_TESTS, failed: failures.length, failures };
}

/** The failures with their reasons, and the one line that says how a run went. @param {Tally} tally */
export function summary({ passed, failed, skipped, failures }) {
  const list = failures.map(({ test, reason }) => `✗ ${test}\n${firstLines(reason)}\n`).join('');
  return `${list}${String(passed)} passed, ${String(failed)} failed, ${String(skipped)} skipped\n`;
}

/** @param {string} reason */
function firstLines(reason) {
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines
    .slice(0, REASON_LINES)
    .map((line) => `    ${line}`)
    .join('\n');
}
