import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runTool } from '../lib/run.mjs';
import { ROOT } from '../lib/workspaces.mjs';
import { failed, NO_TESTS, sum, summary, tallyFile } from './tally.mjs';

test('the last line of a run says what passed, failed and was skipped over all tasks', () => {
  const tally = sum([
    { ...NO_TESTS, passed: 2, skipped: 1 },
    { ...NO_TESTS, passed: 5, failed: 1 },
  ]);
  expect(summary(tally)).toBe('7 passed, 1 failed, 1 skipped\n');
});

test('the end of a run names each test that failed, over all tasks, and what it said', () => {
  const units = failed([{ test: 'sums.test.ts: takes away', reason: 'expected 1\n\nto be 2' }]);
  const pages = failed([{ test: 'open.spec.ts:7: opens', reason: '\u001B[31mnot visible\u001B[39m' }]);
  expect(summary(sum([units, pages]))).toBe(
    '✗ sums.test.ts: takes away\n    expected 1\n    to be 2\n✗ open.spec.ts:7: opens\n    not visible\n0 passed, 2 failed, 0 skipped\n',
  );
});

test('the end of a run shows the first lines of a long reason', () => {
  const reason = Array.from({ length: 40 }, (_, line) => String(line)).join('\n');
  expect(summary(failed([{ test: 'a', reason }])).split('\n')).toHaveLength(15);
});

/** @type {string} */
let folder;
beforeAll(() => {
  // Inside the repository, so that installed packages are found.
  mkdirSync(path.join(ROOT, '.cache/fixtures'), { recursive: true });
  folder = mkdtempSync(path.join(ROOT, '.cache/fixtures/tally-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/**
 * Runs a program as Turborepo runs a task.
 * @param {string} program @param {string[]} args @param {string} task
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
async function tallyOf(program, args, task) {
  const env = { ...process.env, TURBO_HASH: '1', npm_lifecycle_event: task };
  await runTool(program, args, { cwd: folder, env, quiet: true });
  return /** @type {import('./tally.mjs').Tally} */ (
    JSON.parse(readFileSync(tallyFile(folder, task), 'utf8'))
  );
}

describe('the tally of a run of Vitest', () => {
  /** What is in each of the files that are run, by what is wrong with it. */
  const FILES = {
    passes: `test('one', () => {}); test.skip('two', () => {}); test.todo('three');`,
    fails: `describe('sums', () => { test('one', () => { expect(1).toBe(2); }); test('two', () => {}); });`,
    unread: `throw new Error('cannot be read');`,
    around: `test('one', () => {}); describe('folder', () => {
      test('two', () => {}); afterAll(() => { throw new Error('not removed'); });
    });`,
    forgotten: `test('one', () => { void Promise.reject(new Error('nobody waited')); });`,
  };
  /** @type {import('./tally.mjs').Tally} */
  let tally;
  beforeAll(async () => {
    for (const [name, text] of Object.entries(FILES))
      writeFileSync(
        path.join(folder, `${name}.test.mjs`),
        `import { afterAll, describe, expect, test } from 'vitest';\n${text}`,
      );
    const reporter = path.join(import.meta.dirname, 'vitest-tally.mjs');
    const config = path.join(folder, 'vitest.config.mjs');
    writeFileSync(
      config,
      `import Tally from ${JSON.stringify(reporter)}; export default { test: { reporters: [new Tally()] } };`,
    );
    tally = await tallyOf('vitest/vitest.mjs', ['run', `--root=${folder}`, `--config=${config}`], 'test');
  });

  /** @param {string} name */
  const reasonOf = (name) => tally.failures.find((failure) => failure.test === name)?.reason;

  test('counts a test that was put off as skipped', () => {
    expect(tally).toMatchObject({ passed: 5, skipped: 2 });
  });

  test('names a test that fails with what it said', () => {
    expect(reasonOf('fails.test.mjs: sums > one')).toContain('expected 1 to be 2');
  });

  test('counts a test file that breaks before its first test as failed', () => {
    expect(reasonOf('unread.test.mjs')).toContain('cannot be read');
  });

  test('counts what goes wrong after the tests as failed, though each of them passed', () => {
    expect(reasonOf('around.test.mjs: folder')).toContain('not removed');
  });

  test('counts an error that nothing handled as failed, with where it came from and when', () => {
    const file = path.join(folder, 'forgotten.test.mjs');
    expect(reasonOf(`handled by nothing, while ${file} ran`)).toMatch(
      /nobody waited[^]*forgotten\.test\.mjs/,
    );
  });

  test('counts nothing else as failed', () => {
    expect(tally.failed).toBe(4);
    expect(tally.failures).toHaveLength(4);
  });
});

describe('the tally of a run of Playwright', () => {
  /** @param {string} name @param {string} text @param {string} [settings] */
  function run(name, text, settings = '') {
    const dir = path.join(folder, name);
    mkdirSync(dir);
    writeFileSync(path.join(dir, 'a.spec.mjs'), `import { expect, test } from '@playwright/test';\n${text}`);
    const reporter = path.join(import.meta.dirname, 'playwright-tally.mjs');
    const config = path.join(dir, 'playwright.config.mjs');
    const output = path.join(tmpdir(), path.basename(folder));
    writeFileSync(
      config,
      `export default { reporter: ${JSON.stringify([[reporter]])}, outputDir: ${JSON.stringify(output)}, ${settings} };`,
    );
    return tallyOf('@playwright/test/cli.js', ['test', `--config=${config}`], `test:${name}`);
  }

  test('counts what passed, failed and was skipped, and names what failed with what it said', async () => {
    const tally = await run(
      'mixed',
      `test('opens', () => {}); test.skip('later', () => {}); test('shuts', () => { expect(1).toBe(2); });`,
    );
    expect(tally).toMatchObject({ passed: 1, failed: 1, skipped: 1 });
    expect(tally.failures[0]).toMatchObject({ test: 'a.spec.mjs:2: shuts' });
    expect(tally.failures[0]?.reason).toContain('Expected: ');
  });

  test('counts a test that passed only when repeated as failed', async () => {
    const text = `test('flaky', ({}, { retry }) => { expect(retry).toBe(1); });`;
    expect(await run('flaky', text, 'retries: 1')).toMatchObject({ passed: 0, failed: 1 });
  });

  test('counts tests that could not start at all as failed', async () => {
    const tally = await run('broken', `throw new Error('no server');`);
    expect(tally).toMatchObject({ passed: 0, skipped: 0 });
    expect(tally.failures[0]?.reason).toContain('no server');
  });
});
