import { writeFileSync } from 'node:fs';

/** @typedef {import('vitest/node').TestModule} TestModule */
/** @typedef {import('vitest/node').Reporter} Reporter */
/** @typedef {import('vitest').SerializedError} SerializedError */
/** @typedef {import('./tally.mjs').Failure} Failure */

/** In the environment of a run: the file that its tally goes to. */
export const TALLY_FILE = 'TALLY_FILE';

/**
 * Vitest reporter that leaves the tally of a run as JSON. Besides tests, it counts what makes a run fail though every
 * test passed: what went wrong around the tests of a file, and errors that nothing handled.
 * @implements {Reporter}
 */
export default class VitestTally {
  /**
   * @param {readonly TestModule[]} modules
   * @param {readonly SerializedError[]} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    const file = process.env[TALLY_FILE];
    if (file === undefined) throw new Error(`${TALLY_FILE} does not say where the tally goes.`);
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const counted = (/** @type {string} */ state) =>
      tests.filter((test) => test.result().state === state).length;
    const failures = [
      ...modules.flatMap(failuresOf),
      // Vitest says which file ran, which need not be the one that is to blame.
      ...unhandled.map((error) => ({
        test: `handled by nothing, while ${/** @type {string | undefined} */ (error['VITEST_TEST_PATH']) ?? 'no test'} ran`,
        reason: said([error]),
      })),
    ];
    /** @type {import('./tally.mjs').Tally} */
    const tally = {
      passed: counted('passed'),
      failed: failures.length,
      skipped: counted('skipped') + counted('pending'),
      failures,
    };
    writeFileSync(file, JSON.stringify(tally));
  }
}

/**
 * @param {TestModule} module
 * @returns {Failure[]}
 */
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
    .map(({ test, errors }) => ({ test, reason: said(errors) }));
}

/** @param {readonly SerializedError[]} errors */
function said(errors) {
  return errors
    .map(({ stack, message }) => (stack?.includes(message) ? stack : `${message}\n${stack ?? ''}`))
    .join('\n');
}
