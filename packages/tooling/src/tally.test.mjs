import { expect, test } from 'vitest';
import { playwrightTally, sum, summaryLine, vitestTally } from './tally.mjs';

const vitest = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [] };

test('the last line of a run says what passed, failed and was skipped over all suites', () => {
  const total = sum([
    { passed: 2, failed: 0, skipped: 1 },
    { passed: 5, failed: 1, skipped: 0 },
  ]);
  expect(summaryLine(total)).toBe('7 passed, 1 failed, 1 skipped');
});

test('a test that was put off counts as skipped', () => {
  expect(vitestTally(vitest)).toEqual({ passed: 3, failed: 1, skipped: 3 });
});

test('a test file that breaks before its first test counts as failed', () => {
  const broken = { status: 'failed', assertionResults: [] };
  expect(vitestTally({ ...vitest, testResults: [broken] }).failed).toBe(2);
});

test('a browser test that passed only when repeated counts as failed', () => {
  const stats = { expected: 4, unexpected: 0, flaky: 1, skipped: 0 };
  expect(playwrightTally({ stats, errors: [] })).toEqual({ passed: 4, failed: 1, skipped: 0 });
});

test('browser tests that could not start at all count as failed', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  expect(playwrightTally({ stats, errors: ['no server'] }).failed).toBe(1);
});
