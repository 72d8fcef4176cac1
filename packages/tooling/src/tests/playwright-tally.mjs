import path from 'node:path';
import { failed, NO_TESTS, sum, writeTally } from './tally.mjs';

/** @typedef {import('@playwright/test/reporter').TestCase} TestCase */
/** @typedef {import("@playwright/test/reporter").Reporter} Reporter */

/**
 * Counts the tests of a run of Playwright. A test that passed only when repeated counts as failed, and so does an error
 * outside of all tests.
 * @implements {Reporter}
 */
export default class PlaywrightTally {
  /** @type {TestCase[]} */
  #tests = [];
  /** @type {import('./tally.mjs').Failure[]} */
  #outside = [];

  /** @param {unknown} _config @param {import('@playwright/test/reporter').Suite} suite */
  onBegin(_config, suite) {
    this.#tests = suite.allTests();
  }

  /** @param {import('@playwright/test/reporter').TestError} error */
  onError({ message = '' }) {
    this.#outside.push({ test: 'outside of tests', reason: message });
  }

  onEnd() {
    writeTally(sum([...this.#tests.map(tallyOf), failed(this.#outside)]));
  }

  /** Another reporter prints. */
  printsToStdio() {
    return false;
  }
}

/** @param {TestCase} test @returns {import('./tally.mjs').Tally} */
function tallyOf(test) {
  if (test.outcome() === 'expected') return { ...NO_TESTS, passed: 1 };
  if (test.outcome() === 'skipped') return { ...NO_TESTS, skipped: 1 };
  const { file, line } = test.location;
  const messages = test.results.flatMap(({ errors }) => errors.map(({ message = '' }) => message));
  return failed([
    { test: `${path.basename(file)}:${String(line)}: ${test.title}`, reason: messages.join('\n') },
  ]);
}
