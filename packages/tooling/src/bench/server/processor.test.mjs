import { expect, test } from 'vitest';
import { processorSeconds } from './processor.mjs';

test('the processor works for a process that computes', () => {
  const before = processorSeconds(process.pid);
  for (const end = performance.now() + 300; performance.now() < end;) Math.random();
  const worked = processorSeconds(process.pid) - before;
  expect(worked).toBeGreaterThan(0.02);
  expect(worked).toBeLessThan(5);
});
