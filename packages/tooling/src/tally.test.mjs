import { expect, test } from 'vitest';
import { failureList, playwrightTally, sum, summaryLine } from './tally.mjs';

const none = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };

test('the last line of a run says what passed, failed and was skipped over all suites', () => {
  const total = sum([
    { passed: 2, failed: 0, skipped: 1, failures: [] },
    { passed: 5, failed: 1, skipped: 0, failures: [] },
  ]);
  expect(summaryLine(total)).toBe('7 passed, 1 failed, 1 skipped');
});

test('a browser test that passed only when repeated counts as failed', () => {
  const tally = playwrightTally({ stats: { ...none, expected: 4, flaky: 1 }, errors: [], suites: [] });
  expect(tally).toMatchObject({ passed: 4, failed: 1, skipped: 0 });
});

test('browser tests that could not start at all count as failed', () => {
  const tally = playwrightTally({ stats: none, errors: [{ message: 'no server' }], suites: [] });
  expect(tally.failed).toBe(1);
  expect(tally.failures).toEqual([{ test: 'outside of tests', reason: 'no server' }]);
});

test('the end of a run names each test that failed, over all suites, and what it said', () => {
  const failures = [{ test: 'sums.test.ts: takes away', reason: 'expected 1\n\nto be 2' }];
  const tests = [
    { status: 'expected', results: [{}] },
    { status: 'unexpected', results: [{ errors: [{ message: '\u001B[31mnot visible\u001B[39m' }] }] },
  ];
  const suites = [{ suites: [{ specs: [{ title: 'opens', file: 'open.spec.ts', line: 7, tests }] }] }];
  const total = sum([
    { passed: 1, failed: 1, skipped: 0, failures },
    playwrightTally({ stats: { ...none, unexpected: 1 }, errors: [], suites }),
  ]);
  expect(failureList(total)).toBe(
    '✗ sums.test.ts: takes away\n    expected 1\n    to be 2\n✗ open.spec.ts:7: opens\n    not visible\n',
  );
});

test('of a long reason the end of a run has the first lines, and of a run without failures nothing', () => {
  const reason = Array.from({ length: 40 }, (_, line) => String(line)).join('\n');
  const failed = { passed: 0, failed: 1, skipped: 0, failures: [{ test: 'a', reason }] };
  expect(failureList(failed).split('\n')).toHaveLength(14);
  expect(failureList({ ...failed, failures: [] })).toBe('');
});
