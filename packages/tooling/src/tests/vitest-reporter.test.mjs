import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runTool } from '../lib/run.mjs';
import { ROOT } from '../lib/workspaces.mjs';
import { byPart, sum } from './tally.mjs';
import { REPORT_FILE } from './vitest-reporter.mjs';

const VITEST = JSON.stringify(path.join(ROOT, 'node_modules/vitest/dist/index.js'));

/** What stands in each of the files that are run, by what is wrong with it. */
const FILES = {
  passes: `test('one', () => {}); test.skip('two', () => {}); test.todo('three');`,
  fails: `describe('sums', () => { test('one', () => { expect(1).toBe(2); }); test('two', () => {}); });`,
  unread: `throw new Error('cannot be read');`,
  around: `test('one', () => {}); describe('folder', () => {
    test('two', () => {}); afterAll(() => { throw new Error('not removed'); });
  });`,
  forgotten: `test('one', () => { void Promise.reject(new Error('nobody waited')); });`,
};

/** @type {string} */
let folder;
/** @type {import('./tally.mjs').Tally} */
let tally;
/** @type {Map<string, import('./tally.mjs').Tally>} */
let files;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'naija-tally-'));
  for (const [name, text] of Object.entries(FILES))
    writeFileSync(
      path.join(folder, `${name}.test.mjs`),
      `import { afterAll, describe, expect, test } from ${VITEST};\n${text}`,
    );
  const report = path.join(folder, 'tally.json');
  const reporter = path.join(import.meta.dirname, 'vitest-reporter.mjs');
  await runTool('vitest/vitest.mjs', ['run', `--root=${folder}`, `--reporter=${reporter}`], {
    env: { ...process.env, [REPORT_FILE]: report },
    quiet: true,
  });
  const read = /** @type {import('./tally.mjs').Report} */ (JSON.parse(readFileSync(report, 'utf8')));
  files = byPart(read, (file) => path.basename(file));
  tally = sum([...files.values()]);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** @param {string} test */
const reasonOf = (test) => tally.failures.find((failure) => failure.test === test)?.reason;

test('a test that was put off counts as skipped', () => {
  expect(tally).toMatchObject({ passed: 5, skipped: 2 });
});

test('a test that fails is named with what it said', () => {
  expect(reasonOf('fails.test.mjs: sums > one')).toContain('expected 1 to be 2');
});

test('a test file that breaks before its first test counts as failed', () => {
  expect(reasonOf('unread.test.mjs')).toContain('cannot be read');
});

test('what goes wrong after the tests counts as failed, though each of them passed', () => {
  expect(reasonOf('around.test.mjs: folder')).toContain('not removed');
});

test('an error that nothing handled counts as failed, with where it came from and when', () => {
  const file = path.join(folder, 'forgotten.test.mjs');
  expect(reasonOf(`handled by nothing, while ${file} ran`)).toMatch(/nobody waited[^]*forgotten\.test\.mjs/);
});

test('nothing else counts as failed', () => {
  expect(tally.failed).toBe(4);
  expect(tally.failures).toHaveLength(4);
});

test('each file has a tally of its own, apart from what nothing handled', () => {
  expect(files.get('fails.test.mjs')).toMatchObject({ passed: 1, failed: 1 });
  expect(files.get('passes.test.mjs')).toMatchObject({ passed: 1, failed: 0, skipped: 2 });
  expect(files.get('')).toMatchObject({ passed: 0, failed: 1 });
});
