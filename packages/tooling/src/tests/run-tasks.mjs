import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { turbo } from '../lib/turbo.mjs';
import { ROOT } from '../lib/workspaces.mjs';
import { failed, NO_TESTS, sum, tallyFile } from './tally.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */
/**
 * A task in the summary of a run, which has no task that was not started.
 * @typedef {{ taskId: string, task: string, directory: string, command: string, logFile: string,
 *   cache: { status: 'HIT' | 'MISS' }, execution?: { exitCode?: number } }} Task
 */

/**
 * Runs tasks with Turborepo, and counts their tests. A task without tests counts as one, unless it is a build.
 * @param {readonly string[]} tasks
 * @param {{ args?: readonly string[], env?: NodeJS.ProcessEnv, root?: string }} [options]
 * @returns {Promise<Tally>}
 */
export async function runTasks(tasks, { args = [], env = {}, root = ROOT } = {}) {
  const runs = path.join(root, '.turbo/runs');
  rmSync(runs, { recursive: true, force: true });
  const options = ['--continue=dependencies-successful', '--output-logs=new-only', '--summarize'];
  const { code } = await turbo([...tasks, ...options, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  const [summary] = existsSync(runs) ? readdirSync(runs) : [];
  if (summary === undefined) return failed([{ test: 'turbo', reason: `ended with ${String(code)}` }]);
  const all = /** @type {{ tasks: Task[] }} */ (JSON.parse(readFileSync(path.join(runs, summary), 'utf8')));
  return sum(
    all.tasks.filter(({ command }) => command !== '<NONEXISTENT>').map((task) => tallyOf(task, root)),
  );
}

/** @param {Task} task @param {string} root @returns {Tally} */
function tallyOf({ taskId, task, directory, logFile, cache, execution }, root) {
  const isPassed = cache.status === 'HIT' || execution?.exitCode === 0;
  const file = tallyFile(path.join(root, directory), task);
  const tally = existsSync(file) ? /** @type {Tally} */ (JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  if (isPassed) return tally ?? { ...NO_TESTS, passed: task === 'build' ? 0 : 1 };
  if (tally !== undefined && tally.failed > 0) return tally;
  return sum([
    tally ?? NO_TESTS,
    failed([{ test: taskId, reason: readFileSync(path.join(root, logFile), 'utf8') }]),
  ]);
}
