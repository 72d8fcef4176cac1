import { performance } from 'node:perf_hooks';
import { forEachConcurrently } from '../lib/concurrency.mjs';
import { log } from '../lib/log.mjs';
import { readContent } from './content.mjs';
import { runSuite } from './run-suite.mjs';
import { failureList, sum, summaryLine } from './tally.mjs';

/** @typedef {import('./run-suite.mjs').Suite} Suite */

/**
 * Runs suites, and ends with the line that says how it went. Checks run two at a time, as each takes one core; a suite
 * of tests makes use of the whole machine.
 * @param {{ checks?: readonly Suite[], suites?: readonly Suite[], force?: boolean }} options `force` runs what did not
 *   change since it passed, too
 */
export async function runSuites({ checks = [], suites = [], force = false }) {
  const begun = performance.now();
  const settings = { content: readContent(), force, setting: process.env['TEST_SIZE'] ?? 'small' };
  /** @type {import('./tally.mjs').Tally[]} */
  const tallies = [];
  const run = async (/** @type {Suite} */ suite) => {
    tallies.push(await runSuite(suite, settings));
  };
  await forEachConcurrently(checks, run);
  for (const suite of suites) await run(suite);
  log(`All of it took ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  const total = sum(tallies);
  process.stdout.write(`${failureList(total)}${summaryLine(total)}\n`);
  // Where no other browser is installed, all of its tests are skipped; a run without any test is a fault.
  process.exitCode = total.failed === 0 && total.passed + total.skipped + total.unchanged > 0 ? 0 : 1;
}
