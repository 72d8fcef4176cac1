import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runTool } from './run.mjs';
import { playwrightTally, sum } from './tally.mjs';
import { TALLY_FILE } from './vitest-tally.mjs';
import { ROOT, workspaceFolders } from './workspaces.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */
/** @typedef {{ name: string, run: () => Promise<Tally> }} Suite */

const REPORTS = path.join(ROOT, '.cache/reports');

/** @returns {Suite[]} what reads the sources and runs nothing of them, the longest first */
export function checks() {
  return [
    // In two parts: for all sources at once the types alone take up what memory Node allows itself.
    check('lint of packages', 'eslint/bin/eslint.js', ['--max-warnings=0', 'packages']),
    check('types', 'typescript/bin/tsc', ['-b', ...projects()]),
    check('lint of shell and remotes', 'eslint/bin/eslint.js', [
      '--max-warnings=0',
      '--ignore-pattern=packages',
      '.',
    ]),
    check('format', 'prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']),
    check('unused code', 'knip/bin/knip.js', ['--no-progress']),
  ];
}

/** @returns {Suite[]} all tests, those of parts before those of the whole */
export function suites() {
  return [
    vitest('unit, component and server tests', '', 'default'),
    vitest('stories in both themes', 'storybook', 'dot'),
    playwright('browser tests', 'playwright.config.ts'),
  ];
}

/** @returns {Suite} what must work in every browser, in those that are installed beside the test browser */
export function otherBrowsers() {
  return playwright('essentials in other browsers', 'browsers.config.ts');
}

/** @returns {Suite} the promises about bad lines and sudden ends, at full size, with their figures */
export function faults() {
  return playwright('faults', 'faults.config.ts', './support/faults/figures-reporter.ts');
}

/**
 * @param {string} name
 * @param {string} folder of its configuration
 * @param {string} reporter how it shows what it does
 */
function vitest(name, folder, reporter) {
  const reporters = [reporter, `${import.meta.dirname}/vitest-tally.mjs`].map((each) => `--reporter=${each}`);
  return reporting(
    name,
    (/** @type {Tally} */ tally) => tally,
    (report) =>
      runTool('vitest/vitest.mjs', ['run', ...reporters], {
        cwd: path.join(ROOT, folder),
        env: { ...process.env, [TALLY_FILE]: report },
      }),
  );
}

/**
 * @param {string} name
 * @param {string} config
 * @param {string[]} reporters besides those that every run has
 */
function playwright(name, config, ...reporters) {
  const chosen = ['list', 'json', ...reporters].join(',');
  return reporting(name, playwrightTally, (report) =>
    runTool('@playwright/test/cli.js', ['test', `--config=${config}`, `--reporter=${chosen}`], {
      cwd: path.join(ROOT, 'packages/e2e'),
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }),
  );
}

function projects() {
  return workspaceFolders().filter((folder) => existsSync(path.join(ROOT, folder, 'tsconfig.json')));
}

/**
 * A tool that passes or fails as a whole.
 * @param {string} name
 * @param {string} bin
 * @param {readonly string[]} args
 * @returns {Suite}
 */
function check(name, bin, args) {
  return {
    name,
    async run() {
      const { code, output } = await runTool(bin, args, { quiet: true });
      if (code === 0) return { passed: 1, failed: 0, skipped: 0, failures: [] };
      process.stderr.write(output);
      return oneFailure(name, output);
    },
  };
}

/**
 * A test runner that writes a report. Without one, or with another verdict than its exit code, it has failed.
 * @template Report
 * @param {string} name
 * @param {(report: Report) => Tally} read
 * @param {(report: string) => Promise<{ code: number }>} start
 * @returns {Suite}
 */
function reporting(name, read, start) {
  return {
    name,
    async run() {
      const file = path.join(REPORTS, `${name.replaceAll(/\W+/g, '-')}.json`);
      mkdirSync(REPORTS, { recursive: true });
      rmSync(file, { force: true });
      const { code } = await start(file);
      const ended = oneFailure(name, `ended with ${String(code)}`);
      if (!existsSync(file)) return ended;
      const tally = read(/** @type {Report} */ (JSON.parse(readFileSync(file, 'utf8'))));
      return code !== 0 && tally.failed === 0 ? sum([tally, ended]) : tally;
    },
  };
}

/**
 * @param {string} test
 * @param {string} reason
 * @returns {Tally}
 */
function oneFailure(test, reason) {
  return { passed: 0, failed: 1, skipped: 0, failures: [{ test, reason }] };
}
