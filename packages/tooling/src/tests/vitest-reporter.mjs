import { writeFileSync } from 'node:fs';
import { failed, NO_TESTS } from './tally.mjs';

/** @typedef {import('vitest/node').TestModule} TestModule */
/** @typedef {import('vitest/node').Reporter} Reporter */
/** @typedef {import('vitest').SerializedError} SerializedError */
/** @typedef {import('./tally.mjs').Failure} Failure */

/** Environment variable with the file that the report is written to. */
export const REPORT_FILE = 'VITEST_REPORT_FILE';

/**
 * Vitest reporter that writes a report as JSON. Besides tests, it counts what makes a run fail though every test passed:
 * errors around the tests of a file, and errors that nothing handled.
 * @implements {Reporter}
 */
export default class VitestReporter {
  /** @param {readonly TestModule[]} modules @param {readonly SerializedError[]} unhandled */
  onTestRunEnd(modules, unhandled) {
    const file = process.env[REPORT_FILE];
    if (file === undefined) throw new Error(`${REPORT_FILE} is not set.`);
    /** @type {import('./tally.mjs').Report} */
    const report = {
      files: modules.map((module) => ({ file: module.moduleId, tally: tallyOf(module) })),
      // Vitest says which file ran, which need not be the one that is to blame.
      outside: failed(
        unhandled.map((error) => ({
          test: `handled by nothing, while ${/** @type {string | undefined} */ (error['VITEST_TEST_PATH']) ?? 'no test'} ran`,
          reason: stacks([error]),
        })),
      ),
    };
    writeFileSync(file, JSON.stringify(report));
  }
}

/** @param {TestModule} module @returns {import('./tally.mjs').Tally} */
function tallyOf(module) {
  const states = [...module.children.allTests()].map((test) => test.result().state);
  const count = (/** @type {string} */ state) => states.filter((each) => each === state).length;
  return {
    ...NO_TESTS,
    ...failed(failuresOf(module)),
    passed: count('passed'),
    skipped: count('skipped') + count('pending'),
  };
}

/** @param {TestModule} module @returns {Failure[]} */
function failuresOf(module) {
  const around = [module, ...module.children.allSuites()].map((part) => ({
    test: [module.relativeModuleId, ...('fullName' in part ? [part.fullName] : [])].join(': '),
    errors: part.errors(),
    failed: part.errors().length > 0,
  }));
  const tests = [...module.children.allTests()].map((test) => ({
    test: `${module.relativeModuleId}: ${test.fullName}`,
    errors: test.result().errors ?? [],
    failed: test.result().state === 'failed',
  }));
  return [...around, ...tests]
    .filter(({ failed }) => failed)
    .map(({ test, errors }) => ({ test, reason: stacks(errors) }));
}

/** @param {readonly SerializedError[]} errors */
function stacks(errors) {
  return errors
    .map(({ stack, message }) => (stack?.includes(message) ? stack : `${message}\n${stack ?? ''}`))
    .join('\n');
}
