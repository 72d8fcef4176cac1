import { performance } from 'node:perf_hooks';
import { forEachConcurrently } from '../lib/concurrency.mjs';
import { log } from '../lib/log.mjs';
import { readContent } from './content.mjs';
import { runSuite } from './run-suite.mjs';
import { failureList, sum, summaryLine } from './tally.mjs';

/** @typedef {import('./run-suite.mjs').Suite} Suite */

/**
 * Runs suites, and ends with the line that says how it went.
 * @param {readonly (readonly Suite[])[]} stages one after the other; the suites of a stage start in order, two at a time
 * @param {{ force?: boolean }} [options] `force` runs what did not change since it passed, too
 */
export async function runSuites(stages, { force = false } = {}) {
  const begun = performance.now();
  const settings = { content: readContent(), force, setting: process.env['TEST_SIZE'] ?? 'small' };
  /** @type {import('./tally.mjs').Tally[]} */
  const tallies = [];
  for (const stage of stages)
    await forEachConcurrently(stage, async (suite) => {
      tallies.push(await runSuite(suite, settings));
    });
  log(`All of it took ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  const total = sum(tallies);
  process.stdout.write(`${failureList(total)}${summaryLine(total)}\n`);
  // Where no other browser is installed, all of its tests are skipped; a run without any test is a fault.
  process.exitCode = total.failed === 0 && total.passed + total.skipped + total.unchanged > 0 ? 0 : 1;
}
