import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../lib/workspaces.mjs';
import { runTasks } from './run-tasks.mjs';

/** A task that writes down that it ran, and ends as a file says. */
const PROGRAM = `
import { appendFileSync, readFileSync } from 'node:fs';
import { NO_TESTS, writeTally } from ${JSON.stringify(path.join(import.meta.dirname, 'tally.mjs'))};
appendFileSync('../runs.txt', process.cwd().split('/').at(-1) + ' ');
const { exit = 0, ...tally } = JSON.parse(readFileSync('outcome.json', 'utf8'));
if (tally.passed !== undefined) writeTally({ ...NO_TESTS, ...tally });
process.exit(exit);`;

/** @type {string} */
let root;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'naija-tasks-'));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  write('.gitignore', 'node_modules\n.turbo\n.cache\nbuilt.txt\nruns.txt\n');
  write('package.json', { name: 'root', packageManager: 'npm@11.0.0', workspaces: ['ui', 'shell'] });
  write('package-lock.json', { name: 'root', lockfileVersion: 3, packages: {} });
  write('turbo.json', {
    envMode: 'loose',
    tasks: {
      build: { outputs: ['built.txt'] },
      test: { dependsOn: ['build', '^build'], outputs: ['.cache/tallies/**'] },
    },
  });
  for (const name of ['ui', 'shell']) {
    const scripts = { build: 'echo made > built.txt', test: 'node ../program.mjs' };
    const dependencies = name === 'shell' ? { ui: '*' } : {};
    write(`${name}/package.json`, { name, version: '1.0.0', type: 'module', scripts, dependencies });
    write(`${name}/outcome.json`, { passed: 3, skipped: 1 });
  }
  writeFileSync(path.join(root, 'program.mjs'), PROGRAM);
  writeFileSync(path.join(root, 'runs.txt'), '');
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

/** @param {string} file @param {unknown} content */
function write(file, content) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(path.join(root, file), text);
}

/** @param {string[]} args */
const run = (...args) => runTasks(['test'], { root, args: ['--concurrency=1', ...args] });

const runs = () => readFileSync(path.join(root, 'runs.txt'), 'utf8').trim().split(' ').sort();

test('what passed is not run again while its files are the same, and its tests are counted', async () => {
  expect(await run()).toMatchObject({ passed: 6, failed: 0, skipped: 2 });
  for (const name of ['ui', 'shell']) rmSync(path.join(root, name, '.cache'), { recursive: true });
  expect(await run()).toMatchObject({ passed: 6, failed: 0, skipped: 2 });
  expect(runs()).toEqual(['shell', 'ui']);
});

test('a changed file runs the workspaces that depend on it, and no other', async () => {
  await run();
  write('shell/page.txt', 'two');
  await run();
  expect(runs()).toEqual(['shell', 'shell', 'ui']);
  write('ui/button.txt', 'new, and not known to git');
  await run();
  expect(runs()).toEqual(['shell', 'shell', 'shell', 'ui', 'ui']);
});

test('what failed is named with its reason, and runs again', async () => {
  const failures = [{ test: 'sums', reason: 'expected 1' }];
  write('ui/outcome.json', { passed: 1, failed: 1, failures, exit: 1 });
  expect(await run()).toEqual({ passed: 4, failed: 1, skipped: 1, failures });
  await run();
  expect(runs()).toEqual(['shell', 'ui', 'ui']);
});

test('a task that ends with an error though its tests passed counts as failed, with what it printed', async () => {
  write('ui/outcome.json', { passed: 1, exit: 1 });
  const tally = await run();
  expect(tally).toMatchObject({ passed: 4, failed: 1, failures: [{ test: 'ui#test' }] });
});

test('a task without tests counts as one', async () => {
  write('ui/outcome.json', {});
  write('shell/outcome.json', { exit: 1 });
  expect(await run()).toMatchObject({ passed: 1, failed: 1, failures: [{ test: 'shell#test' }] });
});

test('a build that failed counts as failed, and the tests that need it are not run', async () => {
  write('ui/package.json', {
    name: 'ui',
    version: '1.0.0',
    scripts: { build: 'echo no; exit 1', test: 'true' },
  });
  expect(await run()).toMatchObject({ passed: 0, failed: 1, failures: [{ test: 'ui#build' }] });
  expect(runs()).toEqual(['']);
});

test('a run that cannot start counts as failed', async () => {
  writeFileSync(path.join(root, 'turbo.json'), '{');
  expect(await run()).toMatchObject({ passed: 0, failed: 1 });
});

test('--force runs everything', async () => {
  await run();
  await run('--force');
  expect(runs()).toEqual(['shell', 'shell', 'ui', 'ui']);
});

test('a missing output is restored', async () => {
  await run();
  rmSync(path.join(root, 'ui/built.txt'));
  await run();
  expect(existsSync(path.join(root, 'ui/built.txt'))).toBe(true);
});
