import path from 'node:path';
import { failed, NO_TESTS } from './tally.mjs';

/** @typedef {import('./tally.mjs').Report} Report */
/** @typedef {import('./tally.mjs').Tally} Tally */

/**
 * The part of Playwright's JSON report that is read here.
 * @typedef {object} PlaywrightReport
 * @property {{ rootDir: string }} config
 * @property {PlaywrightError[]} errors
 * @property {PlaywrightSuite[]} suites
 */

/** @typedef {{ message?: string }} PlaywrightError */
/** @typedef {{ suites?: PlaywrightSuite[], specs?: PlaywrightSpec[] }} PlaywrightSuite */
/** @typedef {{ title: string, file: string, line: number, tests: PlaywrightTest[] }} PlaywrightSpec */
/** @typedef {{ status: string, results: { errors?: PlaywrightError[] }[] }} PlaywrightTest */

/** @param {PlaywrightReport} report @returns {Report} */
export function readPlaywrightReport({ config, errors, suites }) {
  return {
    files: specsOf(suites).flatMap((spec) =>
      spec.tests.map((test) => ({
        file: path.resolve(config.rootDir, spec.file),
        tally: tallyOf(spec, test),
      })),
    ),
    outside: failed(errors.map((error) => ({ test: 'outside of tests', reason: messages([error]) }))),
  };
}

/** @param {readonly PlaywrightSuite[]} suites @returns {PlaywrightSpec[]} */
function specsOf(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)]);
}

/**
 * A test that passed only when repeated counts as failed.
 * @param {PlaywrightSpec} spec @param {PlaywrightTest} test @returns {Tally}
 */
function tallyOf({ file, line, title }, { status, results }) {
  if (status === 'expected') return { ...NO_TESTS, passed: 1 };
  if (status === 'skipped') return { ...NO_TESTS, skipped: 1 };
  const reason = messages(results.flatMap(({ errors = [] }) => errors));
  return failed([{ test: `${file}:${String(line)}: ${title}`, reason }]);
}

/** @param {readonly PlaywrightError[]} errors */
function messages(errors) {
  return errors.map(({ message = '' }) => message).join('\n');
}
