import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { processorSeconds, starvedSeconds } from './processor.mjs';

test('the processor works for a process that computes', () => {
  const before = processorSeconds(process.pid);
  for (const end = performance.now() + 300; performance.now() < end;) Math.random();
  const worked = processorSeconds(process.pid) - before;
  expect(worked).toBeGreaterThan(0.02);
  expect(worked).toBeLessThan(5);
});

test.runIf(existsSync('/proc'))('a process has waited for the processor, and less than it has lived', () => {
  expect(starvedSeconds(process.pid)).toBeGreaterThan(0);
  expect(starvedSeconds(process.pid)).toBeLessThan(process.uptime() + 1);
});
