import { existsSync } from 'node:fs';
import path from 'node:path';
import { OVER_BUDGET } from '../bench/results/budgets.mjs';
import { exitWithError, log } from '../lib/log.mjs';
import { run } from '../lib/run.mjs';
import { ROOT } from '../lib/workspaces.mjs';
import { failed, NO_TESTS } from './tally.mjs';

/** Versions of Node that the product is tested with: the oldest that it accepts, and those with long-term support. */
export const NODE_VERSIONS = ['20.19', '22.12', '24'];

/** Tests of what differs between versions of Node: the server as a process, its native modules, files and archives. */
const NODE_SLICE = [
  'packages/contracts/',
  'packages/releases/',
  'packages/server/src/main.heavy.test.ts',
  'packages/server/src/start.test.ts',
];

/** Plans an installation, starts the server and runs a slice of the tests in a version of Node. @param {string} version such as '22' */
export async function runInNode(version) {
  log(`Running a slice of the tests in Node ${version}`);
  const program = await fetchNode(version);
  const npm = process.env['npm_execpath'];
  if (npm === undefined) exitWithError('Start this with npm, whose own path it needs: npm test -- --node');
  const plan = await run(program, [npm, 'ci', '--dry-run', '--ignore-scripts'], { quiet: true });
  if (plan.code !== 0) return failed([{ test: `npm ci in Node ${version}`, reason: plan.output }]);
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  const slice = NODE_SLICE.map((place) => path.join(ROOT, place));
  const env = { ...process.env, TEST_HEAVY: 'all' };
  const { code } = await run(program, [vitest, 'run', ...slice], { env });
  return code === 0 ? { ...NO_TESTS, passed: 1 } : failed([{ test: `Node ${version}`, reason: 'see above' }]);
}

/** The short form of the bench against its budgets; to be run with nothing beside it. */
export async function runBench() {
  log('Running a short bench');
  const bench = path.join(ROOT, 'packages/tooling/src/bench/command.mjs');
  const { code, output } = await run(process.execPath, [bench, '--short', '--check'], { quiet: true });
  process.stderr.write(output);
  if (code === 0) return { ...NO_TESTS, passed: 1 };
  const unmet = output.split('\n').filter((line) => line.includes(OVER_BUDGET));
  return failed([{ test: 'figures against budgets', reason: unmet.join('\n') || output }]);
}

/**
 * Fetches a Node once, from the npm registry.
 * @param {string} version
 * @returns {Promise<string>} path of its program
 */
async function fetchNode(version) {
  const folder = path.join(ROOT, '.cache/node', version);
  const program = path.join(folder, 'node_modules/node/bin/node');
  if (!existsSync(program)) {
    log(`Fetching Node ${version}`);
    const args = ['install', `--prefix=${folder}`, '--no-save', '--no-audit', '--no-fund', `node@${version}`];
    const { code, output } = await run('npm', args, { quiet: true });
    if (code !== 0 || !existsSync(program)) exitWithError(`Node ${version} could not be fetched:\n${output}`);
  }
  return program;
}
