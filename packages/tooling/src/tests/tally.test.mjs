import { expect, test } from 'vitest';
import { readPlaywrightReport } from './playwright-report.mjs';
import { byPart, failed, failureList, NO_TESTS, sum, summaryLine } from './tally.mjs';

const config = { rootDir: '/specs' };

/** @param {string[]} statuses of the tests of one file */
function reportOf(...statuses) {
  const tests = statuses.map((status) => ({
    status,
    results: [{ errors: [{ message: '\u001B[31mnot visible\u001B[39m' }] }],
  }));
  const specs = [{ title: 'opens', file: 'open.spec.ts', line: 7, tests }];
  return readPlaywrightReport({ config, errors: [], suites: [{ suites: [{ specs }] }] });
}

/** @param {import('./tally.mjs').Report} report */
const total = (report) => sum([...byPart(report, () => 'all').values()]);

test('the last line of a run says what passed, failed and was skipped over all suites', () => {
  const tally = sum([
    { ...NO_TESTS, passed: 2, skipped: 1 },
    { ...NO_TESTS, passed: 5, failed: 1 },
  ]);
  expect(summaryLine(tally)).toBe('7 passed, 1 failed, 1 skipped');
});

test('the last line counts tests that were not run because nothing changed for them', () => {
  const tally = sum([
    { ...NO_TESTS, passed: 2 },
    { ...NO_TESTS, unchanged: 40 },
  ]);
  expect(summaryLine(tally)).toBe('2 passed, 0 failed, 0 skipped, 40 unchanged');
});

test('a browser test that passed only when repeated counts as failed', () => {
  expect(total(reportOf('expected', 'flaky', 'skipped'))).toMatchObject({ passed: 1, failed: 1, skipped: 1 });
});

test('browser tests that could not start at all count as failed', () => {
  const tally = total(readPlaywrightReport({ config, errors: [{ message: 'no server' }], suites: [] }));
  expect(tally.failed).toBe(1);
  expect(tally.failures).toEqual([{ test: 'outside of tests', reason: 'no server' }]);
});

test('browser tests are counted for the part that their file belongs to', () => {
  const parts = byPart(reportOf('expected'), (file) => file);
  expect(parts.get('/specs/open.spec.ts')).toMatchObject({ passed: 1 });
});

test('the end of a run names each test that failed, over all suites, and what it said', () => {
  const failures = [{ test: 'sums.test.ts: takes away', reason: 'expected 1\n\nto be 2' }];
  expect(failureList(sum([failed(failures), total(reportOf('expected', 'unexpected'))]))).toBe(
    '✗ sums.test.ts: takes away\n    expected 1\n    to be 2\n✗ open.spec.ts:7: opens\n    not visible\n',
  );
});

test('of a long reason the end of a run has the first lines, and of a run without failures nothing', () => {
  const reason = Array.from({ length: 40 }, (_, line) => String(line)).join('\n');
  expect(failureList(failed([{ test: 'a', reason }])).split('\n')).toHaveLength(14);
  expect(failureList(NO_TESTS)).toBe('');
});
