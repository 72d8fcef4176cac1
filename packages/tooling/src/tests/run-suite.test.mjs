import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readContent } from './content.mjs';
import { runSuite } from './run-suite.mjs';
import { failed, NO_TESTS } from './tally.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */

const PASSES = { ...NO_TESTS, passed: 3, skipped: 1 };
const FAILS = failed([{ test: 'a', reason: 'b' }]);

/** @type {string} */
let root;
/** @type {Map<string, Tally>} */
let outcome;
/** @type {string[][]} */
let runs;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'naija-suite-'));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  write('.gitignore', 'stamps/\nbuilt.txt\n');
  write('ui.txt', 'one');
  write('shell.txt', 'one');
  outcome = new Map([
    ['ui', PASSES],
    ['shell', PASSES],
  ]);
  runs = [];
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

/** @param {string} file @param {string} text */
function write(file, text) {
  writeFileSync(path.join(root, file), text);
}

/** @param {{ force?: boolean, setting?: string }} [settings] */
function run(settings) {
  const suite = {
    name: 'units',
    parts: [
      { name: 'ui', isInput: (/** @type {string} */ file) => file === 'ui.txt' || file === 'new.txt' },
      { name: 'shell', isInput: (/** @type {string} */ file) => file !== 'new.txt' },
    ],
    run: (/** @type {readonly string[]} */ parts) => {
      runs.push([...parts]);
      return Promise.resolve(new Map([...outcome].filter(([part]) => part === '' || parts.includes(part))));
    },
  };
  return runSuite(suite, { content: readContent(root), folder: path.join(root, 'stamps'), ...settings });
}

test('a part that passed is not run again while its files are the same, and its tests are counted', async () => {
  expect(await run()).toMatchObject({ passed: 6, skipped: 2, unchanged: 0 });
  write('ui.txt', 'one');
  write('built.txt', 'ignored by git');
  expect(await run()).toMatchObject({ passed: 0, skipped: 0, unchanged: 8 });
  expect(runs).toEqual([['ui', 'shell']]);
});

test('a changed file runs the parts that depend on it, and no other', async () => {
  await run();
  write('shell.txt', 'two');
  expect(await run()).toMatchObject({ passed: 3, skipped: 1, unchanged: 4 });
  expect(runs[1]).toEqual(['shell']);
});

test('a new file that git does not know yet counts as a change', async () => {
  await run();
  write('new.txt', 'one');
  await run();
  expect(runs[1]).toEqual(['ui']);
});

test('a part that failed runs again, and so does what passed beside it while something failed outside of tests', async () => {
  outcome.set('ui', FAILS);
  expect(await run()).toMatchObject({ passed: 3, failed: 1 });
  outcome.set('ui', PASSES).set('', FAILS);
  await run();
  outcome.delete('');
  await run();
  expect(runs).toEqual([['ui', 'shell'], ['ui'], ['ui']]);
});

test('a part of which every test was skipped runs again', async () => {
  outcome.set('ui', { ...NO_TESTS, skipped: 4 });
  await run();
  await run();
  expect(runs[1]).toEqual(['ui']);
});

test('a part whose tests are all left to CI passes with the others, and is not run again', async () => {
  outcome.delete('ui');
  expect(await run()).toMatchObject({ passed: 3, failed: 0 });
  expect(await run()).toMatchObject({ passed: 0, failed: 0, unchanged: 4 });
  expect(runs).toHaveLength(1);
});

test('force runs everything, as do another size of the tests and a folder without git', async () => {
  await run();
  await run({ force: true });
  await run({ setting: 'full' });
  rmSync(path.join(root, '.git'), { recursive: true });
  expect(await run()).toMatchObject({ passed: 6, unchanged: 0 });
  expect(runs).toHaveLength(4);
});
