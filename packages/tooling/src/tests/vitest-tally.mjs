/** @typedef {import("vitest/node").Reporter} Reporter */
import { failed, NO_TESTS, sum, writeTally } from './tally.mjs';

/** @typedef {import('vitest/node').TestModule} TestModule */
/** @typedef {import('vitest').SerializedError} SerializedError */

/**
 * Counts the tests of a run of Vitest, and what makes a run fail though every test passed: errors around the tests of a file,
 * and errors that nothing handled.
 * @implements {Reporter}
 */
export default class VitestTally {
  /** @param {readonly TestModule[]} modules @param {readonly SerializedError[]} unhandled */
  onTestRunEnd(modules, unhandled) {
    const outside = unhandled.map((error) => ({
      // Vitest says which file ran, which need not be the one that is to blame.
      test: `handled by nothing, while ${/** @type {string | undefined} */ (error['VITEST_TEST_PATH']) ?? 'no test'} ran`,
      reason: stacks([error]),
    }));
    writeTally(sum([...modules.map(tallyOf), failed(outside)]));
  }
}

/** @param {TestModule} module @returns {import('./tally.mjs').Tally} */
function tallyOf(module) {
  const tests = [...module.children.allTests()];
  const count = (/** @type {string[]} */ ...states) =>
    tests.filter((test) => states.includes(test.result().state)).length;
  const around = [module, ...module.children.allSuites()]
    .filter((part) => part.errors().length > 0)
    .map((part) => ({ name: 'fullName' in part ? part.fullName : '', errors: part.errors() }));
  const failures = tests
    .filter((test) => test.result().state === 'failed')
    .map((test) => ({ name: test.fullName, errors: test.result().errors ?? [] }));
  return {
    ...NO_TESTS,
    ...failed(
      [...around, ...failures].map(({ name, errors }) => ({
        test: [module.relativeModuleId, name].filter(Boolean).join(': '),
        reason: stacks(errors),
      })),
    ),
    passed: count('passed'),
    skipped: count('skipped', 'pending'),
  };
}

/** @param {readonly SerializedError[]} errors */
function stacks(errors) {
  return errors
    .map(({ stack, message }) => (stack?.includes(message) ? stack : `${message}\n${stack ?? ''}`))
    .join('\n');
}
