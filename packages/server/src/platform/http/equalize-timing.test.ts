import { expect, it } from 'vitest';
import { equalizeTiming } from './equalize-timing.ts';

async function timed(work: () => Promise<unknown>): Promise<{ result: unknown; ms: number }> {
  const start = performance.now();
  const result = await work().catch((error: unknown) => error);
  return { result, ms: performance.now() - start };
}

it('delays a fast result to the next step', async () => {
  const { result, ms } = await timed(() => equalizeTiming(60, () => Promise.resolve('found')));
  expect(result).toBe('found');
  expect(ms).toBeGreaterThan(55);
});

it('delays an error to the next step', async () => {
  const refusal = new Error('no');
  const { result, ms } = await timed(() => equalizeTiming(60, () => Promise.reject(refusal)));
  expect(result).toBe(refusal);
  expect(ms).toBeGreaterThan(55);
});

it('delays slow work to the next multiple of the step', async () => {
  const slow = () => new Promise((resolve) => setTimeout(resolve, 70));
  const { ms } = await timed(() => equalizeTiming(60, slow));
  expect(ms).toBeGreaterThan(110);
});
