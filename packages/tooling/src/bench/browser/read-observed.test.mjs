import { expect, test } from 'vitest';
import { blockingTime, longestTask } from './read-observed.mjs';

const OBSERVED = { content: 600, paint: 500, lcp: 600, cls: 0, answered: 0 };

test('tasks block by what they take longer than 50 ms', () => {
  const tasks = [
    { start: 700, duration: 80 },
    { start: 900, duration: 120 },
  ];
  expect(blockingTime({ ...OBSERVED, tasks })).toBe(100);
  expect(longestTask({ ...OBSERVED, tasks })).toBe(120);
});

test('tasks that end before the first paint do not count as blocking', () => {
  const tasks = [{ start: 100, duration: 300 }];
  expect(blockingTime({ ...OBSERVED, tasks })).toBe(0);
  expect(longestTask({ ...OBSERVED, tasks })).toBe(0);
});
