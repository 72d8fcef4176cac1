import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { OVER_BUDGET } from '../bench/results/budgets.mjs';
import { fetchNode, NODE_VERSIONS } from '../lib/node-versions.mjs';
import { run, runTool } from '../lib/run.mjs';
import { ROOT } from '../lib/workspaces.mjs';
import {
  areaOf,
  hasHeavyUnitTests,
  isAnything,
  specParts,
  specsOf,
  unitParts,
  workspaceOf,
} from './inputs.mjs';
import { readPlaywrightReport } from './playwright-report.mjs';
import { byPart, failed, NO_TESTS } from './tally.mjs';
import { REPORT_FILE } from './vitest-reporter.mjs';

/** @typedef {import('./run-suite.mjs').Suite} Suite */
/** @typedef {import('./size.mjs').TestSize} TestSize */
/** @typedef {import('./tally.mjs').Report} Report */

const REPORTS = path.join(ROOT, '.cache/reports');
const WHOLE = [{ name: 'all', isInput: isAnything }];

/** @returns {Suite} */
export function unitSuite() {
  return suite('unit, component and server tests', unitParts(), workspaceOf, (parts, report) =>
    vitest(
      report,
      parts.map((folder) => path.join(ROOT, folder, '/')),
    ),
  );
}

/** @param {'no' | 'all'} [heavy] 'all' runs those that are marked as heavy, too @returns {Suite} */
export function browserSuite(heavy = 'no') {
  // Playwright takes patterns for paths. Of an area without tests but heavy ones nothing runs.
  const options = ['--config=playwright.config.ts', '--pass-with-no-tests'];
  return suite('browser tests', specParts(), areaOf, (areas, report) =>
    playwright(report, [...options, ...specsOf(areas).map((file) => escaped(file))], { TEST_HEAVY: heavy }),
  );
}

/** @returns {Suite} what must work in every browser, in those that are installed beside the test browser */
export function otherBrowsersSuite() {
  return whole('essentials in other browsers', (report) =>
    playwright(report, ['--config=browsers.config.ts']),
  );
}

/** @returns {Suite} promises about bad networks and sudden ends at full size, with their figures */
export function faultSuite() {
  return whole('faults at full size', (report) =>
    playwright(
      report,
      ['--config=faults.config.ts'],
      { TEST_SIZE: 'full' },
      './support/faults/figures-reporter.ts',
    ),
  );
}

/** What differs between versions of Node: the server as a process, its native modules, files and archives. */
const NODE_SLICE = [
  'packages/contracts/',
  'packages/releases/',
  'packages/server/src/main.heavy.test.ts',
  'packages/server/src/start.test.ts',
];

/**
 * @param {string} version of Node
 * @returns {Suite}
 */
export function nodeSuite(version) {
  const slice = NODE_SLICE.map((place) => path.join(ROOT, place));
  return whole(`start and a slice of the tests in Node ${version}`, async (report) =>
    vitest(report, ['--project=node', '--project=heavy', ...slice], {
      env: { TEST_HEAVY: 'all' },
      node: await fetchNode(version),
    }),
  );
}

/** @param {TestSize} size @returns {Suite[]} unit and server tests that are named as heavy, if there are any */
export function heavyUnitSuites(size) {
  const env = { TEST_HEAVY: 'only', TEST_SIZE: size };
  const units = whole('heavy unit and server tests', (report) =>
    vitest(report, ['--project=heavy'], { env }),
  );
  return hasHeavyUnitTests() ? [units] : [];
}

/**
 * What is too much for every change: tests that are marked as heavy, and other browsers.
 * @param {TestSize} size @returns {Suite[]}
 */
export function heavySuites(size) {
  const env = { TEST_HEAVY: 'only', TEST_SIZE: size };
  const browser = whole('heavy browser tests', (report) =>
    playwright(report, ['--config=playwright.config.ts', '--pass-with-no-tests'], env),
  );
  return [
    ...heavyUnitSuites(size),
    browser,
    otherBrowsersSuite(),
    ...(size === 'full' ? [faultSuite(), ...NODE_VERSIONS.map(nodeSuite)] : []),
  ];
}

/** @returns {Suite} the short form of the bench against its budgets; to be run with nothing beside it */
export function benchSuite() {
  const name = 'figures against budgets';
  return {
    name,
    parts: WHOLE,
    async run() {
      const bench = path.join(ROOT, 'packages/tooling/src/commands/bench.mjs');
      const { code, output } = await run(process.execPath, [bench, '--short', '--check'], { quiet: true });
      process.stderr.write(output);
      if (code === 0) return new Map([['all', { ...NO_TESTS, passed: 1 }]]);
      const unmet = output.split('\n').filter((line) => line.includes(OVER_BUDGET));
      return new Map([['all', failed([{ test: name, reason: unmet.join('\n') || output }])]]);
    },
  };
}

/**
 * @param {string} report @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, node?: string }} [options] `node` is the program
 *   of another Node
 * @returns {Promise<Outcome>}
 */
async function vitest(report, args, { env = {}, node = process.execPath } = {}) {
  const reporters = ['default', `${import.meta.dirname}/vitest-reporter.mjs`].map(
    (each) => `--reporter=${each}`,
  );
  const program = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  const { code } = await run(node, [program, 'run', ...reporters, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env, [REPORT_FILE]: report },
  });
  return { code, read: (json) => /** @type {Report} */ (json) };
}

/**
 * @param {string} report @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env]
 * @param {string[]} reporters besides those that every run has
 * @returns {Promise<Outcome>}
 */
async function playwright(report, args, env = {}, ...reporters) {
  const reporter = `--reporter=${['list', 'json', ...reporters].join(',')}`;
  const { code } = await runTool('@playwright/test/cli.js', ['test', reporter, ...args], {
    cwd: path.join(ROOT, 'packages/e2e'),
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return {
    code,
    read: (json) =>
      readPlaywrightReport(/** @type {import('./playwright-report.mjs').PlaywrightReport} */ (json)),
  };
}

/** @param {string} name @param {(report: string) => Promise<Outcome>} start */
function whole(name, start) {
  return suite(
    name,
    WHOLE,
    () => 'all',
    (_parts, report) => start(report),
  );
}

/** @param {string} text */
const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @typedef {{ code: number, read: (json: unknown) => Report }} Outcome */

/**
 * A test runner that writes a report. Without one, or with another verdict than its exit code, it has failed.
 * @param {string} name @param {Suite['parts']} parts @param {(file: string) => string} partOf
 * @param {(parts: readonly string[], report: string) => Promise<Outcome>} start @returns {Suite}
 */
function suite(name, parts, partOf, start) {
  return {
    name,
    parts,
    async run(stale) {
      const file = path.join(REPORTS, `${name.replaceAll(/\W+/g, '-')}.json`);
      mkdirSync(REPORTS, { recursive: true });
      rmSync(file, { force: true });
      const { code, read } = await start(stale, file);
      const ended = failed([{ test: name, reason: `ended with ${String(code)}` }]);
      if (!existsSync(file)) return new Map([['', ended]]);
      const tallies = byPart(read(JSON.parse(readFileSync(file, 'utf8'))), partOf);
      const isSound = code === 0 || [...tallies.values()].some((tally) => tally.failed > 0);
      return isSound ? tallies : tallies.set('', ended);
    },
  };
}
